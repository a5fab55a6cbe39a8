package import LocationAudit
import LocationPolicy
import Phrases

/// A summary of the predictions for a target: requests, background activity, and rejections by the
/// App Store.
package struct ShortPredictions {
  /// The maximum number of rows.
  package static let mostRows = 12

  /// The rows with their releases; most fit in one line of the report.
  package let rows: [PredictionTable.Row]

  /// Summarizes predictions, which must be in the order of their releases.
  package init(_ predictions: [Prediction]) {
    let short = predictions.map { Prediction(range: $0.range, lines: Self.shortened($0.lines)) }
    rows = PredictionTable(short).rows
  }

  /// Returns the lines without answers; lines that are equal for different grants are combined.
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
