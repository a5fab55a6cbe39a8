import LocationDelivery
import LocationPolicy

/// The observations that are compared between two releases: what the app reads and receives, and what the person can
/// choose.
///
/// Titles of prompts and names of buttons with the same meaning are omitted.
package struct ObservedSituation: Hashable, Sendable {
  /// The status that the app reads.
  package let status: String
  /// The accuracy that the app reads.
  package let accuracy: String
  /// The cause of the visible prompt, and its buttons; empty without a prompt.
  package let prompt: String
  /// The phase of the app's process.
  package let phase: String
  /// The fate of a position in the app's phase.
  package let updates: String

  init(_ situation: Situation, under rules: SituationRules) {
    let state = situation.authorization
    status = "\(state.status)"
    accuracy = "\(state.accuracy(under: rules.policy))Accuracy"
    prompt =
      situation.visiblePrompt.map { prompt in
        "\(prompt.cause): " + prompt.template.choices.map { "\($0)" }.sorted().joined(separator: ", ")
      } ?? ""
    phase = "\(state.phase)"
    updates =
      situation.updates == .stopped
      ? "" : situation.arrival(of: .standard, in: nil, under: rules).name
  }

  /// The parts with their names.
  package var parts: [(name: String, value: String)] {
    [
      ("status", status), ("accuracy", accuracy), ("prompt", prompt), ("phase", phase), ("updates", updates),
    ]
  }
}

extension Delivery.Arrival {
  /// A stable name.
  fileprivate var name: String {
    switch self {
    case .fails(let code): "fails \(code)"
    case .raises(let exception): "raises \(exception)"
    case .delivered, .deliveredReduced, .wakes, .relaunches, .waitsForApp, .held, .nothing, .ended,
      .notAvailable:
      "\(self)"
    }
  }
}
