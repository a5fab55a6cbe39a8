import CommandOutput
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct ConsoleTests {
  @Test func `output that can't be written ends with 2 and says why`() {
    let errors = RecordingSink()
    let console = Console(
      environment: [:], output: RecordingSink(failure: OutputError(code: 28)), errors: errors)
    #expect(SextantTool.run(["--version"], in: console) == .failure)
    #expect(
      errors.text
        == "Error: the output can't be written: No space left on device; free some space or write somewhere else\n"
    )
  }

  @Test func `errors that can't be written still end with 2`() {
    let console = Console(
      environment: [:], output: RecordingSink(), errors: RecordingSink(failure: OutputError(code: 28)))
    #expect(SextantTool.run([], in: console) == .failure)
  }
}
