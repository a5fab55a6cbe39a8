import LocationPolicy

/// A request that is before the system, and what was seen of its prompt.
struct PromptWatch: Sendable {
  let request: SystemRequest
  /// Those who wait for the end, in the order of their coming.
  var callers: [RequestID]
  /// What was read before the request.
  let before: AuthorizationReading
  /// What was believed before the request.
  let belief: AuthorizationBelief
  /// How far it is.
  var stage = Stage.asked
  /// The reason to give if no prompt shows.
  var likelyReason = NotShownReason.unknown
  /// Whether no prompt showed in the time that prompts need.
  var neverAppeared = false
  /// Whether the app was left meanwhile, and its prompt with it.
  var wasLeft = false
  /// The timer that runs for it.
  var timer: Timer?

  /// How far a request is.
  enum Stage: Hashable, Sendable {
    /// The system was asked, and nothing was seen yet.
    case asked
    /// Something covers the app, which has to be the prompt.
    case promptUp
    /// The prompt is gone or never came: the next reading decides.
    case closing
  }

  /// A timer.
  struct Timer: Hashable, Sendable {
    let number: Int
    let purpose: Purpose

    enum Purpose: Hashable, Sendable {
      case appearance
      case settling
    }
  }

  /// Whether a reading can only be the person's answer.
  func isAnswered(by reading: AuthorizationReading) -> Bool {
    if case .fullAccuracy = request { return false }
    return reading.status != before.status
  }

  /// How the request ended, if a reading answers it.
  func outcome(of reading: AuthorizationReading) -> AuthorizationOutcome {
    switch reading.status {
    case .authorizedWhenInUse: .granted(.whenInUse)
    case .authorizedAlways: .granted(request == .whenInUse ? .whenInUse : .always)
    case .denied: reading.servicesOn == false ? .notShown(.servicesOff) : .declined
    case .restricted: .notShown(.restricted)
    case .notDetermined: .dismissed
    }
  }

  /// How the request ended, if nothing has changed by it.
  var outcomeWithoutChange: AuthorizationOutcome {
    if before.servicesOn == false { return .notShown(.servicesOff) }
    switch endWithoutChange {
    case .neverAppeared: return .notShown(likelyReason)
    case .dismissed: return .dismissed
    case .answered: return before.status == .notDetermined ? .dismissed : .kept
    }
  }

  /// What became of the prompt, if nothing has changed.
  var endWithoutChange: AuthorizationBelief.PromptEnd {
    if neverAppeared { return .neverAppeared }
    // The first prompt has no answer that changes nothing, so it can only have gone without one.
    return wasLeft || before.status == .notDetermined ? .dismissed : .answered
  }
}
