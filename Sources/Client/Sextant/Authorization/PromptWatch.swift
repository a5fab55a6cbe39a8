import LocationPolicy

/// A pending request, and what was observed of its prompt.
struct PromptWatch: Sendable {
  let request: SystemRequest
  /// The callers that wait for the end.
  var callers: [RequestID]
  /// The reading before the request.
  let before: AuthorizationReading
  /// The reason to report if no prompt appears.
  let likelyReason: NotShownReason
  /// The stage of the request.
  var stage: Stage
  /// Whether it is uncertain that a prompt appears at all.
  var mayBeSilent: Bool
  /// Whether the platform reports that a prompt covers the app.
  let isSeen: Bool
  /// Whether the time in which prompts appear has passed without one, so that anything may cover the app later.
  ///
  /// Control Center, for example, looks the same to the app.
  var isLate = false

  /// The stages of a request; timers are identified by their numbers.
  enum Stage: Sendable {
    /// The system was asked, and nothing has been observed yet; if nothing is until the timer fires, no prompt
    /// appears.
    case asked(timer: Int)
    /// Something covers the app, which must be the prompt.
    case covered
    /// The cover is gone; the status may lag behind until the timer fires.
    case uncovered(timer: Int)
    /// The system reports the end of a request for full accuracy, and the result has not been observed yet.
    case completed(isCovered: Bool, timer: Int?)
    /// The prompt has ended in this way; the next reading shows the result.
    case ending(AuthorizationBelief.PromptEnd)

    /// The running timer.
    var timer: Int? {
      switch self {
      case .asked(let timer), .uncovered(let timer): timer
      case .completed(_, let timer): timer
      case .covered, .ending: nil
      }
    }

    var isCovered: Bool {
      switch self {
      case .covered: true
      case .completed(let isCovered, _): isCovered
      case .asked, .uncovered, .ending: false
      }
    }

    var isCompleted: Bool {
      if case .completed = self { true } else { false }
    }
  }

  /// The end of the request if the timer fires.
  var endAtTimer: AuthorizationBelief.PromptEnd {
    switch stage {
    case .asked: isSeen || !mayBeSilent ? .neverAppeared : .unclear
    case .uncovered, .completed: endAfterCover
    case .ending(let end): end
    // No timer runs while the prompt is showing.
    case .covered: endAfterCover
    }
  }

  /// The end of the request if the app is no longer covered.
  var endAfterCover: AuthorizationBelief.PromptEnd {
    mayBeSilent ? isLate ? .unclear : .likelyAnswered : .answered
  }

  /// Returns whether a caller with another request can wait for the end of this one.
  func canBeJoined(for other: SystemRequest) -> Bool {
    if case .ending = stage { false } else { request == other }
  }

  /// Returns how the request and its prompt ended, if a reading shows that.
  func end(in reading: AuthorizationReading) -> (
    outcome: AuthorizationOutcome, way: AuthorizationBelief.PromptEnd
  )? {
    if isAnswered(by: reading) { return (outcome(of: reading), .answered) }
    guard case .ending(let end) = stage else { return nil }
    return (outcomeWithoutChange(after: end), end)
  }

  /// Returns whether a reading can only result from the person's answer.
  func isAnswered(by reading: AuthorizationReading) -> Bool {
    guard case .fullAccuracy = request else { return reading.status != before.status }
    // Without any authorization the accuracy also reads as full.
    return reading.status == before.status && reading.accuracy == .full && before.accuracy == .reduced
  }

  /// Whether every possible answer of the person can be observed.
  var everyAnswerShows: Bool {
    if case .fullAccuracy = request { return true }
    return before.status == .notDetermined
  }

  /// Returns how the request ended, given a reading that answers it.
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

  /// Returns how the request ended, given that nothing changed.
  func outcomeWithoutChange(after end: AuthorizationBelief.PromptEnd) -> AuthorizationOutcome {
    if before.servicesOn == false { return .notShown(.servicesOff) }
    switch end {
    // If a prompt did appear, it left the app with what it had: the reason is the same from now on.
    case .neverAppeared, .unclear: return .notShown(likelyReason)
    case .dismissed: return .dismissed
    case .answered, .likelyAnswered:
      if case .fullAccuracy = request { return .declined }
      // Every answer to the first prompt changes something, so it can only have disappeared without one.
      return before.status == .notDetermined ? .dismissed : .kept
    }
  }
}
