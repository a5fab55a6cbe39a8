import Markup

/// Converts inline Markdown to markup.
struct MarkdownInline {
  /// The resolver of links and pictures.
  let links: any LinkResolver

  /// Returns the markup of a text.
  func markup(of text: String) -> [Markup] { pieces(of: text[...]) }

  /// Returns the text without markup.
  func plainText(of text: String) -> String { markup(of: text).plainText }

  private func pieces(of text: Substring) -> [Markup] {
    var pieces: [Markup] = []
    var plain = ""
    var rest = text
    func flush() {
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
    }
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if let (piece, end) = marked(rest, after: plain.last) {
        flush()
        pieces += piece
        rest = rest[end...]
      } else if first == "`" {
        // Backticks without matching ones are only text.
        let marks = rest.prefix { $0 == "`" }
        plain += marks
        rest = rest.dropFirst(marks.count)
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    flush()
    return pieces
  }

  /// Returns the marked element at the start of a text, and its end; nil if there is none.
  private func marked(_ text: Substring, after previous: Character?) -> ([Markup], Substring.Index)? {
    switch text.first {
    case "`": code(text)
    case "<": angled(text)
    case "!": link(text.dropFirst(), isPicture: true)
    case "[": link(text, isPicture: false)
    case "*":
      stressed(text, by: "**", as: "strong") ?? stressed(text, by: "*", as: "em")
    case "_" where previous.map { !$0.isLetter && !$0.isNumber } ?? true:
      stressed(text, by: "_", as: "em")
    default: nil
    }
  }

  private func code(_ text: Substring) -> ([Markup], Substring.Index)? {
    guard let (inner, end) = Self.codeSpan(text) else { return nil }
    var code = inner.replacing("\n", with: " ")[...]
    if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
      code = code.dropFirst().dropLast()
    }
    return (links.code(String(code), isSymbol: text.hasPrefix("``")), end)
  }

  /// Returns the code span at the start of a text, and its end; nil if there is none.
  private static func codeSpan(_ text: Substring) -> (inner: Substring, end: Substring.Index)? {
    let marks = text.prefix { $0 == "`" }
    var rest = text[marks.endIndex...]
    while let start = rest.firstIndex(of: "`") {
      let closing = rest[start...].prefix { $0 == "`" }
      if closing.count == marks.count { return (text[marks.endIndex..<start], closing.endIndex) }
      rest = rest[closing.endIndex...]
    }
    return nil
  }

  /// Returns an address, an anchor or a page of the library's documentation in angle brackets.
  private func angled(_ text: Substring) -> ([Markup], Substring.Index)? {
    guard let close = text.firstIndex(of: ">") else { return nil }
    let inner = text[text.index(after: text.startIndex)..<close]
    let end = text.index(after: close)
    if let name = inner.wholeMatch(of: /a id="([^"]*)"/)?.1, text[end...].hasPrefix("</a>") {
      return ([Markup("a", ["id": AttributeValue(String(name))])], text.index(end, offsetBy: 4))
    }
    if inner.hasPrefix("doc:") { return (links.documentation(String(inner.dropFirst(4))), end) }
    guard inner.contains(":"), inner.wholeMatch(of: /[a-z]+:[^\s<]+/) != nil else { return nil }
    return (links.link(to: String(inner), [.text(String(inner))]), end)
  }

  private func link(_ text: Substring, isPicture: Bool) -> ([Markup], Substring.Index)? {
    guard text.first == "[", let close = Self.closingBracket(text) else { return nil }
    let label = text[text.index(after: text.startIndex)..<close]
    let rest = text[text.index(after: close)...]
    guard rest.first == "(", let (address, end) = Self.address(rest) else { return nil }
    if isPicture { return (links.picture(address, alt: plainText(of: String(label))), end) }
    return (links.link(to: address, pieces(of: label)), end)
  }

  private static func closingBracket(_ text: Substring) -> Substring.Index? {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case "`":
        if let (_, end) = codeSpan(text[index...]) {
          index = end
          continue
        }
      case "\\":
        index = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
        continue
      case "[": depth += 1
      case "]":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// Returns the address in parentheses at the start of a text, and their end.
  private static func address(_ text: Substring) -> (String, Substring.Index)? {
    let inner = text.dropFirst()
    if inner.first == "<" {
      guard let close = inner.firstIndex(of: ">"), inner[close...].hasPrefix(">)") else { return nil }
      return (String(inner[..<close].dropFirst()), inner.index(close, offsetBy: 2))
    }
    var depth = 0
    for index in inner.indices {
      switch inner[index] {
      case "(": depth += 1
      case ")" where depth == 0: return (String(inner[..<index]), inner.index(after: index))
      case ")": depth -= 1
      case " ", "\n": return nil
      default: break
      }
    }
    return nil
  }

  /// Returns emphasized text between two marks, which no space may follow or precede inside.
  private func stressed(_ text: Substring, by mark: String, as element: String) -> (
    [Markup], Substring.Index
  )? {
    let inner = text.dropFirst(mark.count)
    guard text.hasPrefix(mark), let first = inner.first, !first.isWhitespace else { return nil }
    var index = inner.startIndex
    while index < inner.endIndex {
      if inner[index] == "`", let (_, end) = Self.codeSpan(inner[index...]) {
        index = end
      } else if inner[index...].hasPrefix(mark), index > inner.startIndex,
        !inner[inner.index(before: index)].isWhitespace
      {
        // A single star of two doesn't close emphasis.
        if mark == "*", inner[index...].hasPrefix("**") {
          index = inner.index(index, offsetBy: 2)
          continue
        }
        return ([Markup(element, [:], pieces(of: inner[..<index]))], inner.index(index, offsetBy: mark.count))
      } else {
        index = inner.index(after: index)
      }
    }
    return nil
  }
}

/// Resolves the links of a page to markup.
protocol LinkResolver {
  /// Returns a link; only its text if it has no target.
  func link(to address: String, _ text: [Markup]) -> [Markup]
  func picture(_ address: String, alt: String) -> [Markup]
  /// Returns a link to a page of a library's documentation, by its name.
  func documentation(_ name: String) -> [Markup]
  /// Returns code; a symbol can be linked to its page.
  func code(_ code: String, isSymbol: Bool) -> [Markup]
}
