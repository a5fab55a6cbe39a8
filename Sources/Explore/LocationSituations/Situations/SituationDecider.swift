package import LocationPolicy

/// A source of decisions in a situation: the engine itself, or its remembered decisions.
package protocol SituationDecider {
  /// The rules behind all decisions.
  var rules: SituationRules { get }

  /// Passes an input to the engine.
  ///
  /// - Returns: Whether the app receives a callback for it.
  mutating func decide(_ input: SituationInput, in state: inout AuthorizationState) -> Bool

  /// Returns the effects of a situation's updates on the app's process.
  mutating func use(in situation: Situation) -> LocationUse
}

/// The effects of updates on the app's process.
package struct LocationUse: Hashable, Sendable {
  /// Whether standard updates keep the app running in the background.
  package let updatesKeepRunning: Bool
  /// Whether live updates keep the app running in the background.
  package let streamsKeepRunning: Bool
  /// Whether the app counts as in use (DEL-001).
  package let isInUse: Bool
  /// Whether a position reaches the app in the background because of Always (SET-020).
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
