/// A text that is made anew only when what it says has changed: most texts say in a frame what they said in the last one.
struct KeptText<Subject: Equatable> {
  private var subject: Subject?
  private var text = ""

  mutating func text(of subject: Subject, make: (Subject) -> String) -> String {
    if self.subject != subject {
      text = make(subject)
      self.subject = subject
    }
    return text
  }
}
