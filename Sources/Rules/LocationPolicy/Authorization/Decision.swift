/// What the system does with one input, and the facts that say so.
public struct Decision: Hashable, Sendable {
  /// What happens.
  public var outcome: Outcome
  /// Which callback the app's delegates receive.
  public var callback: AuthorizationCallback
  /// What the release tells the holders of sessions and updates (AUTH-087); empty before iOS 18.
  public var diagnostics: SessionDiagnostics
  /// The event that waited for Always, where there was one.
  public var heldEvent: HeldEvent
  /// Why.
  public var facts: FactList

  /// Creates a decision.
  public init(
    _ outcome: Outcome, callback: AuthorizationCallback = .none,
    diagnostics: SessionDiagnostics = SessionDiagnostics(), heldEvent: HeldEvent = .none, facts: FactList
  ) {
    self.outcome = outcome
    self.callback = callback
    self.diagnostics = diagnostics
    self.heldEvent = heldEvent
    self.facts = facts
  }

  /// What becomes of the newest event that needed Always while the app was provisional (AUTH-061, AUTH-063).
  public enum HeldEvent: Hashable, Sendable {
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

/// What the system does with one input.
public enum Outcome: Hashable, Sendable {
  /// A prompt appears.
  case prompt(Prompt)
  /// The grant or the accuracy changes at once, without a prompt.
  case changed
  /// The input is already satisfied, or changes nothing by its nature; services start.
  case proceeds
  /// Nothing happens, and nobody is told.
  case ignored(IgnoredReason)
  /// Nothing happens now; the system asks when it next may (AUTH-084).
  case deferred
  /// An error with a code of Core Location is reported.
  case failed(LocationErrorCode)
}

/// Why the system does nothing with an input.
public enum IgnoredReason: CaseIterable, Hashable, Sendable {
  /// The API does not exist on the release.
  case notAvailable
  /// A usage description that the request needs is missing.
  case missingDescription
  /// The person has decided, so the request can no longer prompt.
  case alreadyDecided
  /// The app has what it asks for.
  case alreadyGranted
  /// On the release, only Settings leads from while in use to always (AUTH-024).
  case noEscalation
  /// The one request for always was made before (AUTH-026).
  case escalationSpent
  /// The grant is temporary, so always can't be asked for (AUTH-070).
  case temporaryGrant
  /// The person declined.
  case denied
  /// The person may not decide.
  case restricted
  /// Location Services is off.
  case servicesOff
  /// The app is not in the foreground.
  case notInForeground
  /// Another prompt of the app is up.
  case promptShowing
  /// The app has no location authorization to build on.
  case notAuthorized
  /// A location button was covered or illegible (AUTH-075).
  case illegibleButton
  /// The session asks for nothing (AUTH-083).
  case sessionAsksForNothing
  /// Updates need an explicit session, and none is held (AUTH-082).
  case explicitSessionRequired
  /// An App Clip can't have always (AUTH-055).
  case appClip
  /// A widget never prompts (KEY-042).
  case widgetNeverPrompts
  /// Settings does not show the row or the switch for the app.
  case notOffered
  /// No prompt is up, or the one that is up has no such button.
  case noSuchChoice
  /// What the input stands for can't happen in the state.
  case doesNotApply
}
