/// An action that an app is about to take and that its Info.plist must allow.
public enum IntendedUse: Hashable, Sendable {
  /// Any action: for mistakes that matter whatever the app does, such as an empty text.
  case anything
  /// A request for When In Use, or the start of something that makes one.
  case whenInUse
  /// A request for Always.
  case always
  /// A request for temporary full accuracy with a purpose key; nil for a key that is not known yet.
  case fullAccuracy(purposeKey: String?)
  /// Updates that continue in the background.
  case backgroundUpdates
}
