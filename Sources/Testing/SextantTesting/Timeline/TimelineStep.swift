/// A step of a timeline, in short: an event that matters to someone who tests an app.
enum TimelineStep: Hashable {
  /// Something that happened once.
  case event(String)
  /// Something that occurs in a series, such as locations.
  case row(String, count: Int)

  var text: String {
    switch self {
    case .event(let text): text
    case .row(let text, let count): count == 1 ? text : "\(text) ×\(count)"
    }
  }

  /// Combines the steps of a series.
  static func joined(_ steps: [TimelineStep]) -> [TimelineStep] {
    steps.reduce(into: []) { joined, step in
      if case .row(let text, let more) = step, case .row(text, let count)? = joined.last {
        joined[joined.count - 1] = .row(text, count: count + more)
      } else {
        joined.append(step)
      }
    }
  }
}
