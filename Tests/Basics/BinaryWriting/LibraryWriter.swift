/// Writes files that contain several binaries.
package enum LibraryWriter {
  /// The format of a static library.
  package enum Names: CaseIterable, Sendable {
    /// Long names precede the contents.
    case bsd
    /// Long names are in a separate member.
    case gnu
  }

  /// Returns a static library.
  package static func archive(_ members: [(name: String, contents: [UInt8])], names: Names) -> [UInt8] {
    var writer = ByteWriter()
    writer.write("!<arch>\n".utf8)
    func member(_ name: String, _ contents: [UInt8]) {
      writer.write(name, width: 16, filler: 0x20)
      writer.write("0", width: 12, filler: 0x20)
      writer.write("0     0     100644  ".utf8)
      writer.write(String(contents.count), width: 10, filler: 0x20)
      writer.write([0x60, 0x0A])
      writer.write(contents)
      if contents.count % 2 == 1 { writer.write([0x0A]) }
    }
    switch names {
    case .bsd:
      member("__.SYMDEF SORTED", [0, 0, 0, 0])
      for (name, contents) in members { member("#1/\(name.utf8.count)", Array(name.utf8) + contents) }
    case .gnu:
      member("/", [0, 0, 0, 0])
      member("//", members.flatMap { Array($0.name.utf8) + Array("/\n".utf8) })
      var offset = 0
      for (name, contents) in members {
        member("/\(offset)", contents)
        offset += name.utf8.count + 2
      }
    }
    return writer.bytes
  }

  /// Returns a fat file with binaries, by CPU type.
  package static func fat(_ parts: [(processor: UInt32, contents: [UInt8])], is64Bit: Bool = false) -> [UInt8]
  {
    var writer = ByteWriter()
    writer.write((is64Bit ? 0xCAFE_BABF : 0xCAFE_BABE) as UInt32, isBigEndian: true)
    writer.write(UInt32(parts.count), isBigEndian: true)
    var offset = 8 + parts.count * (is64Bit ? 32 : 20)
    for (processor, contents) in parts {
      writer.write(processor, isBigEndian: true)
      writer.write(0 as UInt32)
      if is64Bit {
        writer.write(UInt64(offset), isBigEndian: true)
        writer.write(UInt64(contents.count), isBigEndian: true)
        writer.write(0 as UInt64)
      } else {
        writer.write(UInt32(offset), isBigEndian: true)
        writer.write(UInt32(contents.count), isBigEndian: true)
        writer.write(0 as UInt32)
      }
      offset += contents.count
    }
    for part in parts { writer.write(part.contents) }
    return writer.bytes
  }
}
