/// A value of entitlements in DER, where dictionaries are lists of pairs.
package indirect enum EncodedValue: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int)
  case text(String)
  case array([EncodedValue])
  case dictionary([String: EncodedValue])

  /// Reads entitlements.
  package init(entitlements bytes: ByteSlice) throws(BinaryError) {
    // A version, followed by the dictionary.
    var cursor = EncodedCursor(bytes)
    guard let outer = try cursor.next(), outer.tag == 0x70 else { throw EncodedCursor.unreadable }
    var inner = EncodedCursor(outer.contents)
    guard try inner.next()?.tag == 0x02, let element = try inner.next() else {
      throw EncodedCursor.unreadable
    }
    try self.init(element, depth: 0)
  }

  private init(_ element: EncodedCursor.Element, depth: Int) throws(BinaryError) {
    guard depth < 32 else { throw EncodedCursor.unreadable }
    switch element.tag {
    case 0x01: self = .boolean(element.contents.bytes.contains { $0 != 0 })
    case 0x02:
      guard element.contents.count <= 8 else { throw EncodedCursor.unreadable }
      let bytes = element.contents.bytes
      let start = bytes.first.map { $0 >= 0x80 } ?? false ? -1 : 0
      self = .integer(bytes.reduce(start) { $0 << 8 | Int($1) })
    case 0x0C: self = .text(String(decoding: element.contents.bytes, as: UTF8.self))
    case 0x30: self = .array(try Self.elements(of: element, depth: depth))
    case 0xB0: self = .dictionary(try Self.pairs(of: element, depth: depth))
    default: throw EncodedCursor.unreadable
    }
  }

  private static func elements(
    of list: EncodedCursor.Element, depth: Int
  ) throws(BinaryError) -> [EncodedValue] {
    var cursor = EncodedCursor(list.contents)
    var values: [EncodedValue] = []
    while let element = try cursor.next() { values.append(try EncodedValue(element, depth: depth + 1)) }
    return values
  }

  private static func pairs(
    of list: EncodedCursor.Element, depth: Int
  ) throws(BinaryError) -> [String: EncodedValue] {
    var cursor = EncodedCursor(list.contents)
    var values: [String: EncodedValue] = [:]
    while let element = try cursor.next() {
      guard case let pair = try elements(of: element, depth: depth), pair.count == 2,
        case .text(let key) = pair[0]
      else { throw EncodedCursor.unreadable }
      values[key] = pair[1]
    }
    return values
  }
}

/// Steps through consecutive encoded values.
private struct EncodedCursor {
  struct Element {
    let tag: UInt8
    let contents: ByteSlice
  }

  static let unreadable = BinaryError(
    "the entitlements in the code signature are broken; sign the product again")

  private let bytes: ByteSlice
  private var offset = 0

  init(_ bytes: ByteSlice) { self.bytes = bytes }

  mutating func next() throws(BinaryError) -> Element? {
    guard offset < bytes.count else { return nil }
    guard let tag = bytes.number(UInt8.self, at: offset), let first = bytes.number(UInt8.self, at: offset + 1)
    else { throw Self.unreadable }
    var start = offset + 2
    var count = Int(first)
    if first >= 0x80 {
      guard first <= 0x84, let digits = bytes.part(at: start, count: Int(first & 0x7F)) else {
        throw Self.unreadable
      }
      count = digits.bytes.reduce(0) { $0 << 8 | Int($1) }
      start += digits.count
    }
    guard let contents = bytes.part(at: start, count: count) else { throw Self.unreadable }
    offset = start + count
    return Element(tag: tag, contents: contents)
  }
}
