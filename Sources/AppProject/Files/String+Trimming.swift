extension StringProtocol {
  /// The text without blanks, tabs and line ends at its ends.
  var trimmedBlanks: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0.isNewline }
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) })
    else {
      return ""
    }
    return String(self[first...last])
  }
}
