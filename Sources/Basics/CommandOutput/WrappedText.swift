package import Terminal

/// Text that is written line by line and fits a terminal.
package struct WrappedText {
  /// The width where nothing is known about the terminal.
  package static let standardWidth = 80
  /// Less can't be read well, so longer lines are left to the terminal.
  private static let narrowest = 40

  private let width: Int
  private var lines: [String] = []

  /// Begins a text for a terminal.
  package init(for terminal: TerminalSettings) { self.init(for: terminal, standard: Self.standardWidth) }

  /// Begins an answer, which is wrapped for a person and not in a pipe: what reads it there wants each sentence whole.
  package init(answeringOn terminal: TerminalSettings) { self.init(for: terminal, standard: .max) }

  private init(for terminal: TerminalSettings, standard: Int) {
    width = max(terminal.width(standard: standard), Self.narrowest)
  }

  /// The lines so far.
  package var text: String { lines.joined(separator: "\n") }

  /// Adds a text; its line breaks stay.
  ///
  /// - Parameters:
  ///   - indent: The spaces before each line.
  ///   - label: What stands before the first line; the further lines begin below the text.
  ///   - hanging: Further spaces before each line but the first.
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
