public import LocationPolicy

/// The state of the second prompt of provisional Always, and the event that waits for it (AUTH-061, AUTH-062).
struct SecondPrompt: Sendable {
  /// The stage of the prompt.
  private(set) var stage = SystemPromptStage.none
  /// The event that waits for it, if any.
  private(set) var heldEvent: HeldEvent?
  /// Whether a background session stopped for lack of Always, so that leaving the app again causes the prompt.
  private var sessionStopped = false

  /// Records a reason for the prompt; returns whether its time must be drawn.
  mutating func plan() -> Bool {
    guard stage == .none else { return false }
    stage = .planned
    return true
  }

  /// Holds an event, replacing the previous one.
  mutating func hold(_ event: HeldEvent) { heldEvent = event }

  /// Reduces the accuracy of the held event (ACC-006).
  mutating func reduceHeldEvent(to radius: Double) { heldEvent?.content.reduce(to: radius) }

  /// Removes the held event, which was delivered or lost.
  mutating func forgetHeldEvent() { heldEvent = nil }

  /// Records that a background session stops because Always is only provisional; returns whether it is the first one
  /// (AUTH-066).
  mutating func stopSession() -> Bool {
    guard !sessionStopped else { return false }
    sessionStopped = true
    return true
  }

  /// Records that the app is left, which makes the prompt due if a background session has stopped (AUTH-062,
  /// AUTH-066).
  mutating func leave() { if sessionStopped { stage = .due } }

  /// Makes the prompt due at the time that was drawn; returns whether there is still a reason for it.
  mutating func comeDue() -> Bool {
    guard stage == .planned else { return false }
    // The prompt appears when an event is about to be delivered; an event that is too old is not.
    let hasReason = heldEvent != nil || sessionStopped
    stage = hasReason ? .due : .none
    return hasReason
  }

  /// Records that the prompt shows.
  mutating func show() { stage = .none }

  /// Forgets the prompt, because Always is no longer provisional; returns the event that is lost.
  mutating func forget() -> HeldEvent? {
    let lost = heldEvent
    self = SecondPrompt()
    return lost
  }
}

/// The stages of the system's own prompts, which appear when the person is not busy (AUTH-062).
enum SystemPromptStage: UInt8, Hashable, Sendable {
  /// There is no reason for the prompt.
  case none
  /// The time of the prompt has been drawn but has not come.
  case planned
  /// The prompt waits until the person is not busy.
  case due
}

/// The newest event that waits for the second prompt of provisional Always (AUTH-061).
public struct HeldEvent: Hashable, Sendable {
  /// The service that produced the event.
  public let service: LocationService
  /// The message that the app would receive.
  public fileprivate(set) var content: MessageContent
  /// The time since which it is held.
  public let since: Moment
}
