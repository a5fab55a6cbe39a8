package import LocationAudit
import LocationPolicy
import Phrases

/// The predictions of a target in a few words each: what is asked, what goes on in the background, what the store refuses.
package struct ShortPredictions {
  /// The most rows that are shown.
  package static let mostRows = 12

  /// The rows, each with its releases; most of their lines fit into one of the report.
  package let rows: [PredictionTable.Row]

  /// Shortens predictions, which are in the order of their releases.
  package init(_ predictions: [Prediction]) {
    let short = predictions.map { Prediction(range: $0.range, lines: Self.shortened($0.lines)) }
    rows = PredictionTable(short).rows
  }

  /// Returns lines without answers; those that say the same of different grants are one.
  private static func shortened(_ lines: [PredictionLine]) -> [PredictionLine] {
    var groups: [(topic: Phrase, subjects: [Phrase], text: Phrase)] = []
    for line in lines where line.topic != PredictionLine.answer {
      let brief = line.brief ?? PredictionLine.Brief(line.text)
      let same = groups.firstIndex { $0.topic == line.topic && $0.text == brief.text }
      if let same {
        if let subject = brief.subject, !groups[same].subjects.contains(subject) {
          groups[same].subjects.append(subject)
        }
      } else {
        groups.append((line.topic, brief.subject.map { [$0] } ?? [], brief.text))
      }
    }
    return groups.map { group in
      let subjects = Phrase.joined(group.subjects)
      return PredictionLine(
        topic: group.topic, text: subjects.isEmpty ? group.text : "\(subjects): \(group.text)", facts: [])
    }
  }
}
