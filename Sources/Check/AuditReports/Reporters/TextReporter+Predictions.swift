import LocationAudit
import LocationPolicy
import Phrases
import Terminal
import Translations

extension TextReporter {
  private static let widestColumn = 24

  /// Returns a section with a row for each prediction: topic, releases and text.
  func predictionSections(_ predictions: [Prediction], in language: Language) -> [String] {
    let rows = PredictionTable(predictions).rows
    guard !rows.isEmpty else { return [] }
    return [section(lines(of: rows, in: language), in: language)]
  }

  /// Returns a section with the rows of the summary, and the number of omitted rows.
  func shortPredictionSections(_ predictions: [Prediction], in language: Language) -> [String] {
    let rows = ShortPredictions(predictions).rows
    guard !rows.isEmpty else { return [] }
    let shown =
      rows.count > ShortPredictions.mostRows ? rows.prefix(ShortPredictions.mostRows - 1) : rows[...]
    var lines = self.lines(of: Array(shown), in: language)
    if shown.count < rows.count {
      let more: Phrase = "… and \(rows.count - shown.count) more"
      lines.append("    " + more.text(in: language))
    }
    return [section(lines, in: language)]
  }

  private func section(_ lines: [String], in language: Language) -> String {
    ([style.paint("  " + Phrase.whatWillHappen.text(in: language), as: .heading), ""] + lines)
      .joined(separator: "\n")
  }

  /// Returns the lines of rows, which are wrapped to the width; the topic is shown only in its
  /// first row.
  private func lines(of rows: [PredictionTable.Row], in language: Language) -> [String] {
    let topics = Self.columnWidth(rows.map { $0.line.topic.text(in: language) })
    let releases = Self.columnWidth(rows.map(\.releases))
    return rows.indices.flatMap { index in
      let isContinued = index > 0 && rows[index - 1].line.topic == rows[index].line.topic
      return columns([
        (isContinued ? "" : rows[index].line.topic.text(in: language), topics),
        (rows[index].releases, releases),
        (rows[index].line.text.text(in: language), width - topics - releases - 8),
      ])
    }
  }

  private static func columnWidth(_ texts: [String]) -> Int {
    min(texts.map { DisplayWidth.of(TerminalText.escaped($0)) }.max() ?? 0, widestColumn)
  }

  /// Returns the lines of one row, with each cell wrapped to its width.
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
