/// Reads the header of a binary and its load commands.
struct MachOLoadCommands {
  private static let command64: UInt32 = 0x19
  /// The flag of commands that older loaders must not ignore.
  private static let required: UInt32 = 0x8000_0000
  private static let encryptionCommands: Set<UInt32> = [0x21, 0x2C]
  private static let libraryCommands: Set<UInt32> = [0xC, 0x18, 0x1F, 0x20, 0x23]
  private static let minimumVersionPlatforms: [UInt32: MachOPlatform] = [
    0x24: .macOS, 0x25: .iOS, 0x2F: .tvOS, 0x30: .watchOS,
  ]

  private let file: ByteSlice
  private var target: MachOTarget?
  private var libraries: [String] = []
  private var headers: [SectionHeader] = []
  private var symbols: MachOSymbolTable?
  private var signature: ByteSlice?
  private var encrypted: Range<Int>?
  private var baseAddress: UInt64?

  /// A section as its segment lists it, before its encryption is known.
  private struct SectionHeader {
    let segment: String
    let name: String
    let address: UInt64
    let offset: Int
    let contents: ByteSlice
    let relocations: ByteSlice
  }

  private init(_ file: ByteSlice) { self.file = file }

  /// Returns whether the bytes begin like a binary for one processor.
  static func accepts(_ file: ByteSlice) -> Bool {
    switch file.number(UInt32.self, at: 0) {
    case 0xFEED_FACE, 0xFEED_FACF: true
    default: false
    }
  }

  /// Reads a binary.
  static func image(_ file: ByteSlice) throws(BinaryError) -> MachOImage {
    guard accepts(file), let processor = file.number(UInt32.self, at: 4),
      let kind = file.number(UInt32.self, at: 12), let count = file.number(UInt32.self, at: 16),
      let size = file.number(UInt32.self, at: 20)
    else { throw BinaryError("this is not a binary of Apple's systems; build the product again") }
    let is64Bit = file.number(UInt32.self, at: 0) == 0xFEED_FACF
    guard let commands = file.part(at: is64Bit ? 32 : 28, count: Int(size)) else { throw Self.cutOff }
    var reader = MachOLoadCommands(file)
    try reader.read(commands, count: count, is64Bit: is64Bit)
    return MachOImage(
      kind: MachOImage.Kind(rawValue: kind), processor: processor, is64Bit: is64Bit, target: reader.target,
      libraries: reader.libraries, sections: reader.sections, signature: reader.signature,
      symbols: reader.symbols, baseAddress: reader.baseAddress ?? 0)
  }

  private static let cutOff = BinaryError(
    "the binary's load commands reach beyond its end, as if it were cut off; copy or build the product again")

  private var sections: [MachOSection] {
    headers.map { header in
      MachOSection(
        segment: header.segment, name: header.name, address: header.address, contents: header.contents,
        isEncrypted: encrypted?.contains(header.offset) ?? false, relocations: header.relocations)
    }
  }

  private mutating func read(_ commands: ByteSlice, count: UInt32, is64Bit: Bool) throws(BinaryError) {
    var offset = 0
    for _ in 0..<count {
      guard let kind = commands.number(UInt32.self, at: offset),
        let size = commands.number(UInt32.self, at: offset + 4), size >= 8,
        let command = commands.part(at: offset, count: Int(size))
      else { throw Self.cutOff }
      try read(command, kind: kind & ~Self.required, is64Bit: is64Bit)
      offset += Int(size)
    }
  }

  private mutating func read(_ command: ByteSlice, kind: UInt32, is64Bit: Bool) throws(BinaryError) {
    switch kind {
    case 0x1, Self.command64: try readSegment(command, is64Bit: kind == Self.command64)
    case 0x2: symbols = try MachOSymbolTable(command, in: file, is64Bit: is64Bit)
    case 0x1D: signature = try linked(command)
    case 0x32:
      guard let platform = command.number(UInt32.self, at: 8),
        let version = command.number(UInt32.self, at: 12)
      else { throw Self.cutOff }
      target = MachOTarget(platform: MachOPlatform(rawValue: platform), packed: version)
    case _ where Self.minimumVersionPlatforms[kind] != nil:
      guard let version = command.number(UInt32.self, at: 8) else { throw Self.cutOff }
      target = target ?? MachOTarget(platform: Self.minimumVersionPlatforms[kind], packed: version)
    case _ where Self.libraryCommands.contains(kind):
      guard let name = command.number(UInt32.self, at: 8).flatMap({ command.text(at: Int($0)) }) else {
        throw Self.cutOff
      }
      libraries.append(name)
    case _ where Self.encryptionCommands.contains(kind):
      guard let start = command.number(UInt32.self, at: 8), let size = command.number(UInt32.self, at: 12),
        let method = command.number(UInt32.self, at: 16)
      else { throw Self.cutOff }
      if method != 0 { encrypted = Int(start)..<Int(start) + Int(size) }
    default: break
    }
  }

  /// Returns the part of the file that a command specifies by offset and size.
  private func linked(_ command: ByteSlice) throws(BinaryError) -> ByteSlice {
    guard let offset = command.number(UInt32.self, at: 8), let size = command.number(UInt32.self, at: 12),
      let part = file.part(at: Int(offset), count: Int(size))
    else { throw Self.cutOff }
    return part
  }
}

extension MachOLoadCommands {
  /// The types of sections that occupy memory but no space in the file.
  private static let zeroFilled: Set<UInt32> = [0x1, 0xC, 0x12]

  private mutating func readSegment(_ command: ByteSlice, is64Bit: Bool) throws(BinaryError) {
    let header = is64Bit ? 72 : 56
    let width = is64Bit ? 80 : 68
    guard let name = command.field(at: 8, width: 16),
      let address = Self.address(command, at: 24, is64Bit: is64Bit),
      let count = command.number(UInt32.self, at: header - 8),
      command.count - header >= Int(count) * width
    else { throw Self.cutOff }
    if name == "__TEXT" { baseAddress = baseAddress ?? address }
    for index in 0..<Int(count) {
      guard let section = command.part(at: header + index * width, count: width) else { throw Self.cutOff }
      headers.append(try sectionHeader(section, is64Bit: is64Bit))
    }
  }

  private func sectionHeader(_ section: ByteSlice, is64Bit: Bool) throws(BinaryError) -> SectionHeader {
    let rest = is64Bit ? 48 : 40
    guard let name = section.field(at: 0, width: 16), let segment = section.field(at: 16, width: 16),
      let address = Self.address(section, at: 32, is64Bit: is64Bit),
      let size = Self.address(section, at: is64Bit ? 40 : 36, is64Bit: is64Bit),
      let offset = section.number(UInt32.self, at: rest),
      let relocations = section.number(UInt32.self, at: rest + 8),
      let relocationCount = section.number(UInt32.self, at: rest + 12),
      let flags = section.number(UInt32.self, at: rest + 16)
    else { throw Self.cutOff }
    let isStored = !Self.zeroFilled.contains(flags & 0xFF)
    guard let contents = file.part(at: Int(offset), count: isStored ? Int(clamping: size) : 0),
      let relocations = file.part(at: Int(relocations), count: Int(relocationCount) * 8)
    else { throw Self.cutOff }
    return SectionHeader(
      segment: segment, name: name, address: address, offset: Int(offset), contents: contents,
      relocations: relocations)
  }

  private static func address(_ bytes: ByteSlice, at offset: Int, is64Bit: Bool) -> UInt64? {
    is64Bit
      ? bytes.number(UInt64.self, at: offset) : bytes.number(UInt32.self, at: offset).map(UInt64.init)
  }
}
