/// Something that text can be written to.
protocol OutputSink: Sendable {
  /// Whether a person is watching.
  var isTerminal: Bool { get }
  /// How many cells a line of the terminal has; nil when it is none or doesn't say.
  var terminalWidth: Int? { get }
  /// Writes text.
  func write(_ text: String) throws(OutputError)
}
