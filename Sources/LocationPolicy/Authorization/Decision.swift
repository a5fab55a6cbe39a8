/// What the system does with one input, and the facts that say so.
public struct Decision: Hashable, Sendable {
  /// What happens.
  public var outcome: Outcome
  /// Which callback the app's delegates get for it.
  public var callback: AuthorizationCallback
  /// What the release tells the holders of sessions and updates (AUTH-087); empty before iOS 18.
  public var diagnostics: SessionDiagnostics
  /// The event that waited for Always, where there was one.
  public var heldEvent: HeldEvent
  /// Why.
  public var facts: FactList

  /// Creates a decision.
  public init(
    _ outcome: Outcome, callback: AuthorizationCallback = .none, diagnostics: SessionDiagnostics = [],
    heldEvent: HeldEvent = .none, facts: FactList
  ) {
    self.outcome = outcome
    self.callback = callback
    self.diagnostics = diagnostics
    self.heldEvent = heldEvent
    self.facts = facts
  }

  /// What becomes of the newest event that needed Always while the app was provisional (AUTH-061, AUTH-063).
  public enum HeldEvent: UInt8, Hashable, Sendable {
    /// There was none.
    case none
    /// It waits for the second prompt.
    case held
    /// It goes to the app, if it is still fresh.
    case delivered
    /// It is lost.
    case dropped
  }
}
