import Testing

@testable import SextantCommand

@Suite struct SessionTests {
  private func session(_ environment: [String: String], terminal: Bool, width: Int? = nil) -> Session {
    Session(
      environment: environment, output: RecordingSink(isTerminal: terminal, terminalWidth: width),
      errors: RecordingSink())
  }

  @Test(arguments: [
    ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true),
    (["CLICOLOR": "0"], true, false), (["CLICOLOR": "1"], true, true), (["CLICOLOR": "1"], false, false),
    (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "0"], false, false),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false), (["TERM": "dumb"], true, false),
  ])
  func `colours are for terminals, unless the environment says otherwise`(
    environment: [String: String], terminal: Bool, colored: Bool
  ) {
    #expect(session(environment, terminal: terminal).wantsColor == colored)
  }

  @Test(
    arguments: [
      ([:], nil, 80), ([:], 132, 132), (["COLUMNS": "100"], 132, 100), (["COLUMNS": "0"], 132, 132),
      (["COLUMNS": "wide"], nil, 80), (["COLUMNS": "-5"], nil, 80),
    ] as [([String: String], Int?, Int)])
  func `the width comes from COLUMNS, then from the terminal`(
    environment: [String: String], terminal: Int?, width: Int
  ) {
    #expect(session(environment, terminal: terminal != nil, width: terminal).width(standard: 80) == width)
  }

  @Test func `output that can't be written ends with 2 and says why`() {
    let errors = RecordingSink()
    let session = Session(
      environment: [:], output: RecordingSink(failure: OutputError(code: 28)), errors: errors)
    #expect(SextantTool.run(["--version"], in: session) == .failure)
    #expect(
      errors.text
        == "Error: the output can't be written: No space left on device; free some space or write somewhere else\n"
    )
  }

  @Test func `errors that can't be written still end with 2`() {
    let session = Session(
      environment: [:], output: RecordingSink(), errors: RecordingSink(failure: OutputError(code: 28)))
    #expect(SextantTool.run([], in: session) == .failure)
  }
}
