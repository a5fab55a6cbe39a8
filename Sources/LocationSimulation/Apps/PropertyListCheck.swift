import Foundation

/// Makes sure that a property list is small and flat enough for the parser, which follows it without a limit.
enum PropertyListCheck {
  /// The most bytes that are read.
  static let byteLimit = 4_000_000
  /// The deepest nesting that is read.
  static let depthLimit = 64
  /// The most values that a binary property list may stand for, those that it states once and uses often included.
  static let valueLimit = 200_000

  static func check(_ data: Data) throws(InfoPlistError) {
    guard data.count <= byteLimit else { throw .tooLarge(bytes: data.count) }
    guard !data.isEmpty else { throw .damaged("it is empty") }
    let bytes = [UInt8](data)
    if bytes.starts(with: "bplist".utf8) {
      try BinaryPropertyListCheck(bytes).check()
    } else {
      try checkMarkup(bytes)
    }
  }

  /// Counts the opening and closing tags of arrays and dictionaries.
  private static func checkMarkup(_ bytes: [UInt8]) throws(InfoPlistError) {
    // In UTF-16 every other byte is zero.
    let letters = bytes.filter { $0 != 0 }
    guard letters.prefix(64).contains(UInt8(ascii: "<")) else {
      throw .damaged("it is neither XML nor the binary form")
    }
    var depth = 0
    for (index, byte) in letters.enumerated() where byte == UInt8(ascii: "<") {
      depth += tagDepth(letters[(index + 1)...])
      if depth > depthLimit { throw .tooDeep }
    }
  }

  private static func tagDepth(_ rest: ArraySlice<UInt8>) -> Int {
    if rest.starts(with: "array".utf8) || rest.starts(with: "dict".utf8) { return isClosed(rest) ? 0 : 1 }
    return rest.starts(with: "/array".utf8) || rest.starts(with: "/dict".utf8) ? -1 : 0
  }

  /// Whether a tag closes itself, as in an empty array.
  private static func isClosed(_ tag: ArraySlice<UInt8>) -> Bool {
    let end = tag.prefix(32).firstIndex(of: UInt8(ascii: ">"))
    return end.map { $0 > tag.startIndex && tag[$0 - 1] == UInt8(ascii: "/") } ?? false
  }
}
