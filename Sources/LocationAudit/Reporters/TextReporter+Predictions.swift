extension TextReporter {
  private static let widestTopic = 24

  /// Returns one section with a row for every line that is predicted: topic, releases, what happens.
  func predictionSections(_ predictions: [Prediction]) -> [String] {
    let rows = PredictionTable(predictions).rows.map { row in
      (
        topic: TerminalText.escaped(row.line.topic), releases: TerminalText.escaped(row.releases),
        text: TerminalText.escaped(row.line.text)
      )
    }
    guard !rows.isEmpty else { return [] }
    let topics = min(rows.map { DisplayWidth.of($0.topic) }.max() ?? 0, Self.widestTopic)
    let releases = min(rows.map { DisplayWidth.of($0.releases) }.max() ?? 0, Self.widestTopic)
    let heading = style.paint("  What will happen", as: .heading)
    let lines = rows.flatMap { row in
      columns([(row.topic, topics), (row.releases, releases), (row.text, width - topics - releases - 8)])
    }
    return [([heading] + lines).joined(separator: "\n")]
  }

  /// Returns the lines of one row of a table, each cell wrapped to its width.
  private func columns(_ cells: [(text: String, width: Int)]) -> [String] {
    let wrapped = cells.map { DisplayWrapping(width: max($0.width, 8)).lines(of: $0.text) }
    return (0..<(wrapped.map(\.count).max() ?? 0)).map { index in
      var line = ""
      for (column, cell) in cells.enumerated() {
        let text = index < wrapped[column].count ? wrapped[column][index] : ""
        let isLast = column == cells.count - 1
        line +=
          "  " + text + String(repeating: " ", count: isLast ? 0 : max(0, cell.width - DisplayWidth.of(text)))
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
