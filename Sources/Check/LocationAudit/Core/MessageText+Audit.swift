import InfoPlistProblems
import LocationPolicy
import LocationTerms
import Phrases

extension Policies {
  /// Returns releases in words, such as "8 to 10" or "16.4 and later".
  func words(for ranges: [ClosedRange<Release>]) -> Phrase {
    .list(
      ranges.map { range in
        let text = text(of: range)
        if text.last == "+" { return "\(text.dropLast()) and later" }
        let ends = text.split(separator: "-")
        return ends.dropFirst().reduce("\(ends[0])") { "\($0) to \($1)" }
      })
  }
}

extension ClosedRange<Release> {
  /// Returns the intersection with another range; nil if it is empty.
  func intersection(_ other: Self) -> Self? {
    overlaps(other) ? clamped(to: other) : nil
  }
}

extension MessageText {
  /// Returns a sentence with the number of further places, with a leading space; empty if there are
  /// none.
  static func further(_ count: Int) -> Phrase {
    switch count {
    case ...0: ""
    case 1: " There is 1 more such place."
    default: " There are \(count) more such places."
    }
  }
}

extension String {
  /// Returns whether the text contains another, ignoring the case of ASCII letters.
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
