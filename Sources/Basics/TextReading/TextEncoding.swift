/// Converts files to UTF-8.
package enum TextEncoding {
  /// Returns text in UTF-8 without a byte order mark; text with a UTF-16 mark is converted.
  ///
  /// - Parameter guessesUnmarked: Whether text without a mark is also read as UTF-16 if one of its
  ///   first two bytes is zero. Don't use it for files that may not be text.
  package static func utf8(_ bytes: [UInt8], guessesUnmarked: Bool = false) -> [UInt8] {
    guard bytes.count >= 2 else { return bytes }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): return converted(bytes[2...], isBigEndian: true)
    case (0xFF, 0xFE): return converted(bytes[2...], isBigEndian: false)
    case (0xEF, 0xBB) where bytes.count >= 3 && bytes[2] == 0xBF: return Array(bytes[3...])
    case (0, 1...) where guessesUnmarked: return converted(bytes[...], isBigEndian: true)
    case (1..., 0) where guessesUnmarked: return converted(bytes[...], isBigEndian: false)
    default: return bytes
    }
  }

  private static func converted(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      let (first, second) = (UInt16(bytes[$0]), UInt16(bytes[$0 + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
