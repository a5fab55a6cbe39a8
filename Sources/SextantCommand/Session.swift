import Terminal

/// What a command may know of and do to the world around it, the file system aside.
struct Session {
  /// The environment variables.
  let environment: [String: String]
  /// Where results go.
  let output: any OutputSink
  /// Where messages and progress go.
  let errors: any OutputSink

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
    for warning in warnings {
      do throws(OutputError) {
        try errors.write("Warning: " + TerminalText.escaped(warning) + "\n")
      } catch {
        throw .output(error)
      }
    }
  }

  /// How wide and colourful the output is to be.
  var terminal: TerminalSettings {
    TerminalSettings(
      environment: environment, isTerminal: output.isTerminal, terminalWidth: output.terminalWidth)
  }
}
