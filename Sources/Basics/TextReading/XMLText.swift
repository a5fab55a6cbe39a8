/// Text of XML with its references decoded: the five predefined entities and character references.
package struct XMLText {
  /// The maximum number of unknown references to keep.
  private static let mostUnknown = 100

  /// The decoded bytes.
  package private(set) var bytes: [UInt8] = []
  /// The names of unknown entities, whose references are kept.
  package private(set) var unknown: [String] = []
  /// The index of the first “&” that doesn't start a known reference, in the characters as they
  /// were added.
  package private(set) var firstUnknown: Int?

  /// Creates an empty text.
  package init() {}

  /// Adds characters without decoding references.
  package mutating func append(literal characters: ArraySlice<UInt8>) { bytes += characters }

  /// Adds characters and decodes their references.
  package mutating func append(_ characters: ArraySlice<UInt8>) {
    var rest = characters
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      bytes += rest[..<mark]
      // The longest valid reference is &#x10FFFF;, with room for leading zeros.
      let window = rest[(mark + 1)...].prefix(32)
      guard let end = window.firstIndex(of: UInt8(ascii: ";")) else {
        firstUnknown = firstUnknown ?? mark
        bytes.append(UInt8(ascii: "&"))
        rest = rest[(mark + 1)...]
        continue
      }
      resolve(rest[(mark + 1)..<end])
      rest = rest[(end + 1)...]
    }
    bytes += rest
  }

  private mutating func resolve(_ name: ArraySlice<UInt8>) {
    let text = String(decoding: name, as: UTF8.self)
    guard let scalar = Self.scalar(text) else {
      firstUnknown = firstUnknown ?? name.startIndex - 1
      if unknown.count < Self.mostUnknown { unknown.append(text) }
      bytes += Array("&\(text);".utf8)
      return
    }
    bytes += Array(String(Character(scalar)).utf8)
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x") || name.hasPrefix("#X"):
      UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}
