import Terminal

/// A line for a terminal, which consists of styled pieces.
struct StyledLine {
  /// The style of a piece, as an escape sequence.
  enum Style: String {
    case plain = ""
    case strong = "1"
    case faint = "2"
    case chosen = "7"
    case key = "1;36"
    case button = "36"
    case indicator = "97;44"
  }

  private(set) var pieces: [(text: String, style: Style)]

  init(_ text: String = "", _ style: Style = .plain) { pieces = [(TerminalText.escaped(text), style)] }

  static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    var line = left
    line.pieces += right.pieces
    return line
  }

  static func joined(_ lines: some Sequence<StyledLine>) -> StyledLine { lines.reduce(StyledLine(), +) }

  /// The width in cells.
  var width: Int { pieces.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  /// Returns a prefix that fits a width; the last cell indicates that the line was cut.
  func cut(to width: Int) -> StyledLine {
    if self.width <= width { return self }
    var line = StyledLine()
    var room = max(width - 1, 0)
    for piece in pieces {
      let text = String(DisplayWidth.prefix(of: piece.text, fitting: room))
      line.pieces.append((text, piece.style))
      room -= DisplayWidth.of(text)
      if text.count < piece.text.count { break }
    }
    return width > 0 ? line + StyledLine("…", .faint) : line
  }

  /// Returns the line cut or padded with spaces to a width.
  func padded(to width: Int) -> StyledLine {
    let line = cut(to: width)
    return line + StyledLine(String(repeating: " ", count: max(0, width - line.width)))
  }

  /// Returns the text to write to the terminal.
  func text(isColored: Bool) -> String {
    pieces.map { piece in
      isColored && piece.style != .plain && !piece.text.isEmpty
        ? "\u{1B}[\(piece.style.rawValue)m\(piece.text)\u{1B}[0m" : piece.text
    }.joined()
  }
}
