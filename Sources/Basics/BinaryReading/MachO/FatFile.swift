/// Reads fat files, which contain a binary for each of several processors.
enum FatFile {
  /// The processor types of apps, in order of preference.
  private static let preferred: [UInt32] = [0x0100_000C, 12, 0x0100_0007, 7]
  /// The maximum number of parts; real files have far fewer.
  private static let limit: UInt32 = 64

  /// Returns whether the bytes begin like a fat file.
  static func accepts(_ file: ByteSlice) -> Bool {
    switch file.number(UInt32.self, at: 0, isBigEndian: true) {
    case 0xCAFE_BABE, 0xCAFE_BABF: true
    default: false
    }
  }

  /// Returns the part to read; one is enough because all are built from the same source.
  static func part(of file: ByteSlice) throws(BinaryError) -> ByteSlice {
    let is64Bit = file.number(UInt32.self, at: 0, isBigEndian: true) == 0xCAFE_BABF
    guard let count = file.number(UInt32.self, at: 4, isBigEndian: true), (1...limit).contains(count) else {
      throw BinaryError("this is not a binary for Apple's processors; build the product again")
    }
    var parts: [(rank: Int, part: ByteSlice)] = []
    for index in 0..<Int(count) {
      let entry = 8 + index * (is64Bit ? 32 : 20)
      guard let processor = file.number(UInt32.self, at: entry, isBigEndian: true),
        let offset = number(file, at: entry + 8, is64Bit: is64Bit),
        let size = number(file, at: entry + (is64Bit ? 16 : 12), is64Bit: is64Bit),
        let part = file.part(at: offset, count: size)
      else {
        throw BinaryError(
          "the parts for several processors reach beyond the file's end; copy or build the product again")
      }
      parts.append((preferred.firstIndex(of: processor) ?? preferred.count, part))
    }
    // There is at least one part.
    return parts.min { $0.rank < $1.rank }?.part ?? file
  }

  private static func number(_ file: ByteSlice, at offset: Int, is64Bit: Bool) -> Int? {
    is64Bit
      ? file.number(UInt64.self, at: offset, isBigEndian: true).map { Int(clamping: $0) }
      : file.number(UInt32.self, at: offset, isBigEndian: true).map(Int.init)
  }
}
