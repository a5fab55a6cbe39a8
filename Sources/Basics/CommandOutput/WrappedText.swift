package import Terminal

/// Text that is wrapped to the width of a terminal, paragraph by paragraph.
package struct WrappedText {
  /// The width in cells if the terminal's width is unknown.
  package static let standardWidth = 80
  /// The smallest width in cells; on narrower terminals, lines are broken by the terminal.
  private static let narrowest = 40

  private let width: Int
  private var lines: [String] = []

  /// Creates an empty text for a terminal.
  package init(for terminal: TerminalSettings) { self.init(for: terminal, standard: Self.standardWidth) }

  /// Creates an empty answer, which is wrapped for a terminal but not for a pipe, where programs
  /// expect whole sentences.
  package init(answeringOn terminal: TerminalSettings) { self.init(for: terminal, standard: .max) }

  private init(for terminal: TerminalSettings, standard: Int) {
    width = max(terminal.width(standard: standard), Self.narrowest)
  }

  /// The lines so far, joined.
  package var text: String { lines.joined(separator: "\n") }

  /// Adds a text, and keeps its line breaks.
  ///
  /// - Parameters:
  /// - indent: The number of spaces before each line.
  /// - label: A text before the first line; further lines are aligned with the text.
  /// - hanging: The number of additional spaces before each line but the first.
  package mutating func add(_ text: String, indent: Int = 0, label: String = "", hanging: Int = 0) {
    let start = indent + DisplayWidth.of(label)
    let margin = String(repeating: " ", count: start + hanging)
    let wrapping = LineWrapping(width: max(width - start - hanging, Self.narrowest / 2))
    let wrapped = text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapping.lines(of: String($0)) }
    for (number, line) in wrapped.enumerated() {
      let beginning = number == 0 ? String(repeating: " ", count: indent) + label : margin
      lines.append(line.isEmpty && label.isEmpty ? "" : beginning + line)
    }
  }

  /// Adds the lines of a source text, which are not wrapped.
  package mutating func addLines(of source: String, indent: Int) {
    let margin = String(repeating: " ", count: indent)
    lines += source.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : margin + $0
    }
  }

  /// Adds an empty line.
  package mutating func addGap() { lines.append("") }
}
