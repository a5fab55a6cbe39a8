public import LocationPolicy

/// How far the system is with the second prompt of provisional Always, and what waits for it (AUTH-061, AUTH-062).
struct SecondPrompt: Sendable {
  /// How far the system is with the prompt.
  private(set) var stage = SystemPromptStage.none
  /// The event that waits for it, if any.
  private(set) var heldEvent: HeldEvent?
  /// Whether a background session stopped for want of Always, so that leaving the app again brings up the prompt.
  private var sessionStopped = false

  /// There is a reason for the prompt; returns whether its time has to be drawn.
  mutating func plan() -> Bool {
    guard stage == .none else { return false }
    stage = .planned
    return true
  }

  /// An event has to wait, in place of the one before.
  mutating func hold(_ event: HeldEvent) { heldEvent = event }

  /// Tells the event that waits only roughly (ACC-006).
  mutating func reduceHeldEvent(to radius: Double) { heldEvent?.content.reduce(to: radius) }

  /// The event that waited was delivered, or lost.
  mutating func forgetHeldEvent() { heldEvent = nil }

  /// A background session stops because the app is only provisionally always; returns whether it is the first one (AUTH-066).
  mutating func stopSession() -> Bool {
    guard !sessionStopped else { return false }
    sessionStopped = true
    return true
  }

  /// The app is left, which makes the prompt due once a background session had stopped (AUTH-062, AUTH-066).
  mutating func leave() { if sessionStopped { stage = .due } }

  /// The time that was drawn has come; returns whether there still is a reason for the prompt.
  mutating func comeDue() -> Bool {
    guard stage == .planned else { return false }
    // The prompt comes when an event is about to be delivered; one that got too old is not.
    let hasReason = heldEvent != nil || sessionStopped
    stage = hasReason ? .due : .none
    return hasReason
  }

  /// The prompt shows.
  mutating func show() { stage = .none }

  /// The app is not provisionally always anymore; returns the event that is lost by that.
  mutating func forget() -> HeldEvent? {
    let lost = heldEvent
    self = SecondPrompt()
    return lost
  }
}

/// How far the system is with a prompt of its own, which it shows when the person is not busy (AUTH-062).
enum SystemPromptStage: UInt8, Hashable, Sendable {
  /// There is no reason for it.
  case none
  /// Its time was drawn and has not come.
  case planned
  /// It waits for the person not to be busy.
  case due
}

/// The newest event that waits for the second prompt of provisional Always (AUTH-061).
public struct HeldEvent: Hashable, Sendable {
  /// The service that it is of.
  public let service: LocationService
  /// What the app would be told.
  public fileprivate(set) var content: MessageContent
  /// When it was held.
  public let since: Moment
}
