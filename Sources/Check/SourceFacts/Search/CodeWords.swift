/// The words of a source file outside of comments and imports, strings included.
package enum CodeWords {
  /// A word with what is around it.
  package struct Word {
    package let text: String
    /// The word before it; empty if there is none.
    package let previous: String
    /// The indices of its bytes.
    package let range: Range<Int>
  }

  /// Visits the occurrences of some words, of which each must have at least two letters.
  package static func visit(_ wanted: Set<String>, in bytes: [UInt8], _ body: (Word) -> Void) {
    let texts = Dictionary(uniqueKeysWithValues: wanted.map { (Array($0.utf8)[...], $0) })
    let counts = Set(texts.keys.map(\.count))
    var previous = 0..<0
    var index = 0
    while index < bytes.count {
      if let end = skipped(at: index, in: bytes) {
        index = end
        continue
      }
      guard bytes[index].isOfName else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isOfName { index += 1 }
      if counts.contains(index - start), let text = texts[bytes[start..<index]] {
        body(
          Word(text: text, previous: String(decoding: bytes[previous], as: UTF8.self), range: start..<index))
      }
      previous = start..<index
    }
  }

  /// Returns the end of a comment, of code that isn't compiled, an import or a forward declaration that begins at an
  /// index; nil for others.
  private static func skipped(at index: Int, in bytes: [UInt8]) -> Int? {
    func begins(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard index + count <= bytes.count else { return false }
      return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<index + count]) }
    }
    switch bytes[index] {
    case UInt8(ascii: "/") where begins("//"):
      // An address in a string isn't a comment.
      return index > 0 && bytes[index - 1] == UInt8(ascii: ":") ? nil : end(of: "\n", from: index, in: bytes)
    case UInt8(ascii: "/") where begins("/*"): return end(of: "*/", from: index + 2, in: bytes)
    case UInt8(ascii: "#") where begins("#import") || begins("#include"):
      return end(of: "\n", from: index, in: bytes)
    case UInt8(ascii: "#") where begins("#if 0"): return endOfDisabled(from: index, in: bytes)
    case UInt8(ascii: "@") where begins("@class "): return end(of: ";", from: index, in: bytes)
    default: return nil
    }
  }

  /// Returns the end of the first part of a condition that never holds, with those inside of it.
  private static func endOfDisabled(from start: Int, in bytes: [UInt8]) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      let end = end(of: "\n", from: index, in: bytes)
      let line = bytes[index..<end].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if line.starts(with: "#if".utf8) { depth += 1 }
      if line.starts(with: "#endif".utf8) { depth -= 1 }
      if depth == 0 || depth == 1 && line.starts(with: "#el".utf8) { return end }
      index = end
    }
    return bytes.count
  }

  private static func end(of text: StaticString, from start: Int, in bytes: [UInt8]) -> Int {
    let count = text.utf8CodeUnitCount
    var index = start
    while index + count <= bytes.count {
      if text.withUTF8Buffer({ $0.elementsEqual(bytes[index..<index + count]) }) { return index + count }
      index += 1
    }
    return bytes.count
  }
}
