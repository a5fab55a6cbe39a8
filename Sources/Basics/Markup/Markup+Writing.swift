extension Markup {
  /// The markup as text.
  ///
  /// In elements without text, each child is on a separate line.
  package var written: String {
    var writer = Writer()
    writer.write(self, indent: 0, isInline: false)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }
}

/// Writes UTF-8, which takes a fraction of the time that appending to a text takes.
private struct Writer {
  private(set) var bytes: [UInt8] = []

  /// HTML elements without an end tag.
  private static let voidElements: Set = ["br", "hr", "img", "input", "link", "meta"]
  /// SVG elements, which can be self-closing.
  private static let shapes: Set = ["circle", "ellipse", "line", "path", "polyline", "rect", "stop", "use"]

  /// HTML elements that appear within a line of text.
  private static let phrasing: Set = ["a", "b", "code", "em", "strong"]

  mutating func write(_ markup: Markup, indent: Int, isInline: Bool) {
    switch markup {
    case .text(let text): escape(text, quotes: false)
    case .element(let name, let attributes, let children):
      append("<")
      append(name)
      for attribute in attributes {
        append(" ")
        append(attribute.name)
        append("=\"")
        escape(attribute.value, quotes: true)
        append("\"")
      }
      if children.isEmpty, Self.shapes.contains(name) {
        append("/>")
      } else if Self.voidElements.contains(name) {
        append(">")
      } else {
        append(">")
        write(children, indent: indent, isInline: isInline || Self.phrasing.contains(name))
        append("</")
        append(name)
        append(">")
      }
    }
  }

  /// White space is visible in a line of text, so nothing is written between the pieces of one.
  private mutating func write(_ children: [Markup], indent: Int, isInline: Bool) {
    let isInline = isInline || children.contains { $0.isText }
    for child in children {
      if !isInline { beginLine(indent: indent + 1) }
      write(child, indent: indent + 1, isInline: isInline)
    }
    if !isInline, !children.isEmpty { beginLine(indent: indent) }
  }

  private mutating func beginLine(indent: Int) {
    append("\n")
    for _ in 0..<indent { append("  ") }
  }

  @inline(never)
  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Escapes text, and replaces control characters, which are invalid in HTML and XML, by U+FFFD.
  private mutating func escape(_ text: String, quotes: Bool) {
    // Nearly every text needs no escaping, and iterating over scalars takes long.
    if text.utf8.allSatisfy({
      (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E
    }) {
      append(text)
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"" where quotes: append("&quot;")
      case "\n", "\t": append(String(scalar))
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
      default: append(String(scalar))
      }
    }
  }
}
