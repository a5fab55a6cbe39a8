/// The messages that code sends.
extension MachOImage {
  /// The way in which a binary contains a selector.
  package enum SelectorUse: Hashable, Sendable {
    /// The binary refers to the selector, as code that sends the message does, and method lists on
    /// newer systems.
    case referenced
    /// The binary contains only the name.
    case named
  }

  /// Returns which of some selectors the binary contains, and in which way.
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

  /// The selectors of messages that go through stubs of the linker, as compilers emit them since
  /// Xcode 14.
  private var selectorsOfStubs: [String] {
    guard kind == .object else { return [] }
    let beginning = "_objc_msgSend$"
    return imports(beginningWith: [beginning]).map { String($0.dropFirst(beginning.count)) }
  }

  /// Returns the addresses of the wanted names.
  ///
  /// Searches for them as bytes, because a large app has a hundred thousand names.
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

  /// Returns the addresses that the pointers of a section refer to, in each format that linkers
  /// write.
  private func pointers(in section: MachOSection) -> [UInt64] {
    let width = is64Bit ? 8 : 4
    let symbols = symbolsOfRelocations(in: section)
    var targets: [UInt64] = []
    for offset in stride(from: 0, to: section.contents.count, by: width) {
      guard let stored = number(in: section.contents, at: offset) else { break }
      if let symbol = symbols[offset] {
        targets.append(symbol &+ stored)
      } else {
        // A plain address; or, since iOS 13.4, the low 36 bits, relative to zero or to the start of
        // the image.
        let low = stored & 0xF_FFFF_FFFF
        targets += stored == low ? [stored, baseAddress &+ low] : [low, baseAddress &+ low]
      }
    }
    return targets
  }

  /// Returns the addresses of the symbols that a section of an object file points to, by offset.
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
