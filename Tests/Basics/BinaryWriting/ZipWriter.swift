/// Writes zip archives, valid and invalid ones.
package struct ZipWriter {
  /// A file of an archive.
  package struct File {
    package var path: String
    /// The stored bytes, possibly compressed.
    package var stored: [UInt8]
    /// The declared size in bytes.
    package var count: UInt64
    /// The declared checksum.
    package var checksum: UInt32
    /// The compression method: 0 is stored, 8 deflated.
    package var method: UInt16 = 0
    /// The flags; 1 is encrypted.
    package var flags: UInt16 = 0
    /// A wrong offset to declare; nil for the right one.
    package var offset: UInt64?
    /// The Unix mode.
    package var mode: UInt32 = 0o100644

    /// Creates a stored file.
    package init(_ path: String, _ bytes: [UInt8]) {
      self.path = path
      stored = bytes
      count = UInt64(bytes.count)
      checksum = Self.checksum(of: bytes)
    }

    /// Creates a file compressed into blocks that repeat the same byte.
    ///
    /// - Parameter deflated: The bytes compressed by another tool.
    package init(_ path: String, _ bytes: [UInt8], deflated: [UInt8]) {
      self.init(path, bytes)
      stored = deflated
      method = 8
    }

    private static func checksum(of bytes: [UInt8]) -> UInt32 {
      ~bytes.reduce(UInt32.max) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
    }
  }

  package var files: [File]
  /// Whether sizes and offsets are in the Zip64 fields.
  package var isLarge = false

  package init(_ files: [File]) { self.files = files }

  /// The bytes of the archive.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    var offsets: [UInt64] = []
    for file in files {
      offsets.append(file.offset ?? UInt64(writer.bytes.count))
      writer.write(0x0403_4B50 as UInt32)
      for field in [20, file.flags, file.method, 0, 0] { writer.write(field) }
      for field in [file.checksum, UInt32(file.stored.count), UInt32(clamping: file.count)] {
        writer.write(field)
      }
      writer.write(UInt16(file.path.utf8.count))
      writer.write(0 as UInt16)
      writer.write(file.path.utf8)
      writer.write(file.stored)
    }
    let start = writer.bytes.count
    for (file, offset) in zip(files, offsets) { writeEntry(file, at: offset, to: &writer) }
    writeEnd(start: start, to: &writer)
    return writer.bytes
  }

  private func writeEntry(_ file: File, at offset: UInt64, to writer: inout ByteWriter) {
    writer.write(0x0201_4B50 as UInt32)
    for field in [0x0314, 20, file.flags, file.method, 0, 0] { writer.write(field) }
    writer.write(file.checksum)
    let sizes = [UInt64(file.stored.count), file.count]
    for size in sizes { writer.write(isLarge ? UInt32.max : UInt32(clamping: size)) }
    writer.write(UInt16(file.path.utf8.count))
    for field in [isLarge ? 28 : 0, 0, 0, 0] as [UInt16] { writer.write(field) }
    writer.write(file.mode << 16)
    writer.write(isLarge ? UInt32.max : UInt32(clamping: offset))
    writer.write(file.path.utf8)
    guard isLarge else { return }
    for field in [1, 24] as [UInt16] { writer.write(field) }
    for number in [sizes[1], sizes[0], offset] { writer.write(number) }
  }

  private func writeEnd(start: Int, to writer: inout ByteWriter) {
    let end = writer.bytes.count
    let size = end - start
    if isLarge {
      writer.write(0x0606_4B50 as UInt32)
      writer.write(44 as UInt64)
      for field in [45, 45] as [UInt16] { writer.write(field) }
      for field in [0, 0] as [UInt32] { writer.write(field) }
      for number in [files.count, files.count, size, start] { writer.write(UInt64(number)) }
      writer.write(0x0706_4B50 as UInt32)
      writer.write(0 as UInt32)
      writer.write(UInt64(end))
      writer.write(1 as UInt32)
    }
    writer.write(0x0605_4B50 as UInt32)
    for field in [0, 0] as [UInt16] { writer.write(field) }
    for _ in 0..<2 { writer.write(isLarge ? UInt16.max : UInt16(files.count)) }
    for number in [size, start] { writer.write(isLarge ? UInt32.max : UInt32(number)) }
    writer.write(0 as UInt16)
  }
}
