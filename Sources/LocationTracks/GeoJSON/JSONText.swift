/// The characters of a JSON string.
enum JSONText {
  /// The text with its escapes put in; what is no escape stays as it stands.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var units: [UInt8] = []
    var rest = bytes
    while let mark = rest.firstIndex(of: UInt8(ascii: "\\")) {
      units += rest[..<mark]
      rest = rest[(mark + 1)...]
      guard let escape = rest.popFirst() else { break }
      if escape == UInt8(ascii: "u") {
        units += Array(scalar(&rest).utf8)
      } else {
        units.append(character(escape))
      }
    }
    return String(decoding: units + rest, as: UTF8.self)
  }

  private static func character(_ escape: UInt8) -> UInt8 {
    switch escape {
    case UInt8(ascii: "n"): .newline
    case UInt8(ascii: "r"): .carriageReturn
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: escape
    }
  }

  /// One UTF-16 unit, or two that belong together.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    if let first = unit(&rest) { units.append(first) }
    if let first = units.first, UTF16.isLeadSurrogate(first), rest.starts(with: Array("\\u".utf8)) {
      rest = rest.dropFirst(2)
      if let second = unit(&rest) { units.append(second) }
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16? {
    let digits = rest.prefix(4).compactMap(\.hexadecimalDigit)
    guard digits.count == 4 else { return nil }
    rest = rest.dropFirst(4)
    return digits.reduce(0) { $0 << 4 | UInt16($1) }
  }
}
