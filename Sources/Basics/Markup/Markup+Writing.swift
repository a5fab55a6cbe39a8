extension Markup {
  /// The markup as text.
  ///
  /// In elements without text, each child is on a line of its own.
  package var written: String {
    var output = ""
    write(to: &output, indent: 0, isInline: false)
    return output
  }

  /// HTML elements without an end tag.
  private static let voidElements: Set = ["br", "hr", "img", "input", "link", "meta"]
  /// SVG elements, which can be self-closing.
  private static let shapes: Set = ["circle", "ellipse", "line", "path", "polyline", "rect", "stop", "use"]

  /// HTML elements that stand within a line of text.
  private static let phrasing: Set = ["a", "b", "code", "em", "strong"]

  private var isText: Bool {
    if case .text = self { return true }
    return false
  }

  private func write(to output: inout String, indent: Int, isInline: Bool) {
    switch self {
    case .text(let text): Self.escape(text, quotes: false, to: &output)
    case .element(let name, let attributes, let children):
      output += "<\(name)"
      for attribute in attributes {
        output += " \(attribute.name)=\""
        Self.escape(attribute.value, quotes: true, to: &output)
        output += "\""
      }
      if children.isEmpty, Self.shapes.contains(name) {
        output += "/>"
      } else if Self.voidElements.contains(name) {
        output += ">"
      } else {
        output += ">"
        Self.write(children, to: &output, indent: indent, isInline: isInline || Self.phrasing.contains(name))
        output += "</\(name)>"
      }
    }
  }

  /// White space shows in a line of text, so nothing is put between the pieces of one.
  private static func write(_ children: [Markup], to output: inout String, indent: Int, isInline: Bool) {
    let isInline = isInline || children.contains { $0.isText }
    for child in children {
      if !isInline { output += "\n" + String(repeating: " ", count: (indent + 1) * 2) }
      child.write(to: &output, indent: indent + 1, isInline: isInline)
    }
    if !isInline, !children.isEmpty { output += "\n" + String(repeating: " ", count: indent * 2) }
  }

  /// Escapes text, and replaces control characters, which are invalid in HTML and XML, by U+FFFD.
  private static func escape(_ text: String, quotes: Bool, to output: inout String) {
    // Nearly every text needs no escaping, and iterating over scalars takes long.
    if text.utf8.allSatisfy({
      (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E
    }) {
      output += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"" where quotes: output += "&quot;"
      case "\n", "\t": output.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": output += "\u{FFFD}"
      default: output.unicodeScalars.append(scalar)
      }
    }
  }
}
