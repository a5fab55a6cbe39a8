/// What a missing usage description does.
public enum MissingDescription: UInt8, Hashable, Sendable {
  /// The prompt shows without a reason (KEY-001).
  case promptWithoutReason
  /// The request does nothing, in silence (KEY-009).
  case silence
  /// The request does nothing, and the console says why (KEY-010).
  case consoleMessage

  /// The console's text for an Always request; nil where nothing is written or no source gives it.
  public var consoleTextForAlways: String? {
    switch self {
    case .promptWithoutReason, .silence: nil
    case .consoleMessage:
      "This app has attempted to access privacy-sensitive data without a usage description. "
        + "The app's Info.plist must contain both “NSLocationAlwaysAndWhenInUseUsageDescription” and "
        + "“NSLocationWhenInUseUsageDescription” keys with string values explaining to the user "
        + "how the app uses this data"
    }
  }
}
