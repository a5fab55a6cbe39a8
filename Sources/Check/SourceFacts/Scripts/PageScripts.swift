import TextReading

/// The scripts in a page of markup, as in a component of Vue's.
enum PageScripts {
  private static let open = Array("<script".utf8)
  private static let close = Array("</script".utf8)

  /// Returns the text with spaces in place of what isn't a script; the text itself if it isn't a page.
  static func code(of text: [UInt8]) -> [UInt8] {
    guard text.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "<"),
      text.firstRange(of: open) != nil
    else { return text }
    var code = text
    var start = 0
    while let tag = text[start...].firstRange(of: open),
      let end = text[tag.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    {
      code.blank(start..<end + 1)
      start = text[end...].firstRange(of: close)?.lowerBound ?? text.count
    }
    code.blank(start..<text.count)
    return code
  }
}

extension [UInt8] {
  /// Puts spaces in place of some bytes, other than those that end lines.
  package mutating func blank(_ range: Range<Int>) {
    for index in range where self[index] != .newline && self[index] != .carriageReturn {
      self[index] = UInt8(ascii: " ")
    }
  }
}
