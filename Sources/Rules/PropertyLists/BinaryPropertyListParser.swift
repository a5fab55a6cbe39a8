import LeanFoundation
import TextReading

/// A reader of the binary form of property lists ("bplist00").
///
/// Objects may be shared in this form, so a small file can represent an endless tree: every visit counts.
struct BinaryPropertyListParser {
  private static let trailerSize = 32
  private let bytes: [UInt8]
  private let referenceSize: Int
  private let offsets: [Int]
  private var budget = PropertyListBudget()

  /// Returns whether the bytes begin like this form.
  static func accepts(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Returns the value that the bytes represent.
  static func parse(_ bytes: [UInt8]) throws(ReadingError) -> ParsedPropertyList {
    guard bytes.count >= 8 + trailerSize else {
      throw ReadingError("the binary property list is cut off", at: 0)
    }
    let trailer = bytes.count - trailerSize
    var parser = try BinaryPropertyListParser(bytes, trailer: trailer)
    let root = try parser.object(integer(bytes, at: trailer + 16, size: 8))
    return ParsedPropertyList(root: root, duplicates: [])
  }

  /// Reads the trailer, which must be read first: it contains the position of the table of object offsets.
  ///
  /// Its last 26 bytes are the sizes of an offset and of a reference, one byte each, then the number of objects and
  /// the positions of the root and of the table, eight bytes each.
  private init(_ bytes: [UInt8], trailer: Int) throws(ReadingError) {
    let offsetSize = Int(bytes[trailer + 6])
    let count = try Self.integer(bytes, at: trailer + 8, size: 8)
    let table = try Self.integer(bytes, at: trailer + 24, size: 8)
    guard (1...8).contains(offsetSize), (1...8).contains(bytes[trailer + 7]), (0...trailer).contains(table),
      count >= 0,
      count <= (trailer - table) / offsetSize
    else { throw ReadingError("the binary property list is damaged", at: 0) }
    self.bytes = bytes
    referenceSize = Int(bytes[trailer + 7])
    var offsets: [Int] = []
    // The count was checked against the space before the trailer, so this takes no more memory than the file.
    for index in 0..<count {
      offsets.append(try Self.integer(bytes, at: table + index * offsetSize, size: offsetSize))
    }
    self.offsets = offsets
  }

  private mutating func object(_ index: Int) throws(ReadingError) -> PropertyListNode {
    try budget.count(at: 0)
    guard offsets.indices.contains(index), bytes.indices.contains(offsets[index]) else {
      throw ReadingError("the binary property list is damaged", at: 0)
    }
    return PropertyListNode(content: try content(at: offsets[index]), offset: 0)
  }

  private mutating func content(at offset: Int) throws(ReadingError) -> PropertyListNode.Content {
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0 where marker == 0x08 || marker == 0x09: return .boolean(marker == 0x09)
    case 0x1: return .integer(try integerObject(at: offset))
    case 0x2: return .real(try real(at: offset, size: 1 << Int(marker & 0x0F)))
    case 0x3: return .date(Date(timeIntervalSinceReferenceDate: try real(at: offset, size: 8)))
    case 0x4: return .data(Data(try countedPayload(at: offset, unit: 1)))
    case 0x5: return .string(String(decoding: try countedPayload(at: offset, unit: 1), as: UTF8.self))
    case 0x6: return .string(Self.utf16Text(try countedPayload(at: offset, unit: 2)))
    case 0xA: return .array(try elements(at: offset))
    case 0xD: return .dictionary(try entries(at: offset))
    default: throw ReadingError("the binary property list holds an object of unknown kind", at: offset)
    }
  }

  private mutating func elements(at offset: Int) throws(ReadingError) -> [PropertyListNode] {
    let references = try payload(at: offset, unit: referenceSize)
    try budget.enter(at: offset)
    var elements: [PropertyListNode] = []
    for start in stride(from: references.startIndex, to: references.endIndex, by: referenceSize) {
      elements.append(try object(Self.integer(bytes, at: start, size: referenceSize)))
    }
    budget.leave()
    return elements
  }

  private mutating func entries(at offset: Int) throws(ReadingError) -> [String: PropertyListNode.Entry] {
    let references = try payload(at: offset, unit: 2 * referenceSize)
    // All keys come first, then all values in the same order.
    let half = references.count / 2
    try budget.enter(at: offset)
    var entries: [String: PropertyListNode.Entry] = [:]
    for start in stride(from: references.startIndex, to: references.startIndex + half, by: referenceSize) {
      let key = try object(Self.integer(bytes, at: start, size: referenceSize))
      guard let key = key.string else { throw ReadingError("a key is not a string", at: offset) }
      let value = try object(Self.integer(bytes, at: start + half, size: referenceSize))
      entries[key] = PropertyListNode.Entry(keyOffset: 0, value: value)
    }
    budget.leave()
    return entries
  }

  private mutating func countedPayload(at offset: Int, unit: Int) throws(ReadingError) -> ArraySlice<
    UInt8
  > {
    let bytes = try payload(at: offset, unit: unit)
    try budget.count(at: offset, size: bytes.count)
    return bytes
  }

  /// Returns the bytes of an object that begins with its count: the count times the unit.
  private func payload(at offset: Int, unit: Int) throws(ReadingError) -> ArraySlice<UInt8> {
    var count = Int(bytes[offset] & 0x0F)
    var start = offset + 1
    if count == 0x0F {
      guard start < bytes.count, bytes[start] >> 4 == 0x1 else {
        throw ReadingError("the binary property list is damaged", at: offset)
      }
      count = try integerObject(at: start)
      start += 1 + (1 << Int(bytes[start] & 0x0F))
    }
    guard count >= 0, start <= bytes.count, count <= (bytes.count - start) / unit else {
      throw ReadingError("the binary property list is cut off", at: offset)
    }
    return bytes[start..<(start + count * unit)]
  }

  private func integerObject(at offset: Int) throws(ReadingError) -> Int {
    let size = 1 << Int(bytes[offset] & 0x0F)
    // Sixteen bytes hold unsigned numbers beyond 64 bits; the low eight are the value.
    return size == 16
      ? try Self.integer(bytes, at: offset + 9, size: 8) : try Self.integer(bytes, at: offset + 1, size: size)
  }

  private func real(at offset: Int, size: Int) throws(ReadingError) -> Double {
    let bits = try Self.integer(bytes, at: offset + 1, size: size)
    return size == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
      : Double(bitPattern: UInt64(bitPattern: Int64(bits)))
  }

  private static func integer(_ bytes: [UInt8], at offset: Int, size: Int) throws(ReadingError) -> Int {
    guard size <= 8, offset >= 0, offset <= bytes.count - size else {
      throw ReadingError("the binary property list is cut off", at: offset)
    }
    var number: UInt64 = 0
    for byte in bytes[offset..<(offset + size)] { number = number << 8 | UInt64(byte) }
    return Int(Int64(bitPattern: number))
  }

  private static func utf16Text(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
