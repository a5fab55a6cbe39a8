/// The directory at the end of a zip archive, in the original or the Zip64 format.
struct ZipDirectory {
  /// The maximum number of files; the largest apps have about ten thousand.
  static let mostFiles: UInt64 = 500_000

  private static let endSize = 22
  private static let entrySize = 46

  /// The files, in the directory's order.
  private(set) var entries: [ZipEntry] = []
  /// The offset of the directory, which is also the end of the files.
  private(set) var start: UInt64 = 0

  /// Reads the directory of an archive.
  init(_ archive: ByteSlice) throws(BinaryError) {
    guard let end = Self.end(of: archive) else {
      throw BinaryError(
        "this is not a zip archive, or it is cut off at its end; copy it or export the app again")
    }
    let (count, size, offset) = try Self.extent(in: archive, end: end)
    guard count <= Self.mostFiles else {
      throw BinaryError("it lists \(count) files, more than any app has; export the app again")
    }
    guard let directory = archive.part(at: Int(clamping: offset), count: Int(clamping: size)) else {
      throw Self.broken
    }
    start = offset
    var position = 0
    for _ in 0..<count {
      let (entry, next) = try Self.entry(in: directory, at: position)
      entries.append(entry)
      position = next
    }
  }

  private static let broken = BinaryError(
    "the archive's directory is broken; copy it or export the app again")

  /// Returns the offset of the archive's last record, which may be followed by a comment.
  private static func end(of archive: ByteSlice) -> Int? {
    let last = archive.count - endSize
    guard last >= 0 else { return nil }
    return (max(0, last - 0xFFFF)...last).reversed().first { offset in
      archive.number(UInt32.self, at: offset) == 0x0605_4B50
        && archive.number(UInt16.self, at: offset + 20).map { offset + endSize + Int($0) == archive.count }
          ?? false
    }
  }

  /// Returns the number of files, and the size and offset of the directory.
  private static func extent(
    in archive: ByteSlice, end: Int
  ) throws(BinaryError) -> (count: UInt64, size: UInt64, offset: UInt64) {
    guard let count = archive.number(UInt16.self, at: end + 10),
      let size = archive.number(UInt32.self, at: end + 12),
      let offset = archive.number(UInt32.self, at: end + 16)
    else { throw broken }
    guard count == .max || size == .max || offset == .max else {
      return (UInt64(count), UInt64(size), UInt64(offset))
    }
    // Values that don't fit are in a Zip64 record, which a second record points to.
    guard archive.number(UInt32.self, at: end - 20) == 0x0706_4B50,
      let place = archive.number(UInt64.self, at: end - 12).map({ Int(clamping: $0) }),
      archive.number(UInt32.self, at: place) == 0x0606_4B50,
      let largeCount = archive.number(UInt64.self, at: place + 32),
      let largeSize = archive.number(UInt64.self, at: place + 40),
      let largeOffset = archive.number(UInt64.self, at: place + 48)
    else { throw broken }
    return (largeCount, largeSize, largeOffset)
  }

  private static func entry(
    in directory: ByteSlice, at position: Int
  ) throws(BinaryError) -> (ZipEntry, next: Int) {
    guard directory.number(UInt32.self, at: position) == 0x0201_4B50,
      let flags = directory.number(UInt16.self, at: position + 8),
      let method = directory.number(UInt16.self, at: position + 10),
      let checksum = directory.number(UInt32.self, at: position + 16),
      let nameCount = directory.number(UInt16.self, at: position + 28),
      let extraCount = directory.number(UInt16.self, at: position + 30),
      let commentCount = directory.number(UInt16.self, at: position + 32),
      let attributes = directory.number(UInt32.self, at: position + 38),
      let name = directory.part(at: position + entrySize, count: Int(nameCount)),
      let extra = directory.part(at: position + entrySize + Int(nameCount), count: Int(extraCount)),
      let sizes = Sizes(directory, at: position, extra: extra)
    else { throw broken }
    let path = String(decoding: name.bytes, as: UTF8.self)
    let entry = ZipEntry(
      path: path, isEncrypted: flags & 1 != 0, method: method, checksum: checksum,
      compressedCount: sizes.compressed, count: sizes.count, offset: sizes.offset, mode: attributes >> 16)
    return (entry, position + entrySize + Int(nameCount) + Int(extraCount) + Int(commentCount))
  }

  /// The sizes of a file, which are in an extra field if they don't fit in 32 bits.
  private struct Sizes {
    var count: UInt64
    var compressed: UInt64
    var offset: UInt64

    init?(_ directory: ByteSlice, at position: Int, extra: ByteSlice) {
      guard let compressed = directory.number(UInt32.self, at: position + 20),
        let count = directory.number(UInt32.self, at: position + 24),
        let offset = directory.number(UInt32.self, at: position + 42)
      else { return nil }
      (self.count, self.compressed, self.offset) = (UInt64(count), UInt64(compressed), UInt64(offset))
      guard count == .max || compressed == .max || offset == .max else { return }
      guard let large = Self.largeSizes(in: extra) else { return nil }
      var position = 0
      func next() -> UInt64? {
        defer { position += 8 }
        return large.number(UInt64.self, at: position)
      }
      if count == .max {
        guard let number = next() else { return nil }
        self.count = number
      }
      if compressed == .max {
        guard let number = next() else { return nil }
        self.compressed = number
      }
      if offset == .max {
        guard let number = next() else { return nil }
        self.offset = number
      }
    }

    private static func largeSizes(in extra: ByteSlice) -> ByteSlice? {
      var position = 0
      while let kind = extra.number(UInt16.self, at: position),
        let size = extra.number(UInt16.self, at: position + 2)
      {
        if kind == 1 { return extra.part(at: position + 4, count: Int(size)) }
        position += 4 + Int(size)
      }
      return nil
    }
  }
}
