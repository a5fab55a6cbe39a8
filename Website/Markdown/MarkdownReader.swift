/// Parses the Markdown of this repository's pages.
///
/// It is that of GitHub, without indented code, underlined headings, and HTML other than comments
/// and anchors.
struct MarkdownReader {
  private let lines: [Substring]
  private var index = 0

  private init(_ lines: [Substring]) { self.lines = lines }

  /// Returns the blocks of a text.
  static func blocks(of text: String) -> [MarkdownBlock] {
    blocks(of: text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  private static func blocks(of lines: [Substring]) -> [MarkdownBlock] {
    var reader = MarkdownReader(lines)
    var blocks: [MarkdownBlock] = []
    while let block = reader.next() { blocks.append(block) }
    return blocks
  }

  private var line: Substring? { index < lines.count ? lines[index] : nil }

  private mutating func next() -> MarkdownBlock? {
    while let line {
      if line.isBlank {
        index += 1
      } else if line.hasPrefix("<!--") {
        skipComment()
      } else {
        return block(at: line)
      }
    }
    return nil
  }

  private mutating func skipComment() {
    while let line {
      index += 1
      if line.contains("-->") { return }
    }
  }

  private mutating func block(at line: Substring) -> MarkdownBlock {
    if let fence = line.fence { return code(in: fence) }
    if let level = line.headingLevel {
      index += 1
      return .heading(level, line.dropFirst(level).trimmed)
    }
    if line == "---" || line == "***" {
      index += 1
      return .divider
    }
    if line.hasPrefix(">") { return quote() }
    if let mark = line.listMark { return list(beginningWith: mark) }
    if line.hasPrefix("|"), index + 1 < lines.count, lines[index + 1].isDelimiterRow { return table() }
    return paragraph()
  }

  private mutating func code(in fence: Substring) -> MarkdownBlock {
    let language = lines[index].dropFirst(fence.count).trimmed
    index += 1
    var code: [Substring] = []
    while let line, !(line.hasPrefix(fence) && line.allSatisfy { $0 == "`" }) {
      code.append(line)
      index += 1
    }
    index += 1
    return .code(language: language, code.joined(separator: "\n"))
  }

  private mutating func quote() -> MarkdownBlock {
    var quoted: [Substring] = []
    while let line, line.hasPrefix(">") {
      quoted.append(line.dropFirst(line.hasPrefix("> ") ? 2 : 1))
      index += 1
    }
    return .quote(Self.blocks(of: quoted))
  }

  private mutating func table() -> MarkdownBlock {
    var rows: [[String]] = []
    while let line, line.hasPrefix("|") {
      if !(rows.count == 1 && line.isDelimiterRow) { rows.append(line.cells) }
      index += 1
    }
    return .table(rows)
  }

  private mutating func paragraph() -> MarkdownBlock {
    var text: [Substring] = []
    while let line, !line.isBlank, text.isEmpty || !line.interruptsParagraph {
      text.append(line)
      index += 1
    }
    return .paragraph(text.map(\.trimmed).joined(separator: "\n"))
  }

  private mutating func list(beginningWith first: ListMark) -> MarkdownBlock {
    var items: [[MarkdownBlock]] = []
    var isLoose = false
    while let line, let mark = line.listMark, mark.isNumbered == first.isNumbered {
      let (item, endsBlank) = item(behind: mark)
      let blocks = Self.blocks(of: item)
      items.append(blocks)
      let goesOn = self.line?.listMark.map { $0.isNumbered == first.isNumbered } ?? false
      if endsBlank, goesOn { isLoose = true }
      if blocks.count(where: \.isParagraph) > 1 { isLoose = true }
    }
    return .list(MarkdownList(start: first.number, isLoose: isLoose, items: items))
  }

  /// Returns the lines of a list item without their indentation, and whether empty lines follow it.
  private mutating func item(behind mark: ListMark) -> (lines: [Substring], endsBlank: Bool) {
    var item = [lines[index].dropFirst(mark.width)]
    index += 1
    while let line {
      if line.isBlank {
        var next = index
        while next < lines.count, lines[next].isBlank { next += 1 }
        guard next < lines.count, lines[next].indentation >= mark.width else {
          index = next
          return (item, true)
        }
        item.append("")
      } else if line.indentation >= mark.width {
        item.append(line.dropFirst(mark.width))
      } else if line.interruptsParagraph || line.fence != nil || line.headingLevel != nil {
        break
      } else {
        // Further lines of a paragraph need no indentation.
        item.append(line.drop { $0 == " " })
      }
      index += 1
    }
    return (item, false)
  }
}

/// The marker of a list item.
private struct ListMark {
  let number: Int?
  /// The indentation of the item's contents.
  let width: Int

  var isNumbered: Bool { number != nil }
}

extension MarkdownBlock {
  fileprivate var isParagraph: Bool {
    if case .paragraph = self { true } else { false }
  }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }

  fileprivate var indentation: Int { prefix { $0 == " " }.count }

  fileprivate var trimmed: String {
    var text = drop { $0 == " " }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }

  /// The marks that open a code block; nil if the line doesn't open one.
  fileprivate var fence: Substring? {
    let marks = prefix { $0 == "`" }
    return marks.count >= 3 && !dropFirst(marks.count).contains("`") ? marks : nil
  }

  fileprivate var headingLevel: Int? {
    let level = prefix { $0 == "#" }.count
    return (1...6).contains(level) && dropFirst(level).hasPrefix(" ") ? level : nil
  }

  fileprivate var listMark: ListMark? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    let rest = dropFirst(digits.count)
    if let number = Int(digits), rest.hasPrefix(". ") {
      return ListMark(number: number, width: digits.count + 2)
    }
    return digits.isEmpty && (hasPrefix("- ") || hasPrefix("* ")) ? ListMark(number: nil, width: 2) : nil
  }

  fileprivate var isDelimiterRow: Bool {
    hasPrefix("|") && contains("-") && allSatisfy { "|-: ".contains($0) }
  }

  fileprivate var interruptsParagraph: Bool {
    fence != nil || headingLevel != nil || hasPrefix(">") || hasPrefix("|") || hasPrefix("<!--")
      || listMark.map { $0.number ?? 1 == 1 } ?? false
  }

  /// The cells of a row; an escaped bar, or one in code, doesn't separate cells.
  fileprivate var cells: [String] {
    var cells = [""]
    var isCode = false
    var isEscaped = false
    for character in dropFirst() {
      if character == "`" { isCode.toggle() }
      if character == "|", isEscaped {
        cells[cells.count - 1].removeLast()
        cells[cells.count - 1].append("|")
      } else if character == "|", !isCode {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    // Nothing follows the last bar.
    if cells.last?.allSatisfy({ $0 == " " }) == true { cells.removeLast() }
    return cells.map { Substring($0).trimmed }
  }
}
