package import Terminal

/// The environment and output streams of a command.
package struct Console {
  /// The environment variables.
  package let environment: [String: String]
  /// The destination of results.
  package let output: any OutputSink
  /// The destination of messages.
  package let errors: any OutputSink
  /// The destination of progress, which is that of messages unless those are kept.
  package let progress: any OutputSink
  /// Whether the command is the whole process, so that a child program may handle its signals.
  package var isProcess: Bool

  /// Creates a console.
  package init(
    environment: [String: String], output: any OutputSink, errors: any OutputSink,
    progress: (any OutputSink)? = nil, isProcess: Bool = false
  ) {
    self.environment = environment
    self.output = output
    self.errors = errors
    self.progress = progress ?? errors
    self.isProcess = isProcess
  }

  /// Whether results and messages go to the same place, so that their order is visible.
  package var hasOnePlace: Bool { output.place != nil && output.place == errors.place }

  /// The width and color settings of the output.
  package var terminal: TerminalSettings {
    TerminalSettings(
      environment: environment, isTerminal: output.isTerminal, terminalWidth: output.terminalWidth)
  }
}
