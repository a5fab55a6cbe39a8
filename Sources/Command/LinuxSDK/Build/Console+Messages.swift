import CommandOutput

extension Console {
  /// Writes a message of the command to the error stream.
  func say(_ text: String) throws(SDKError) { try tell("sextant: \(text)\n") }

  /// Writes the message of another program to the error stream.
  func tell(_ text: String) throws(SDKError) {
    do throws(OutputError) {
      try errors.write(text)
    } catch {
      throw .output(error)
    }
  }
}
