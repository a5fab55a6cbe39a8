/// Finds out how text is encoded.
enum TextEncoding {
  /// Returns text in UTF-8, converted where a byte order mark or its zero bytes show UTF-16.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 2 else { return bytes }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): return decode(bytes[2...], isBigEndian: true)
    case (0xFF, 0xFE): return decode(bytes[2...], isBigEndian: false)
    case (0, 1...): return decode(bytes[...], isBigEndian: true)
    case (1..., 0): return decode(bytes[...], isBigEndian: false)
    default: return bytes
    }
  }

  private static func decode(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      let (first, second) = (UInt16(bytes[$0]), UInt16(bytes[$0 + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
