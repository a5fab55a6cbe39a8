import LocationPolicy

/// A request that is before the system, and what was seen of its prompt.
struct PromptWatch: Sendable {
  let request: SystemRequest
  /// Those who wait for the end.
  var callers: [RequestID]
  /// What was read before the request.
  let before: AuthorizationReading
  /// The reason to give if no prompt shows.
  let likelyReason: NotShownReason
  /// How far it is.
  var stage: Stage
  /// Whether it is open that a prompt comes at all.
  var mayBeSilent: Bool
  /// Whether anything tells that a prompt covers the app.
  let isSeen: Bool
  /// Whether nothing was seen in the time in which prompts come, so that what covers the app later may be anything.
  ///
  /// Control Center, for example: it looks the same to the app.
  var isLate = false

  /// How far a request is; the timers are known by their numbers.
  enum Stage: Sendable {
    /// The system was asked, and nothing was seen yet; if nothing is in time, no prompt comes.
    case asked(timer: Int)
    /// Something covers the app, which has to be the prompt.
    case covered
    /// What covered the app is gone; the status may lag behind until the timer has run out.
    case uncovered(timer: Int)
    /// The system says that it is done with a request for full accuracy, and what became of it is yet to be seen.
    case completed(isCovered: Bool, timer: Int?)
    /// It came to its end in some way: the next reading tells what it brought.
    case ending(AuthorizationBelief.PromptEnd)

    /// The timer that runs.
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

  /// How the request came to its end when the timer has run out.
  var endAtTimer: AuthorizationBelief.PromptEnd {
    switch stage {
    case .asked: isSeen || !mayBeSilent ? .neverAppeared : .unclear
    case .uncovered, .completed: endAfterCover
    case .ending(let end): end
    // No timer runs while the prompt is up.
    case .covered: endAfterCover
    }
  }

  /// How the request came to its end when what covered the app is gone.
  var endAfterCover: AuthorizationBelief.PromptEnd {
    mayBeSilent ? isLate ? .unclear : .likelyAnswered : .answered
  }

  /// Whether a caller with another request can wait for the end of this one.
  func canBeJoined(for other: SystemRequest) -> Bool {
    if case .ending = stage { false } else { request == other }
  }

  /// How the request ended, and what became of its prompt, if a reading tells its end.
  func end(in reading: AuthorizationReading) -> (
    outcome: AuthorizationOutcome, way: AuthorizationBelief.PromptEnd
  )? {
    if isAnswered(by: reading) { return (outcome(of: reading), .answered) }
    guard case .ending(let end) = stage else { return nil }
    return (outcomeWithoutChange(after: end), end)
  }

  /// Whether a reading can only be the person's answer.
  func isAnswered(by reading: AuthorizationReading) -> Bool {
    guard case .fullAccuracy = request else { return reading.status != before.status }
    // Without any authorization the accuracy reads as full, too.
    return reading.status == before.status && reading.accuracy == .full && before.accuracy == .reduced
  }

  /// Whether nothing that the person may answer goes without a sign.
  var everyAnswerShows: Bool {
    if case .fullAccuracy = request { return true }
    return before.status == .notDetermined
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
    // Where a prompt was up all the same, it was left at what the app has: the reason is the same from now on.
    case .neverAppeared, .unclear: return .notShown(likelyReason)
    case .dismissed: return .dismissed
    case .answered, .likelyAnswered:
      if case .fullAccuracy = request { return .declined }
      // The first prompt has no answer that changes nothing, so it can only have gone without one.
      return before.status == .notDetermined ? .dismissed : .kept
    }
  }
}
