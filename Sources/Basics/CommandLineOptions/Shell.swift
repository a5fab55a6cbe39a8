/// Words as shells read them.
enum Shell {
  /// Returns a text that a shell takes for one word, as it is.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
