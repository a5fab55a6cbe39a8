/// UTF-8 that comes in pieces, which may end in the middle of a character.
struct IncompleteText {
  private var held: [UInt8] = []

  /// Returns the characters that are complete now; what is no UTF-8 is repaired.
  mutating func append(_ bytes: some Sequence<UInt8>) -> String {
    held += bytes
    let complete = held.count - Self.incompleteTail(of: held)
    defer { held.removeFirst(complete) }
    return String(decoding: held[..<complete], as: UTF8.self)
  }

  /// Returns what is left at the end.
  mutating func rest() -> String {
    defer { held = [] }
    return String(decoding: held, as: UTF8.self)
  }

  /// The number of bytes at the end that begin a character and don't end it.
  private static func incompleteTail(of bytes: [UInt8]) -> Int {
    for length in 1...3 where length <= bytes.count {
      let byte = bytes[bytes.count - length]
      if byte & 0xC0 == 0x80 { continue }
      let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return needed > length ? length : 0
    }
    return 0
  }
}
