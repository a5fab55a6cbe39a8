/// Which messages code sends.
extension MachOImage {
  /// How a binary has a selector.
  package enum SelectorUse: Hashable, Sendable {
    /// It refers to it, as code does that sends the message, and as lists of methods do on newer systems.
    case referenced
    /// It only has the name.
    case named
  }

  /// Returns those of some selectors that the binary has.
  package func uses(of wanted: Set<String>) -> [String: SelectorUse] {
    let names = addresses(of: wanted)
    var found = Dictionary(
      names.map { ($0.value, SelectorUse.named) }, uniquingKeysWith: { first, _ in first })
    for name in selectorsOfStubs where wanted.contains(name) { found[name] = .referenced }
    if names.isEmpty { return found }
    for section in sections(named: "__objc_selrefs") {
      for target in pointers(in: section) {
        if let name = names[target] { found[name] = .referenced }
      }
    }
    return found
  }

  /// The selectors for whose messages an object file leaves the sending to the linker, as compilers do since Xcode 14.
  private var selectorsOfStubs: [String] {
    guard kind == .object else { return [] }
    let beginning = "_objc_msgSend$"
    return imports(beginningWith: [beginning]).map { String($0.dropFirst(beginning.count)) }
  }

  /// The wanted names by their addresses.
  ///
  /// They are searched for as bytes, for a large app has a hundred thousand names.
  private func addresses(of wanted: Set<String>) -> [UInt64: String] {
    let byCount = Dictionary(grouping: wanted.map { ($0, Array($0.utf8)) }) { $0.1.count }
    var found: [UInt64: String] = [:]
    for section in sections(named: "__objc_methname") where !section.isEncrypted {
      section.contents.withBytes { bytes in
        var start = 0
        while start < bytes.count {
          let end = bytes[start...].firstIndex(of: 0) ?? bytes.count
          if let candidates = byCount[end - start],
            let match = candidates.first(where: { bytes[start..<end].elementsEqual($0.1) })
          {
            found[section.address &+ UInt64(start)] = match.0
          }
          start = end + 1
        }
      }
    }
    return found
  }

  /// Where the pointers of a section lead to, by what each form of linking writes down.
  private func pointers(in section: MachOSection) -> [UInt64] {
    let width = is64Bit ? 8 : 4
    let symbols = symbolsOfRelocations(in: section)
    var targets: [UInt64] = []
    for offset in stride(from: 0, to: section.contents.count, by: width) {
      guard let stored = number(in: section.contents, at: offset) else { break }
      if let symbol = symbols[offset] {
        targets.append(symbol &+ stored)
      } else {
        // An address as it is; or, since iOS 13.4, one of 36 bits beside other things, counted from zero or from
        // where the image begins.
        let low = stored & 0xF_FFFF_FFFF
        targets += stored == low ? [stored, baseAddress &+ low] : [low, baseAddress &+ low]
      }
    }
    return targets
  }

  /// The addresses of the symbols that a section of an object file points to, by offset.
  private func symbolsOfRelocations(in section: MachOSection) -> [Int: UInt64] {
    var found: [Int: UInt64] = [:]
    for offset in stride(from: 0, to: section.relocations.count, by: 8) {
      guard let place = section.relocations.number(UInt32.self, at: offset),
        let info = section.relocations.number(UInt32.self, at: offset + 4), info & 0x0800_0000 != 0,
        let address = symbols?.address(of: Int(info & 0xFF_FFFF))
      else { continue }
      found[Int(place)] = address
    }
    return found
  }

  private func number(in bytes: ByteSlice, at offset: Int) -> UInt64? {
    is64Bit
      ? bytes.number(UInt64.self, at: offset) : bytes.number(UInt32.self, at: offset).map(UInt64.init)
  }
}
