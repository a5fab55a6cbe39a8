extension StringProtocol {
  /// The text without whitespace at its ends.
  package var trimmed: SubSequence {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start
  }
}
