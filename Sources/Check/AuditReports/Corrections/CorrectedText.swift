import AppProject
package import LocationEvidence
package import TextReading

/// The text of a file, in which corrections locate their edits.
package struct CorrectedText {
  private let file: String
  private let text: EncodedText
  private let lines: LineTable

  /// Creates the text of a file with a path relative to the checked folder.
  package init(file: String, text: EncodedText) {
    self.file = file
    self.text = text
    lines = LineTable(text.utf8)
  }

  /// Returns the edit for a correction; nil if the file doesn't have the expected text.
  package func edit(for correction: Correction) -> FileEdit? {
    switch correction {
    case .replace(let site, let skipped, let old, let new):
      range(of: old, at: site, skipping: skipped).map { edit($0, new) }
    case .rename(let label, let new, let site): rename(label, to: new, behind: site)
    case .copy(let key, let new, let site): copy(key, to: new, at: site)
    }
  }

  private func edit(_ range: Range<Int>, _ replacement: String) -> FileEdit {
    FileEdit(
      file: file, bytes: text.fileRange(of: range), start: position(at: range.lowerBound),
      end: position(at: range.upperBound), replacement: replacement)
  }

  private func position(at offset: Int) -> FileEdit.Position {
    let (line, column) = lines.position(at: offset)
    let before = text.utf8[(offset - column + 1)..<offset]
    return .init(line: line, column: 1 + before.count { $0 & 0b1100_0000 != 0b1000_0000 })
  }
}

// MARK: - Positions
extension CorrectedText {
  private func offset(of site: Site) -> Int? {
    guard !site.isWholeFile, let line = lines.range(ofLine: site.line), site.column <= line.count else {
      return nil
    }
    return line.lowerBound + site.column - 1
  }

  /// Returns the range of a word at an offset; nil if it isn't there.
  private func range(of word: String, at offset: Int) -> Range<Int>? {
    let end = offset + word.utf8.count
    guard end <= text.utf8.count, text.utf8[offset..<end].elementsEqual(word.utf8) else { return nil }
    return offset..<end
  }

  private func range(of word: String, at site: Site, skipping skipped: [String]) -> Range<Int>? {
    guard var offset = offset(of: site) else { return nil }
    // Keys of a project file may be quoted.
    if skipped.isEmpty, text.utf8[offset] == UInt8(ascii: "\"") { offset += 1 }
    for other in skipped {
      guard let range = range(of: other, at: offset) else { return nil }
      offset = afterBlanks(range.upperBound)
    }
    guard let range = range(of: word, at: offset), isWord(range) else { return nil }
    return range
  }

  private func afterBlanks(_ offset: Int) -> Int {
    text.utf8[offset...].firstIndex { !$0.isWhitespace } ?? text.utf8.count
  }

  /// Returns whether a range isn't part of a longer name.
  private func isWord(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound > 0 ? text.utf8[range.lowerBound - 1] : 0x20
    let after = range.upperBound < text.utf8.count ? text.utf8[range.upperBound] : 0x20
    return !(Self.isNamePart(before) && Self.isNamePart(text.utf8[range.lowerBound]))
      && !(Self.isNamePart(after) && Self.isNamePart(text.utf8[range.upperBound - 1]))
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte.digit != nil
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte.lowercased)
  }
}

// MARK: - Labels and entries
extension CorrectedText {
  private func rename(_ label: String, to new: String, behind site: Site) -> FileEdit? {
    guard let start = offset(of: site) else { return nil }
    let end = text.utf8[start...].firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ";") }
    for offset in start..<(end ?? text.utf8.count) {
      guard let range = range(of: label, at: offset), isWord(range) else { continue }
      let next = afterBlanks(range.upperBound)
      let isVariable =
        file.hasSuffix(".swift") && next < text.utf8.count && text.utf8[next] == UInt8(ascii: ":")
      return edit(range, isVariable ? "\(new) \(label)" : new)
    }
    return nil
  }

  private func copy(_ key: String, to new: String, at site: Site) -> FileEdit? {
    guard let entry = entry(of: key, at: site) else { return nil }
    let blanks = text.utf8[..<entry.lowerBound].reversed().prefix { $0.isWhitespace }.reversed()
    let bytes = blanks + text.utf8[entry]
    let copy = String(decoding: bytes, as: UTF8.self).replacing(key, with: new, maxReplacements: 1)
    return edit(entry.upperBound..<entry.upperBound, copy)
  }

  /// Returns the range of a key and its value in an XML Info.plist.
  private func entry(of key: String, at site: Site) -> Range<Int>? {
    guard let name = range(of: key, at: site, skipping: []), name.lowerBound >= 5,
      let open = range(of: "<key>", at: name.lowerBound - 5),
      let close = range(of: "</key>", at: name.upperBound),
      let value = range(of: "<string>", at: afterBlanks(close.upperBound)),
      let end = text.utf8[value.upperBound...].firstIndex(of: UInt8(ascii: "<")),
      let tag = range(of: "</string>", at: end)
    else { return nil }
    return open.lowerBound..<tag.upperBound
  }
}
