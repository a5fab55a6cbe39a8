import LocationEvidence
package import LocationPolicy
import LocationTerms

/// The predictions of a target, with each line once and the releases to which it applies.
package struct PredictionTable {
  /// A line with its releases.
  package struct Row: Hashable {
    package let line: PredictionLine
    package fileprivate(set) var ranges: [ClosedRange<Release>]

    /// The releases as text, such as "15-16.3" or "13.0-13.3, 15+".
    package var releases: String { Policies.known.text(of: ranges) }

    /// Adds a range, merging it with the previous one if they are adjacent.
    fileprivate mutating func add(_ range: ClosedRange<Release>) {
      if let last = ranges.last, Policies.known.release(before: range.lowerBound) == last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound...range.upperBound
      } else {
        ranges.append(range)
      }
    }
  }

  /// The rows, in the order of topics.
  package private(set) var rows: [Row] = []

  /// Creates the table of predictions, which must be in the order of their releases.
  package init(_ predictions: [Prediction]) {
    for prediction in predictions {
      var place = 0
      for line in prediction.lines {
        if let index = rows[place...].firstIndex(where: { Self.say($0.line, theSameAs: line) }) {
          rows[index].add(prediction.range)
          place = index + 1
        } else {
          // Lines for earlier releases remain above those that replace them.
          place +=
            rows[place...].prefix { row in
              row.line.topic == line.topic && !prediction.lines.contains { Self.say($0, theSameAs: row.line) }
            }.count
          rows.insert(Row(line: line, ranges: [prediction.range]), at: place)
          place += 1
        }
      }
    }
  }

  /// Returns whether two lines say the same; their facts may differ between releases.
  private static func say(_ left: PredictionLine, theSameAs right: PredictionLine) -> Bool {
    left.topic == right.topic && left.text == right.text
  }
}
