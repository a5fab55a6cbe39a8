package import LeanFoundation

/// A part of a file, in memory or memory-mapped, with bounds-checked access.
package struct ByteSlice: Sendable {
  private let data: Data

  /// Creates a slice of all bytes of some data.
  package init(_ data: Data) { self.data = data }

  /// Creates a slice that holds a copy of some bytes.
  package init(_ bytes: some Sequence<UInt8>) { data = Data(bytes) }

  /// The number of bytes.
  package var count: Int { data.count }

  /// A copy of the bytes.
  package var bytes: [UInt8] { [UInt8](data) }

  /// Returns a part, which shares the memory; nil if it extends beyond the end.
  package func part(at offset: Int, count: Int) -> ByteSlice? {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else { return nil }
    let start = data.startIndex + offset
    return ByteSlice(data[start..<start + count])
  }

  /// Returns the bytes from an offset on; none if the offset is beyond the end.
  package func suffix(from offset: Int) -> ByteSlice { ByteSlice(data.dropFirst(max(offset, 0))) }

  /// Returns a number; nil if it extends beyond the end.
  package func number<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int, isBigEndian: Bool = false
  ) -> Number? {
    guard offset >= 0, offset <= count - MemoryLayout<Number>.size else { return nil }
    // The bounds were checked; numbers in files may be unaligned.
    let number = data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Number.self) }
    return isBigEndian ? Number(bigEndian: number) : Number(littleEndian: number)
  }

  /// Returns the text from an offset up to a zero byte or the end; nil if it is not UTF-8 or
  /// exceeds a limit.
  package func text(at offset: Int, limit: Int = 4096) -> String? {
    guard offset >= 0, offset < count else { return nil }
    return String(validating: suffix(from: offset).data.prefix(limit).prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Returns the text of a fixed-width field, which is padded with zeros.
  package func field(at offset: Int, width: Int) -> String? {
    part(at: offset, count: width)?.text(at: 0, limit: width)
  }

  /// Returns whether the given bytes are at an offset.
  package func has(_ expected: some Collection<UInt8>, at offset: Int = 0) -> Bool {
    guard let part = part(at: offset, count: expected.count) else { return false }
    return part.data.elementsEqual(expected)
  }

  /// Calls a closure with the bytes, which are valid only during the call.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    data.withUnsafeBytes(body)
  }
}

/// An error that says why bytes are not in the expected format.
package struct BinaryError: Error, Hashable, Sendable {
  /// The reason, as a text that can follow a colon.
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}
