import LocationDelivery
import LocationPolicy

/// The visible prompt, by its cause.
enum PromptWord: String, CaseIterable, Hashable, Sendable {
  case none
  case any
  case firstUse
  case whenInUse
  case always
  case escalation
  case provisionalAlways
  case fullAccuracy
  case locationButton
  case reminder
  case servicesOff

  func matches(_ prompt: Prompt?) -> Bool {
    guard let prompt else { return self == .none }
    switch prompt.cause {
    case .firstUse: return self == .firstUse || self == .any
    case .whenInUse: return self == .whenInUse || self == .any
    case .always: return self == .always || self == .any
    case .escalation: return self == .escalation || self == .any
    case .provisional: return self == .provisionalAlways || self == .any
    case .fullAccuracy: return self == .fullAccuracy || self == .any
    case .locationButton: return self == .locationButton || self == .any
    case .reminder: return self == .reminder || self == .any
    case .servicesOff: return self == .servicesOff || self == .any
    case .widget: return self == .any
    }
  }
}

/// The phase of the app's process.
enum PhaseWord: String, CaseIterable, Hashable, Sendable {
  case foreground
  case grace
  case background
  case suspended
  case terminated
  case forceQuit
  case rebooted
  case running
  case ended

  func matches(_ phase: AppPhase) -> Bool {
    switch self {
    case .foreground: phase == .foreground
    case .grace: phase == .grace
    case .background: phase == .background
    case .suspended: phase == .suspended
    case .terminated: phase == .terminated
    case .forceQuit: phase == .forceQuit
    case .rebooted: phase == .rebooted
    case .running: phase.isRunning
    case .ended: !phase.isRunning && phase != .suspended
    }
  }

  /// Returns the phase that a word names; nil for several phases and for the current one.
  static func phase(named word: some StringProtocol) -> AppPhase? {
    AppPhase.allCases.first { "\($0)" == word }
  }
}

/// The standard updates of the app.
enum UpdatesWord: String, CaseIterable, Hashable, Sendable {
  case stopped
  case started
  case startedInUse
  case startedInBackground

  func matches(_ updates: Situation.Updates) -> Bool {
    switch self {
    case .stopped: updates == .stopped
    case .started: updates != .stopped
    case .startedInUse: updates == .startedInUse
    case .startedInBackground: updates == .startedInBackground
    }
  }
}

/// The facts that the system remembers.
enum MemoryWord: String, CaseIterable, Hashable, Sendable {
  case alwaysRequestSpent
  case provisionalSpent
  case fullAccuracyOnce
  case locationButtonApproved
  case reminded
  case servicesOff
  case restricted
  case changesForbidden

  /// The moves that must be added for the word to be meaningful.
  var addedMoves: AddedMoves? { self == .changesForbidden ? .changes : nil }

  var memory: AuthorizationState.Memory {
    switch self {
    case .alwaysRequestSpent: .alwaysRequestSpent
    case .provisionalSpent: .provisionalSpent
    case .fullAccuracyOnce: .temporaryFullAccuracy
    case .locationButtonApproved: .locationButtonApproved
    case .reminded: .reminded
    case .servicesOff: .servicesOff
    case .restricted: .restricted
    case .changesForbidden: .changesForbidden
    }
  }
}

/// The fate of an event.
enum ArrivalWord: String, CaseIterable, Hashable, Sendable {
  case delivered
  case reduced
  case wakes
  case relaunches
  case waits
  case held
  case nothing
  case ended
  case fails
  case raises
  case notAvailable
  case something

  func matches(_ arrival: Delivery.Arrival) -> Bool {
    switch arrival {
    case .delivered: self == .delivered || self == .something
    case .deliveredReduced: self == .reduced || self == .something
    case .wakes: self == .wakes || self == .something
    case .relaunches: self == .relaunches || self == .something
    case .waitsForApp: self == .waits
    case .held: self == .held
    case .nothing: self == .nothing
    case .ended: self == .ended
    case .fails: self == .fails
    case .raises: self == .raises
    case .notAvailable: self == .notAvailable
    }
  }
}

/// A request that the app could make.
enum RequestWord: String, CaseIterable, Hashable, Sendable {
  case whenInUse
  case always
  case fullAccuracy

  /// Returns the effect of the request.
  func outcome(in situation: Situation, under rules: SituationRules) -> Outcome {
    var state = situation.authorization
    switch self {
    case .whenInUse: return state.requestWhenInUse(of: rules.app, under: rules.policy).outcome
    case .always: return state.requestAlways(of: rules.app, under: rules.policy).outcome
    case .fullAccuracy:
      return state.requestFullAccuracy(
        purposeKeyExists: rules.hasPurpose, of: rules.app, under: rules.policy
      ).outcome
    }
  }
}

/// The effect of a request.
enum ResultWord: String, CaseIterable, Hashable, Sendable {
  case prompt
  case granted
  case nothing
  case fails
  case notAvailable

  func matches(_ outcome: Outcome) -> Bool {
    switch outcome {
    case .prompt: self == .prompt
    case .changed: self == .granted
    case .ignored(.notAvailable): self == .notAvailable
    case .ignored, .deferred, .proceeds: self == .nothing
    case .failed: self == .fails
    }
  }
}
