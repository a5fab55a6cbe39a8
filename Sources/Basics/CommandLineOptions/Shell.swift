/// Quoting for shells.
enum Shell {
  /// Quotes a text so that a shell reads it as one word.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
