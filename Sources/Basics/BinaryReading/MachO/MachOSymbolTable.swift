/// The symbols of a binary.
struct MachOSymbolTable: Sendable {
  private let entries: ByteSlice
  private let names: ByteSlice
  private let width: Int

  /// Reads the load command that locates the symbols and their names.
  init(_ command: ByteSlice, in file: ByteSlice, is64Bit: Bool) throws(BinaryError) {
    width = is64Bit ? 16 : 12
    guard let offset = command.number(UInt32.self, at: 8), let count = command.number(UInt32.self, at: 12),
      let nameOffset = command.number(UInt32.self, at: 16),
      let nameSize = command.number(UInt32.self, at: 20),
      let entries = file.part(at: Int(offset), count: Int(count) * width),
      let names = file.part(at: Int(nameOffset), count: Int(nameSize))
    else {
      throw BinaryError("the binary's symbols reach beyond its end; copy or build the product again")
    }
    self.entries = entries
    self.names = names
  }

  /// Returns the address of a symbol, or nil if there is no such symbol.
  func address(of index: Int) -> UInt64? {
    width == 16
      ? entries.number(UInt64.self, at: index * width + 8)
      : entries.number(UInt32.self, at: index * width + 8).map(UInt64.init)
  }

  /// Returns the imported symbols that begin with one of some prefixes, sorted.
  func imports(beginningWith prefixes: [String]) -> [String] {
    let prefixes = prefixes.map { Array($0.utf8) }
    var found: Set<String> = []
    entries.withBytes { entries in
      names.withBytes { names in
        for start in stride(from: 0, to: entries.count, by: width) where Self.isImport(entries[start + 4]) {
          // Both offsets are within the table; the slice checks the offset of the name.
          let name = Int(UInt32(littleEndian: entries.loadUnaligned(fromByteOffset: start, as: UInt32.self)))
          guard name < names.count, prefixes.contains(where: { names[name...].starts(with: $0) }) else {
            continue
          }
          if let text = self.names.text(at: name) { found.insert(text) }
        }
      }
    }
    return found.sorted()
  }

  /// Returns whether a symbol's type is external, undefined and not a debugging entry.
  private static func isImport(_ type: UInt8) -> Bool { type & 0xEF == 0x01 }
}

extension MachOImage {
  /// Returns the imported symbols that begin with one of some prefixes, sorted.
  package func imports(beginningWith prefixes: [String]) -> [String] {
    symbols?.imports(beginningWith: prefixes) ?? []
  }
}
