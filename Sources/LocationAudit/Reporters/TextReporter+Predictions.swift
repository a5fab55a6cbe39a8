import LocationPolicy
import Phrases
import Terminal

extension TextReporter {
  private static let widestColumn = 24

  /// Returns one section with a row for every line that is predicted: topic, releases, what happens.
  ///
  /// A topic stands before its first row only.
  func predictionSections(_ predictions: [Prediction], in language: Language) -> [String] {
    let rows = PredictionTable(predictions).rows
    guard !rows.isEmpty else { return [] }
    let topics = Self.columnWidth(rows.map { $0.line.topic.text(in: language) })
    let releases = Self.columnWidth(rows.map(\.releases))
    let lines = rows.indices.flatMap { index in
      let isContinued = index > 0 && rows[index - 1].line.topic == rows[index].line.topic
      return columns([
        (isContinued ? "" : rows[index].line.topic.text(in: language), topics),
        (rows[index].releases, releases),
        (rows[index].line.text.text(in: language), width - topics - releases - 8),
      ])
    }
    return [
      ([style.paint("  " + Phrase.whatWillHappen.text(in: language), as: .heading), ""] + lines).joined(
        separator: "\n")
    ]
  }

  /// Returns one section with a line for each row of the short form, and the number of those that are left out.
  func shortPredictionSections(_ predictions: [Prediction], in language: Language) -> [String] {
    let rows = ShortPredictions(predictions).rows
    guard !rows.isEmpty else { return [] }
    let shown =
      rows.count > ShortPredictions.mostRows ? rows.prefix(ShortPredictions.mostRows - 1) : rows[...]
    let topics = Self.columnWidth(shown.map { $0.line.topic.text(in: language) })
    let releases = Self.columnWidth(shown.map(\.releases))
    var lines = shown.indices.map { index in
      let row = shown[index]
      let isContinued = index > shown.startIndex && shown[index - 1].line.topic == row.line.topic
      return "    " + cell(isContinued ? "" : row.line.topic.text(in: language), topics) + "  "
        + cell(row.releases, releases)
        + "  " + fitted(row.line.text.text(in: language), to: width - topics - releases - 8)
    }
    if shown.count < rows.count {
      let more: Phrase = "… and \(rows.count - shown.count) more"
      lines.append("    " + more.text(in: language))
    }
    return [
      ([style.paint("  " + Phrase.whatWillHappen.text(in: language), as: .heading), ""] + lines).joined(
        separator: "\n")
    ]
  }

  /// Returns a text in a column, cut where it is too long for it.
  private func cell(_ text: String, _ width: Int) -> String {
    let text = fitted(text, to: width)
    return text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }

  private func fitted(_ text: String, to room: Int) -> String {
    let text = TerminalText.escaped(text)
    return DisplayWidth.of(text) > room
      ? String(DisplayWidth.prefix(of: text, fitting: room - 1)) + "…" : text
  }

  private static func columnWidth(_ texts: [String]) -> Int {
    min(texts.map { DisplayWidth.of(TerminalText.escaped($0)) }.max() ?? 0, widestColumn)
  }

  /// Returns the lines of one row of a table, each cell wrapped to its width.
  private func columns(_ cells: [(text: String, width: Int)]) -> [String] {
    let wrapped = cells.map { LineWrapping(width: $0.width).lines(of: TerminalText.escaped($0.text)) }
    return (0..<(wrapped.map(\.count).max() ?? 0)).map { index in
      var line = ""
      var start = 4
      for (lines, cell) in zip(wrapped, cells) {
        if index < lines.count, !lines[index].isEmpty {
          line += String(repeating: " ", count: max(0, start - DisplayWidth.of(line))) + lines[index]
        }
        start += cell.width + 2
      }
      return line
    }
  }
}
