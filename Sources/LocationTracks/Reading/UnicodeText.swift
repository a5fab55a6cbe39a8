/// Brings files into UTF-8.
enum UnicodeText {
  /// The bytes without a byte order mark; UTF-16 with one is converted.
  static func inUTF8(_ bytes: [UInt8]) -> [UInt8] {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF): converted(bytes) { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    case (0xFF, 0xFE): converted(bytes) { UInt16(bytes[$0 + 1]) << 8 | UInt16(bytes[$0]) }
    case (0xEF, 0xBB) where bytes.dropFirst(2).first == 0xBF: Array(bytes.dropFirst(3))
    default: bytes
    }
  }

  private static func converted(_ bytes: [UInt8], unit: (Int) -> UInt16) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map(unit)
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
