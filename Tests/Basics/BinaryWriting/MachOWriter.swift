/// Writes binaries like those of linkers, as far as they contain names that code uses.
///
/// There is no linker for Apple's systems on Linux.
package struct MachOWriter {
  /// The encoding of pointers for the loader.
  package enum PointerForm: CaseIterable, Sendable {
    /// As an address.
    case address
    /// An address with the distance to the next pointer in its upper bits (iOS 13.4).
    case chainedAddress
    /// An offset from the start of the image, with the distance to the next pointer (iOS 14).
    case chainedOffset
  }

  /// Whether addresses are 64 bits wide.
  package var is64Bit = true
  /// The file type: 2 is an executable, 6 a library.
  package var kind: UInt32 = 2
  /// The encoding of pointers.
  package var pointers = PointerForm.address
  /// The platform in the newer load command; nil for the older one, which implies iOS.
  package var platform: UInt32? = 2
  /// The minimum version, packed.
  package var minimumVersion: UInt32 = 15 << 16
  /// The selectors of sent messages.
  package var sent: [String] = []
  /// The names of other methods.
  package var named: [String] = []
  /// The imported symbols.
  package var imports: [String] = []
  /// The exported symbols.
  package var exports: [String] = []
  /// The install names of the linked libraries.
  package var libraries: [String] = []
  /// Whether the App Store has encrypted it.
  package var isEncrypted = false
  /// The code signature.
  package var signature: [UInt8] = []

  private static let base: UInt64 = 0x1_0000_0000

  /// Creates a writer for an executable for iOS 15 that does nothing.
  package init() {}

  /// The binary.
  package var bytes: [UInt8] {
    let base = is64Bit ? Self.base : 0x4000
    let size = commands(base: base, at: Offsets()).count
    var offsets = Offsets()
    var rest = ByteWriter()
    let start = headerSize + size
    func place(_ more: [UInt8]) -> Range<Int> {
      let from = start + rest.bytes.count
      rest.write(more)
      let end = start + rest.bytes.count
      rest.align(to: 8)
      return from..<end
    }
    rest.write(repeatElement(0, count: (8 - start % 8) % 8))
    offsets.names = place((sent + named).flatMap { Array($0.utf8) + [0] })
    offsets.references = place(references(to: offsets.names.lowerBound, base: base))
    offsets.symbols = place(symbolTable)
    offsets.symbolNames = place(symbolNames)
    offsets.signature = place(signature)
    var file = ByteWriter()
    file.write(is64Bit ? 0xFEED_FACF : 0xFEED_FACE as UInt32)
    file.write(is64Bit ? 0x0100_000C : 12 as UInt32)
    file.write(0 as UInt32)
    file.write(kind)
    file.write(UInt32(4 + libraries.count + (isEncrypted ? 1 : 0) + (signature.isEmpty ? 0 : 1)))
    file.write(UInt32(size))
    file.write(0 as UInt32)
    if is64Bit { file.write(0 as UInt32) }
    file.write(commands(base: base, at: offsets))
    file.write(rest.bytes)
    return file.bytes
  }

  /// The offsets of the parts.
  private struct Offsets {
    var names = 0..<0
    var references = 0..<0
    var symbols = 0..<0
    var symbolNames = 0..<0
    var signature = 0..<0
  }

  private var headerSize: Int { is64Bit ? 32 : 28 }

  private func references(to names: Int, base: UInt64) -> [UInt8] {
    var writer = ByteWriter()
    var offset = names
    for name in sent {
      let address = base + UInt64(offset)
      switch pointers {
      case .address where is64Bit: writer.write(address)
      case .address: writer.write(UInt32(address))
      case .chainedAddress: writer.write(address | 1 << 51)
      case .chainedOffset: writer.write(UInt64(offset) | 1 << 51)
      }
      offset += name.utf8.count + 1
    }
    return writer.bytes
  }

  private var symbolTable: [UInt8] {
    var writer = ByteWriter()
    var name: UInt32 = 1
    for (symbol, type) in imports.map({ ($0, 0x01 as UInt8) }) + exports.map({ ($0, 0x0F as UInt8) }) {
      writer.write(name)
      writer.write([type, 0, 0, 0])
      if is64Bit { writer.write(0 as UInt64) } else { writer.write(0 as UInt32) }
      name += UInt32(symbol.utf8.count + 1)
    }
    return writer.bytes
  }

  private var symbolNames: [UInt8] { [0] + (imports + exports).flatMap { Array($0.utf8) + [0] } }
}

extension MachOWriter {
  private func commands(base: UInt64, at offsets: Offsets) -> [UInt8] {
    var commands = segment("__TEXT", "__objc_methname", offsets.names, base: base)
    commands += segment("__DATA", "__objc_selrefs", offsets.references, base: base)
    commands += command(
      0x2,
      [offsets.symbols.lowerBound, imports.count + exports.count] + [
        offsets.symbolNames.lowerBound, offsets.symbolNames.count,
      ])
    commands +=
      platform.map { command(0x32, [Int($0), Int(minimumVersion), 0, 0]) }
      ?? command(0x25, [Int(minimumVersion), 0])
    for library in libraries {
      var text = ByteWriter()
      text.write(library.utf8)
      text.write([0])
      text.align(to: 8)
      commands += command(0xC, [24, 0, 0, 0], followedBy: text.bytes)
    }
    if isEncrypted { commands += command(is64Bit ? 0x2C : 0x21, [0, 1 << 20, 1] + (is64Bit ? [0] : [])) }
    if !signature.isEmpty {
      commands += command(0x1D, [offsets.signature.lowerBound, offsets.signature.count])
    }
    return commands
  }

  private func command(_ kind: UInt32, _ fields: [Int], followedBy rest: [UInt8] = []) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(kind)
    writer.write(UInt32(8 + fields.count * 4 + rest.count))
    for field in fields { writer.write(UInt32(field)) }
    writer.write(rest)
    return writer.bytes
  }

  /// Returns a segment with one section, whose addresses have the same offset from the base as its bytes in the file.
  private func segment(_ name: String, _ section: String, _ range: Range<Int>, base: UInt64) -> [UInt8] {
    var writer = ByteWriter()
    writer.write((is64Bit ? 0x19 : 0x1) as UInt32)
    writer.write(UInt32(is64Bit ? 72 + 80 : 56 + 68))
    writer.write(name, width: 16)
    func write(_ number: UInt64) {
      if is64Bit { writer.write(number) } else { writer.write(UInt32(number)) }
    }
    write(name == "__TEXT" ? base : base + UInt64(range.lowerBound))
    write(UInt64(range.upperBound))
    write(UInt64(name == "__TEXT" ? 0 : range.lowerBound))
    write(UInt64(range.count))
    for field in [7, 5, 1, 0] as [UInt32] { writer.write(field) }
    writer.write(section, width: 16)
    writer.write(name, width: 16)
    write(base + UInt64(range.lowerBound))
    write(UInt64(range.count))
    writer.write(UInt32(range.lowerBound))
    for field in [0, 0, 0, 0, 0, 0] as [UInt32] { writer.write(field) }
    if is64Bit { writer.write(0 as UInt32) }
    return writer.bytes
  }
}
