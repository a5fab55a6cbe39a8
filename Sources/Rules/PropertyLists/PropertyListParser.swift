package import TextReading

/// A reader of property lists in any form.
package enum PropertyListParser {
  /// Returns the value that the bytes represent, in XML, binary or OpenStep form.
  package static func parse(_ bytes: [UInt8]) throws(ReadingError) -> ParsedPropertyList {
    if BinaryPropertyListParser.accepts(bytes) { return try BinaryPropertyListParser.parse(bytes) }
    let text = TextEncoding.utf8(bytes, guessesUnmarked: true)
    guard let first = firstByte(of: text) else { throw ReadingError("the file is empty", at: 0) }
    return first == UInt8(ascii: "<") ? try XMLPropertyListParser.parse(text) : try OpenStepParser.parse(text)
  }

  /// Returns what is left of a list in XML form without the keys that have no value and the values that have no key, and
  /// the names of those keys; nil if more is wrong with it.
  package static func mended(_ bytes: [UInt8]) -> (list: ParsedPropertyList, lost: Set<String>)? {
    let text = TextEncoding.utf8(bytes, guessesUnmarked: true)
    guard firstByte(of: text) == UInt8(ascii: "<") else { return nil }
    return try? XMLPropertyListParser.mended(text)
  }

  /// Returns the value that the bytes represent, in XML or binary form, as in built apps.
  package static func parseBuilt(_ bytes: [UInt8]) throws(ReadingError) -> ParsedPropertyList {
    if BinaryPropertyListParser.accepts(bytes) { return try BinaryPropertyListParser.parse(bytes) }
    let text = TextEncoding.utf8(bytes, guessesUnmarked: true)
    guard firstByte(of: text) == UInt8(ascii: "<") else {
      throw ReadingError("it is neither XML nor the binary form", at: 0)
    }
    return try XMLPropertyListParser.parse(text)
  }

  /// Returns the dictionary of a strings file, in any of the forms of property lists or without braces.
  package static func parseStrings(_ bytes: [UInt8]) throws(ReadingError) -> ParsedPropertyList {
    if BinaryPropertyListParser.accepts(bytes) { return try BinaryPropertyListParser.parse(bytes) }
    let text = TextEncoding.utf8(bytes, guessesUnmarked: true)
    switch firstByte(of: text) {
    case UInt8(ascii: "<"): return try XMLPropertyListParser.parse(text)
    case UInt8(ascii: "{"): return try OpenStepParser.parse(text)
    default: return try OpenStepParser.parseStrings(text)
    }
  }

  private static func firstByte(of text: [UInt8]) -> UInt8? {
    text.first { $0 > 0x20 }
  }
}
