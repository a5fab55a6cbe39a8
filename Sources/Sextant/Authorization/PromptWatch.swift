import LocationPolicy

/// A request that is before the system, and what was seen of its prompt.
struct PromptWatch: Sendable {
  let request: SystemRequest
  /// Those who wait for the end.
  var callers: Set<RequestID>
  /// What was read before the request.
  let before: AuthorizationReading
  /// The reason to give if no prompt shows.
  let likelyReason: NotShownReason
  /// How far it is.
  var stage = Stage.asked
  /// Whether the system has said that it is done with a request for full accuracy.
  var isCompleted = false
  /// The timer that runs for it.
  var timer: Timer?

  /// How far a request is.
  enum Stage: Hashable, Sendable {
    /// The system was asked, and nothing was seen yet.
    case asked
    /// Something covers the app, which has to be the prompt.
    case covered
    /// What covered the app is gone; the status may lag behind.
    case uncovered
    /// It came to its end in some way: the next reading tells what it brought.
    case ending(AuthorizationBelief.PromptEnd)
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

  /// Whether the request has come to its end, but for a last reading.
  var isEnding: Bool {
    if case .ending = stage { return true }
    return false
  }

  /// Whether a reading can only be the person's answer.
  func isAnswered(by reading: AuthorizationReading) -> Bool {
    guard case .fullAccuracy = request else { return reading.status != before.status }
    // Without any authorization the accuracy reads as full, too.
    return reading.status == before.status && reading.accuracy == .full && before.accuracy == .reduced
  }

  /// How the request ended, if a reading answers it.
  func outcome(of reading: AuthorizationReading) -> AuthorizationOutcome {
    if case .fullAccuracy = request { return .granted(.fullAccuracy) }
    switch reading.status {
    case .authorizedWhenInUse: return .granted(.whenInUse)
    case .authorizedAlways: return .granted(request == .whenInUse ? .whenInUse : .always)
    case .denied: return reading.servicesOn == false ? .notShown(.servicesOff) : .declined
    case .restricted: return .notShown(.restricted)
    case .notDetermined: return .dismissed
    }
  }

  /// How the request ended, if nothing has changed by it.
  func outcomeWithoutChange(after end: AuthorizationBelief.PromptEnd) -> AuthorizationOutcome {
    if before.servicesOn == false { return .notShown(.servicesOff) }
    switch end {
    case .neverAppeared: return .notShown(likelyReason)
    case .dismissed: return .dismissed
    case .answered:
      if case .fullAccuracy = request { return .declined }
      // The first prompt has no answer that changes nothing, so it can only have gone without one.
      return before.status == .notDetermined ? .dismissed : .kept
    }
  }
}
