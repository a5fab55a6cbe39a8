import InfoPlistProblems
import LeanFoundation
package import LocationPolicy
import LocationTerms
package import Phrases

extension Policies {
  /// Returns releases in words, such as "8 to 10" or "16.4 and later".
  package func words(for ranges: [ClosedRange<Release>]) -> Phrase {
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
  package func intersection(_ other: Self) -> Self? {
    overlaps(other) ? clamped(to: other) : nil
  }
}

extension MessageText {
  /// Returns a sentence with the number of further places, with a leading space; empty if there are
  /// none.
  package static func further(_ count: Int) -> Phrase {
    switch count {
    case ...0: ""
    case 1: " There is 1 more such place."
    default: " There are \(count) more such places."
    }
  }
}

extension String {
  /// Returns whether the text contains another, ignoring the case of ASCII letters.
  ///
  /// It is asked of every condition, hence the function of C, which is fast in unoptimized code.
  package func mentions(_ word: String) -> Bool {
    let (length, count) = (utf8.count, word.utf8.count)
    return withCString { text in
      word.withCString { word in
        var start = 0
        while start + count <= length {
          if strncasecmp(text + start, word, count) == 0 { return true }
          start += 1
        }
        return false
      }
    }
  }
}
