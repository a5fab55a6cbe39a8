/// What an app is about to do, as far as its Info.plist has to allow it.
public enum IntendedUse: Hashable, Sendable {
  /// Anything: for mistakes that matter whatever the app does, such as an empty text.
  case anything
  /// It asks for When In Use, or starts something that does.
  case whenInUse
  /// It asks for Always.
  case always
  /// It asks for temporary full accuracy, with a purpose key; nil for one that is not known yet.
  case fullAccuracy(purposeKey: String?)
  /// It lets updates go on in the background.
  case backgroundUpdates
}
