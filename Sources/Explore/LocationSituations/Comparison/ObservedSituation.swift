import LocationDelivery
import LocationPolicy

/// What is compared between two releases: what the app reads and gets, and what the person can choose.
///
/// Titles of prompts and names of buttons that mean the same are left out.
package struct ObservedSituation: Hashable, Sendable {
  /// What the app reads.
  package let status: String
  /// The accuracy that the app reads.
  package let accuracy: String
  /// The cause of the visible prompt, and its buttons; empty without a prompt.
  package let prompt: String
  /// What the app's process does.
  package let phase: String
  /// What happens to a position in the app's phase.
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

  /// The parts by name.
  package var parts: [(name: String, value: String)] {
    [
      ("status", status), ("accuracy", accuracy), ("prompt", prompt), ("phase", phase), ("updates", updates),
    ]
  }
}

extension Delivery.Arrival {
  /// A name that never changes.
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
