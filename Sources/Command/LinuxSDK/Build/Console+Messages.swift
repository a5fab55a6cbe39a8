import CommandOutput

extension Console {
  /// Says something of the command's own on the error stream.
  func say(_ text: String) throws(SDKError) { try tell("sextant: \(text)\n") }

  /// Passes on what another program says, on the error stream.
  func tell(_ text: String) throws(SDKError) {
    do throws(OutputError) {
      try errors.write(text)
    } catch {
      throw .output(error)
    }
  }
}
