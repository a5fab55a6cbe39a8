import Sextant

/// The events during a request, and its possible results.
struct Journey: Hashable, Sendable {
  let acts: [Act]
  /// The results that the rules permit; only one, unless an app can't know the truth.
  let ends: [AuthorizationOutcome]

  /// Whether the request is ended by something other than an answer or silence.
  var isInterrupted: Bool {
    switch acts.last {
    case .leaves, .limits, .cancels: true
    case .answers, .waits, nil: false
    }
  }
}
