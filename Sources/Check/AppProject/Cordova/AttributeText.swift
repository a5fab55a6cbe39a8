/// XML attributes as Cordova accepts them, with "<" in their values, as in `version=">=4.0.0
/// <10.0.0"`.
enum AttributeText {
  private static let skipped: [(start: [UInt8], end: [UInt8])] = [
    ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"),
  ]
  .map { (Array($0.utf8), Array($1.utf8)) }

  /// Returns the text with a space for each "<" in an attribute's value, so that offsets don't
  /// change.
  static func withoutBrackets(_ text: [UInt8]) -> [UInt8] {
    var text = text
    var quote: UInt8?
    var isInTag = false
    var end: [UInt8]?
    for index in text.indices {
      let byte = text[index]
      if let mark = end {
        if byte == mark.last, text[...index].suffix(mark.count).elementsEqual(mark) { end = nil }
      } else if let open = quote {
        if byte == open { quote = nil } else if byte == UInt8(ascii: "<") { text[index] = UInt8(ascii: " ") }
      } else if isInTag {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        if byte == UInt8(ascii: ">") { isInTag = false }
      } else if byte == UInt8(ascii: "<") {
        end = skipped.first { text[index...].starts(with: $0.start) }?.end
        isInTag = end == nil
      }
    }
    return text
  }
}
