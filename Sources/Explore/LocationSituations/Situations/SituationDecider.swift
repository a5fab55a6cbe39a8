package import LocationPolicy

/// Who decides what happens in a situation: the engine itself, or what it was seen to decide before.
package protocol SituationDecider {
  /// What decides in the end.
  var rules: SituationRules { get }

  /// Puts an input to the engine.
  ///
  /// - Returns: Whether the app gets a callback for it.
  mutating func decide(_ input: SituationInput, in state: inout AuthorizationState) -> Bool

  /// What a situation's updates are to the app's process.
  mutating func use(in situation: Situation) -> LocationUse
}

/// What updates are to the app's process.
package struct LocationUse: Hashable, Sendable {
  /// Whether standard updates keep the app running in the background.
  package let updatesKeepRunning: Bool
  /// Whether live updates do.
  package let streamsKeepRunning: Bool
  /// Whether the app counts as in use (DEL-001).
  package let isInUse: Bool
  /// Whether a position reaches the app in the background because it has Always (SET-020).
  package let usesAlways: Bool

  /// Whether either keeps the app running in the background.
  package var keepsRunning: Bool { updatesKeepRunning || streamsKeepRunning }
}

extension SituationRules: SituationDecider {
  package var rules: SituationRules { self }

  package func decide(_ input: SituationInput, in state: inout AuthorizationState) -> Bool {
    input.decision(in: &state, under: self).callback != .none
  }

  package func use(in situation: Situation) -> LocationUse {
    situation.use(under: self)
  }
}
