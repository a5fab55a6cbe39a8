import Terminal

/// Where a command is run: what surrounds it, the file system aside.
struct Console {
  /// The environment variables.
  let environment: [String: String]
  /// Where results go.
  let output: any OutputSink
  /// Where messages and progress go.
  let errors: any OutputSink
  /// Whether this is the whole process, whose signals a program that it runs may take.
  var isProcess = false

  /// Writes a line to the output.
  func print(_ line: String) throws(CommandFailure) {
    try write(line + "\n")
  }

  /// Writes text to the output.
  func write(_ text: String) throws(CommandFailure) {
    do throws(OutputError) {
      try output.write(text)
    } catch {
      throw .output(error)
    }
  }

  /// Writes warnings to where messages go.
  func warn(_ warnings: [String]) throws(CommandFailure) {
    for warning in warnings { try inform("Warning: " + TerminalText.escaped(warning)) }
  }

  /// Writes a message, which is safe for a terminal, to where messages go.
  func inform(_ message: String) throws(CommandFailure) {
    do throws(OutputError) {
      try errors.write(message + "\n")
    } catch {
      throw .output(error)
    }
  }

  /// Whether results and messages go to one place, so that their order shows.
  var hasOnePlace: Bool { output.place != nil && output.place == errors.place }

  /// How wide and colorful the output is to be.
  var terminal: TerminalSettings {
    TerminalSettings(
      environment: environment, isTerminal: output.isTerminal, terminalWidth: output.terminalWidth)
  }
}
