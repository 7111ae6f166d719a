import Testing

/// Byte for byte: standard output, standard error and exit status.
func expect(
  _ arguments: [String], input: Run.Stream = .text(""), environment: [String: String] = [:], prints output: String,
  complains errors: String = "", status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let run = try Run(arguments, input: input, environment: environment)
  #expect(run.output == output, sourceLocation: sourceLocation)
  #expect(run.errors == errors, sourceLocation: sourceLocation)
  #expect(run.status == status, sourceLocation: sourceLocation)
}

/// What a text that is no color at all is told.
let noColor = "expected a color such as #4280f6, rebeccapurple or oklch(0.62 0.19 262)"
