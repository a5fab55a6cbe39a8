package import LocationPolicy

/// The state of a phone with a single app: what the rules remember about it, the screen, and what the app runs.
///
/// The engine's own value contains what the rules remember, and only the engine changes it. The rest is the state of
/// the phone around it, as on the simulated device; only what affects the rules is stored here.
package struct Situation: Hashable, Sendable {
  /// The authorization that the system stores for the app, including the phase of its process.
  package internal(set) var authorization = AuthorizationState(grant: .notDetermined, phase: .terminated)
  /// The contents of the screen, or what it would show if the phone were not locked.
  package internal(set) var screen = Screen.home
  /// Whether the phone is locked.
  package internal(set) var isLocked = false
  /// The standard updates of the app's manager.
  package internal(set) var updates = Updates.stopped
  /// The property allowsBackgroundLocationUpdates.
  package internal(set) var allowsBackgroundUpdates = false
  /// The property showsBackgroundLocationIndicator.
  package internal(set) var showsIndicator = false
  /// Whether something other than location lets the app run in the background for some seconds (DEL-006).
  package internal(set) var isWoken = false
  /// The objects of the Swift API that the app holds.
  package internal(set) var streams = Streams()
  /// Whether the app has requested permission since it was installed, or since Location & Privacy was reset.
  package internal(set) var hasAsked = false
  /// Whether the app has had a location in the background because of Always, so that a reminder may appear (SET-020).
  package internal(set) var hasUsedAlways = false
  /// Whether the prompt was requested by the app's manager, although a session could have caused it as well.
  var isManagersPrompt = false

  /// The contents of a screen.
  package enum Screen: UInt8, CaseIterable, Hashable, Sendable {
    /// The Home screen.
    case home
    /// The app.
    case app
    /// Settings.
    case settings
  }

  /// The state of standard updates.
  package enum Updates: UInt8, CaseIterable, Hashable, Sendable {
    /// Not started, or stopped.
    case stopped
    /// Started while the app was in use, or the app has been in the foreground since (BG-009, BG-010).
    case startedInUse
    /// Started in the background.
    case startedInBackground
  }

  /// Creates the situation after an app was installed and before it is opened.
  package init() {}

  /// Whether the app has a process, running or in memory.
  package var hasProcess: Bool { authorization.phase.hasProcess }

  /// The visible prompt.
  package var visiblePrompt: Prompt? { isLocked ? nil : authorization.prompt }
}

extension Situation {
  /// The fields of a situation's number in addition to the engine's state, from the lowest bit on.
  private enum Field {
    static let screen = BitField(for: Screen.allCases.count)
    static let updates = BitField(after: screen, for: Updates.allCases.count)
    static let isLocked = BitField(after: updates)
    static let allowsBackgroundUpdates = BitField(after: isLocked)
    static let showsIndicator = BitField(after: allowsBackgroundUpdates)
    static let isWoken = BitField(after: showsIndicator)
    static let isManagersPrompt = BitField(after: isWoken)
    static let hasAsked = BitField(after: isManagersPrompt)
    static let hasUsedAlways = BitField(after: hasAsked)
    static let streams = BitField(after: hasUsedAlways, bits: Streams.codeBits)
  }

  /// The number of bits of ``code``.
  static let codeBits = AuthorizationState.codeBits + Int(Field.streams.end)

  /// The situation as a number; equal situations have equal numbers.
  package var code: UInt64 {
    let rest =
      Field.screen.bits(screen.rawValue) | Field.updates.bits(updates.rawValue)
      | Field.isLocked.bits(isLocked)
      | Field.allowsBackgroundUpdates.bits(allowsBackgroundUpdates)
      | Field.showsIndicator.bits(showsIndicator)
      | Field.isWoken.bits(isWoken) | Field.isManagersPrompt.bits(isManagersPrompt)
      | Field.hasAsked.bits(hasAsked) | Field.hasUsedAlways.bits(hasUsedAlways)
      | Field.streams.bits(streams.code)
    return authorization.code | rest << UInt64(AuthorizationState.codeBits)
  }

  /// Creates the situation with a number; nil if there is none.
  package init?(code: UInt64) {
    let stateBits = UInt64(AuthorizationState.codeBits)
    let rest = code >> stateBits
    guard let authorization = AuthorizationState(code: code & (1 << stateBits - 1)),
      let screen = Screen(rawValue: UInt8(Field.screen.value(in: rest))),
      let updates = Updates(rawValue: UInt8(Field.updates.value(in: rest)))
    else { return nil }
    self.authorization = authorization
    self.screen = screen
    self.updates = updates
    isLocked = Field.isLocked.flag(in: rest)
    allowsBackgroundUpdates = Field.allowsBackgroundUpdates.flag(in: rest)
    showsIndicator = Field.showsIndicator.flag(in: rest)
    isWoken = Field.isWoken.flag(in: rest)
    isManagersPrompt = Field.isManagersPrompt.flag(in: rest)
    hasAsked = Field.hasAsked.flag(in: rest)
    hasUsedAlways = Field.hasUsedAlways.flag(in: rest)
    streams = Streams(code: UInt16(Field.streams.value(in: rest)))
  }
}
