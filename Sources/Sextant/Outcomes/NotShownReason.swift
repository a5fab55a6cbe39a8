public import LocationPolicy

/// Why a request for authorization brought up no prompt.
public enum NotShownReason: Hashable, Sendable {
  /// The app has what it asks for.
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
  /// The release has no way from While Using to Always but Settings (AUTH-024).
  case noEscalation
  /// The grant is temporary, so that Always can't be asked for (AUTH-070).
  case temporaryGrant
  /// Location Services is off; the system may have offered to turn it on (AUTH-031).
  case servicesOff
  /// The person may not decide (SET-009).
  case restricted
  /// Another prompt of the app was up (AUTH-010).
  case anotherPrompt
  /// Nothing is granted that could be built on.
  case notAuthorized
  /// The release has no such request.
  case notAvailable
  /// App Clips can't have it (AUTH-055).
  case appClip
  /// Widgets never prompt (KEY-042).
  case widget
  /// Nothing of what is known explains it.
  case unknown
}
