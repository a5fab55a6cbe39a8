import LocationAudit
import LocationDrawing
import LocationPolicy
import Markup
import Phrases

extension HTMLReporter {
  /// Returns a table of predictions, with a row for each line and a drawing of its prompt or status
  /// bar.
  func predictionTable(of predictions: [Prediction], in report: CheckReport) -> [Markup] {
    let rows = PredictionTable(predictions).rows
    guard !rows.isEmpty else { return [] }
    let body = rows.indices.map { index in
      let row = rows[index]
      let isContinued = index > 0 && rows[index - 1].line.topic == row.line.topic
      var cell = [Markup("div", text: report.text(row.line.text))]
      let era = Era(of: .policy(for: row.ranges[0].lowerBound))
      if let drawing = row.line.prompt?.drawing(in: era) ?? row.line.statusBar?.drawing(in: era) {
        cell.append(Markup("div", ["class": "pictures"], [drawing.inline]))
      }
      if !row.line.facts.isEmpty {
        cell.append(Markup("div", ["class": "faint"], FactSection.links(to: row.line.facts)))
      }
      return Markup(
        "tr", [:],
        [
          Markup("th", text: isContinued ? "" : report.text(row.line.topic)),
          Markup("td", text: "iOS \(row.releases)"),
          Markup("td", [:], cell),
        ])
    }
    return [
      Markup("h3", text: report.text(.whatWillHappen)),
      Markup("div", ["class": "table"], [Markup("table", [:], [Markup("tbody", [:], body)])]),
    ]
  }
}
