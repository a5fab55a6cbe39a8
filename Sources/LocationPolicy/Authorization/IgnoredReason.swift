/// Why the system does nothing with an input.
public enum IgnoredReason: UInt8, CaseIterable, Hashable, Sendable {
  /// The API does not exist on the release.
  case notAvailable
  /// A usage description that the request needs is missing.
  case missingDescription
  /// The person has decided, so the request can't prompt any more.
  case alreadyDecided
  /// The app has what it asks for.
  case alreadyGranted
  /// The release has no way from while in use to always but Settings (AUTH-024).
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
  /// No location authorization is there to build on.
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
