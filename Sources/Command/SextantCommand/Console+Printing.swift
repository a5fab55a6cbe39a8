import CommandOutput
import Terminal

extension Console {
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

  /// Writes warnings to the error stream.
  func warn(_ warnings: [String]) throws(CommandFailure) {
    for warning in warnings { try inform("Warning: " + TerminalText.escaped(warning)) }
  }

  /// Writes a message, which must be safe for a terminal, to the error stream.
  func inform(_ message: String) throws(CommandFailure) {
    do throws(OutputError) {
      try errors.write(message + "\n")
    } catch {
      throw .output(error)
    }
  }
}
