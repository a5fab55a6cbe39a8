import CommandOutput
import TestSupport

@testable import SextantCommand

/// A run of the tool in the test process.
struct ToolRun: Equatable {
  let exitCode: Int32
  let output: String
  let errors: String

  init(exitCode: Int32, output: String, errors: String) {
    self.exitCode = exitCode
    self.output = output
    self.errors = errors
  }

  /// Runs the tool with arguments.
  init(_ arguments: String...) {
    self.init(arguments: arguments)
  }

  /// Runs the tool with arguments and environment variables.
  init(arguments: [String], environment: [String: String] = [:]) {
    let output = RecordingSink()
    let errors = RecordingSink()
    let console = Console(environment: environment, output: output, errors: errors)
    let code = SextantTool.run(arguments, in: console)
    self.init(exitCode: code.rawValue, output: output.text, errors: errors.text)
  }
}
