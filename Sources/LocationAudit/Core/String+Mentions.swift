extension String {
  /// Returns whether the text contains another, whatever the case of ASCII letters.
  func mentions(_ word: String) -> Bool {
    let text = Array(utf8.map(\.lowercasedASCII))
    let pattern = Array(word.utf8.map(\.lowercasedASCII))
    guard !pattern.isEmpty, text.count >= pattern.count else { return pattern.isEmpty }
    return (0...(text.count - pattern.count)).contains {
      text[$0..<($0 + pattern.count)].elementsEqual(pattern)
    }
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 { (65...90).contains(self) ? self + 32 : self }
}
