/// Counts what a property list in binary form stands for, without building it.
///
/// Its objects may be shared, so that a small file can stand for an endless tree.
struct BinaryPropertyListCheck {
  private static let trailerSize = 32
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let root: Int
  private let table: Int

  init(_ bytes: [UInt8]) throws(InfoPlistError) {
    let trailer = bytes.count - Self.trailerSize
    guard trailer >= 8 else { throw .damaged("the binary form is cut off") }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = Self.integer(bytes, at: trailer + 8, size: 8),
      let root = Self.integer(bytes, at: trailer + 16, size: 8),
      let table = Self.integer(bytes, at: trailer + 24, size: 8),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize), table <= trailer, root < count,
      count <= (trailer - table) / offsetSize
    else { throw .damaged("the end of the binary form is cut off or damaged") }
    (self.count, self.root, self.table) = (count, root, table)
  }

  /// Throws unless the tree is complete, without loops, and not too deep or too large.
  func check() throws(InfoPlistError) {
    var values = 0
    var waiting = [(object: root, depth: 0)]
    while let (object, depth) = waiting.popLast() {
      values += 1
      guard depth <= PropertyListCheck.depthLimit, values <= PropertyListCheck.valueLimit else {
        throw .tooDeep
      }
      guard object < count,
        let offset = Self.integer(bytes, at: table + object * offsetSize, size: offsetSize)
      else { throw .damaged("the binary form refers to what is not there") }
      for child in try children(at: offset) { waiting.append((child, depth + 1)) }
    }
  }

  private func children(at offset: Int) throws(InfoPlistError) -> [Int] {
    guard bytes.indices.contains(offset) else { throw .damaged("the binary form is cut off") }
    let perElement: Int
    switch bytes[offset] >> 4 {
    case 0xA, 0xC: perElement = 1
    case 0xD: perElement = 2
    default: return []
    }
    let (elements, start) = try size(at: offset)
    guard elements <= PropertyListCheck.valueLimit else { throw .tooDeep }
    var found: [Int] = []
    for index in 0..<(elements * perElement) {
      guard let child = Self.integer(bytes, at: start + index * referenceSize, size: referenceSize) else {
        throw .damaged("the binary form is cut off")
      }
      found.append(child)
    }
    return found
  }

  /// The number of elements of an object, and where they begin.
  private func size(at offset: Int) throws(InfoPlistError) -> (elements: Int, start: Int) {
    let short = Int(bytes[offset] & 0x0F)
    guard short == 0x0F else { return (short, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 0x1, bytes[offset + 1] & 0x0F <= 3 else {
      throw .damaged("the binary form has a list of unknown length")
    }
    let width = 1 << Int(bytes[offset + 1] & 0x0F)
    guard let elements = Self.integer(bytes, at: offset + 2, size: width) else {
      throw .damaged("the binary form is cut off")
    }
    return (elements, offset + 2 + width)
  }

  /// The number that some bytes state; nil when they are not all there or state more than could be.
  private static func integer(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    var number: UInt64 = 0
    for byte in bytes[offset..<(offset + size)] { number = number << 8 | UInt64(byte) }
    return number <= UInt64(UInt32.max) ? Int(number) : nil
  }
}
