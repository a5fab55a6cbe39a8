public import LocationPolicy

/// The reason why a request for authorization showed no prompt.
public enum NotShownReason: Hashable, Sendable {
  /// The app already has what it requests.
  case alreadyGranted
  /// The person has decided before, and only Settings can change it (AUTH-023, AUTH-027).
  case alreadyDenied
  /// The Info.plist lacks these usage descriptions (KEY-003, KEY-005).
  case missingUsageDescription(UsageDescriptions)
  /// The Info.plist has no text for the purpose key (KEY-032).
  case missingPurposeKey(String)
  /// The app was not in the foreground (AUTH-028).
  case notInForeground
  /// The one chance to ask for Always was used before (AUTH-026).
  case escalationSpent
  /// On this release, only Settings can change While Using to Always (AUTH-024).
  case noEscalation
  /// The grant is temporary, so Always can't be requested (AUTH-070).
  case temporaryGrant
  /// Location Services is off; the system may have offered to turn it on (AUTH-031).
  case servicesOff
  /// A restriction prevents the person from deciding (SET-009).
  case restricted
  /// Another prompt of the app was showing (AUTH-010).
  case anotherPrompt
  /// The app lacks the authorization that this request requires first.
  case notAuthorized
  /// The release has no such request.
  case notAvailable
  /// App Clips can't get it (AUTH-055).
  case appClip
  /// Widgets never prompt (KEY-042).
  case widget
  /// The reason is unknown.
  case unknown
}
