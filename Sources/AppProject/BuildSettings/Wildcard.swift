/// Patterns in which "*" stands for any text and "?" for any one byte.
enum Wildcard {
  /// Whether the pattern matches all of the text, in time proportional to the product of their lengths at worst.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let text = Array(text.utf8)
    var (at, inText) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while inText < text.count {
      if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
        star = (at, inText)
        at += 1
      } else if at < pattern.count, pattern[at] == text[inText] || pattern[at] == UInt8(ascii: "?") {
        at += 1
        inText += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        at = last.pattern + 1
        inText = last.text + 1
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
