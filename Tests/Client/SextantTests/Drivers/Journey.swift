import Sextant

/// What happens during a request, and how it may end.
struct Journey: Hashable, Sendable {
  let acts: [Act]
  /// The ends that the rules allow for; one only, unless the truth can't be known to an app.
  let ends: [AuthorizationOutcome]

  /// Whether the request is ended by something else than an answer or silence.
  var isInterrupted: Bool {
    switch acts.last {
    case .leaves, .limits, .cancels: true
    case .answers, .waits, nil: false
    }
  }
}
