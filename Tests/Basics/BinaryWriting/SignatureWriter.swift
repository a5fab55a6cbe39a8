/// Writes code signatures with entitlements.
package enum SignatureWriter {
  /// Returns a signature with parts, by the number of their slot.
  package static func bytes(_ parts: [(slot: UInt32, contents: [UInt8])]) -> [UInt8] {
    var writer = ByteWriter()
    let start = 12 + parts.count * 8
    writer.write(0xFADE_0CC0 as UInt32, isBigEndian: true)
    writer.write(UInt32(start + parts.reduce(0) { $0 + 8 + $1.contents.count }), isBigEndian: true)
    writer.write(UInt32(parts.count), isBigEndian: true)
    var offset = start
    for part in parts {
      writer.write(part.slot, isBigEndian: true)
      writer.write(UInt32(offset), isBigEndian: true)
      offset += 8 + part.contents.count
    }
    for part in parts {
      writer.write(0xFADE_7171 as UInt32, isBigEndian: true)
      writer.write(UInt32(8 + part.contents.count), isBigEndian: true)
      writer.write(part.contents)
    }
    return writer.bytes
  }

  /// Returns an element of DER: its tag, length and contents.
  package static func encoded(_ tag: UInt8, _ contents: [UInt8]) -> [UInt8] {
    let size: [UInt8] =
      contents.count < 0x80
      ? [UInt8(contents.count)] : [0x82, UInt8(contents.count >> 8), UInt8(contents.count & 0xFF)]
    return [tag] + size + contents
  }
}
