package import LeanFoundation

/// A part of a file in memory, or of one that is mapped, whose bytes are read within its bounds only.
package struct ByteSlice: Sendable {
  private let data: Data

  /// Takes all bytes of some data.
  package init(_ data: Data) { self.data = data }

  /// Takes some bytes.
  package init(_ bytes: some Sequence<UInt8>) { data = Data(bytes) }

  /// How many bytes there are.
  package var count: Int { data.count }

  /// The bytes, copied.
  package var bytes: [UInt8] { [UInt8](data) }

  /// Returns a part, which shares the memory; nil where it reaches beyond the end.
  package func part(at offset: Int, count: Int) -> ByteSlice? {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else { return nil }
    let start = data.startIndex + offset
    return ByteSlice(data[start..<start + count])
  }

  /// Returns what follows an offset; nothing where it lies beyond the end.
  package func suffix(from offset: Int) -> ByteSlice { ByteSlice(data.dropFirst(max(offset, 0))) }

  /// Returns a number, or nil where it reaches beyond the end.
  package func number<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int, isBigEndian: Bool = false
  ) -> Number? {
    guard offset >= 0, offset <= count - MemoryLayout<Number>.size else { return nil }
    // The bounds were checked; numbers in files need not be aligned.
    let number = data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Number.self) }
    return isBigEndian ? Number(bigEndian: number) : Number(littleEndian: number)
  }

  /// Returns the text from an offset up to a zero or the end, if it is UTF-8 and not longer than a limit.
  package func text(at offset: Int, limit: Int = 4096) -> String? {
    guard offset >= 0, offset < count else { return nil }
    return String(validating: suffix(from: offset).data.prefix(limit).prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Returns the text of a field of fixed width, which zeros fill up.
  package func field(at offset: Int, width: Int) -> String? {
    part(at: offset, count: width)?.text(at: 0, limit: width)
  }

  /// Whether the bytes at an offset are these.
  package func has(_ expected: some Collection<UInt8>, at offset: Int = 0) -> Bool {
    guard let part = part(at: offset, count: expected.count) else { return false }
    return part.data.elementsEqual(expected)
  }

  /// Gives all bytes to a closure for as long as it runs.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    data.withUnsafeBytes(body)
  }
}

/// Why bytes are not what they are taken for.
package struct BinaryError: Error, Hashable, Sendable {
  /// What is wrong, to follow a colon.
  package let reason: String

  /// Creates an error.
  package init(_ reason: String) { self.reason = reason }
}
