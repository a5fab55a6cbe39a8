/// Repairs UTF-8 without changing offsets.
enum UTF8Repair {
  /// Replaces each byte that isn't part of a valid sequence by a question mark, and returns the
  /// offsets.
  static func repair(_ bytes: inout [UInt8]) -> [Int] {
    var repaired: [Int] = []
    var index = 0
    while index < bytes.count {
      let length = bytes[index] < 0x80 ? 1 : sequenceLength(at: index, in: bytes)
      if length == 0 {
        bytes[index] = UInt8(ascii: "?")
        repaired.append(index)
      }
      index += max(length, 1)
    }
    return repaired
  }

  /// Returns the length of the valid sequence of two to four bytes at an index, or 0.
  private static func sequenceLength(at index: Int, in bytes: [UInt8]) -> Int {
    let second = secondByteRange(after: bytes[index])
    let length = expectedLength(of: bytes[index])
    guard length > 1, index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    let rest = bytes[(index + 2)..<(index + length)]
    return rest.allSatisfy { (0x80...0xBF).contains($0) } ? length : 0
  }

  private static func expectedLength(of first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  /// Returns the range of the second byte, which excludes overlong forms, surrogates and numbers
  /// beyond Unicode.
  private static func secondByteRange(after first: UInt8) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
