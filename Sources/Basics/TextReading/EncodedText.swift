/// A text file as UTF-8, with a mapping back to the bytes of the file.
package struct EncodedText: Sendable {
  private enum Encoding {
    case utf8
    case utf16(isBigEndian: Bool)
  }

  /// The text in UTF-8 without a byte order mark.
  package let utf8: [UInt8]
  private let encoding: Encoding
  private let markLength: Int

  /// Decodes a file in UTF-8 or UTF-16, with or without a byte order mark; nil if the bytes aren't
  /// text.
  package init?(_ bytes: [UInt8]) {
    utf8 = TextEncoding.utf8(bytes, guessesUnmarked: true)
    if utf8.contains(0) { return nil }
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF): (encoding, markLength) = (.utf16(isBigEndian: true), 2)
    case (0xFF, 0xFE): (encoding, markLength) = (.utf16(isBigEndian: false), 2)
    case (0, _): (encoding, markLength) = (.utf16(isBigEndian: true), 0)
    case (_, 0): (encoding, markLength) = (.utf16(isBigEndian: false), 0)
    default: (encoding, markLength) = (.utf8, bytes.count - utf8.count)
    }
  }

  /// Returns the range of the file that contains a range of the text.
  package func fileRange(of range: Range<Int>) -> Range<Int> {
    offset(range.lowerBound)..<offset(range.upperBound)
  }

  /// Returns a text in the encoding of the file.
  package func encoded(_ text: String) -> [UInt8] {
    switch encoding {
    case .utf8: Array(text.utf8)
    case .utf16(let isBigEndian):
      text.utf16.flatMap { unit in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isBigEndian ? [high, low] : [low, high]
      }
    }
  }

  private func offset(_ offset: Int) -> Int {
    switch encoding {
    case .utf8: markLength + offset
    case .utf16: markLength + 2 * String(decoding: utf8[..<offset], as: UTF8.self).utf16.count
    }
  }
}
