/// A value that is derived from another one, and derived again only when that has changed: most texts say in a frame what
/// they said in the last one.
struct Memoized<Subject: Equatable, Value> {
  private var subject: Subject?
  private var value: Value?

  mutating func value(for subject: Subject, make: (Subject) -> Value) -> Value {
    if let value, self.subject == subject { return value }
    let made = make(subject)
    (self.subject, value) = (subject, made)
    return made
  }
}
