/// The system's reaction to one input, and the facts behind it.
public struct Decision: Hashable, Sendable {
  /// The reaction.
  public var outcome: Outcome
  /// The callback that the app's delegates receive.
  public var callback: AuthorizationCallback
  /// The diagnostics that the release reports to the holders of sessions and updates (AUTH-087); empty before iOS 18.
  public var diagnostics: SessionDiagnostics
  /// The fate of the event that waited for Always, if there was one.
  public var heldEvent: HeldEvent
  /// The facts behind the decision.
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

  /// The fate of the newest event that needed Always while the app was provisional (AUTH-061, AUTH-063).
  public enum HeldEvent: Hashable, Sendable {
    /// There was no such event.
    case none
    /// It waits for the second prompt.
    case held
    /// It is delivered to the app, if it is still fresh.
    case delivered
    /// It is lost.
    case dropped
  }
}

/// The system's possible reactions to an input.
public enum Outcome: Hashable, Sendable {
  /// A prompt appears.
  case prompt(Prompt)
  /// The grant or the accuracy changes immediately, without a prompt.
  case changed
  /// The input is already satisfied, or inherently changes nothing; services start.
  case proceeds
  /// Nothing happens, and nothing is reported.
  case ignored(IgnoredReason)
  /// Nothing happens now; the system asks as soon as it can (AUTH-084).
  case deferred
  /// A Core Location error is reported.
  case failed(LocationErrorCode)
}

/// The reason why the system ignores an input.
public enum IgnoredReason: CaseIterable, Hashable, Sendable {
  /// The API does not exist on the release.
  case notAvailable
  /// A usage description that the request needs is missing.
  case missingDescription
  /// The person has decided, so the request can no longer prompt.
  case alreadyDecided
  /// The app already has what it requests.
  case alreadyGranted
  /// On the release, only Settings can change While Using to Always (AUTH-024).
  case noEscalation
  /// The one request for Always was made before (AUTH-026).
  case escalationSpent
  /// The grant is temporary, so Always can't be requested (AUTH-070).
  case temporaryGrant
  /// The person declined.
  case denied
  /// A restriction prevents the person from deciding.
  case restricted
  /// Location Services is off.
  case servicesOff
  /// The app is not in the foreground.
  case notInForeground
  /// Another prompt of the app is showing.
  case promptShowing
  /// The app lacks the location authorization that the input requires.
  case notAuthorized
  /// A location button was covered or illegible (AUTH-075).
  case illegibleButton
  /// The session requests nothing (AUTH-083).
  case sessionAsksForNothing
  /// Updates need an explicit session, and none is held (AUTH-082).
  case explicitSessionRequired
  /// An App Clip can't have Always (AUTH-055).
  case appClip
  /// A widget never prompts (KEY-042).
  case widgetNeverPrompts
  /// Settings does not show the row or the switch for the app.
  case notOffered
  /// No prompt is showing, or the prompt has no such button.
  case noSuchChoice
  /// The event that the input describes can't happen in this state.
  case doesNotApply
}
