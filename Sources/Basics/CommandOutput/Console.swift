package import Terminal

/// Where a command is run: what surrounds it, the file system aside.
package struct Console {
  /// The environment variables.
  package let environment: [String: String]
  /// Where results go.
  package let output: any OutputSink
  /// Where messages and progress go.
  package let errors: any OutputSink
  /// Whether this is the whole process, whose signals a program that it runs may take.
  package var isProcess: Bool

  /// Creates the surroundings of a command.
  package init(
    environment: [String: String], output: any OutputSink, errors: any OutputSink, isProcess: Bool = false
  ) {
    self.environment = environment
    self.output = output
    self.errors = errors
    self.isProcess = isProcess
  }

  /// Whether results and messages go to one place, so that their order shows.
  package var hasOnePlace: Bool { output.place != nil && output.place == errors.place }

  /// How wide and colorful the output is to be.
  package var terminal: TerminalSettings {
    TerminalSettings(
      environment: environment, isTerminal: output.isTerminal, terminalWidth: output.terminalWidth)
  }
}
