public import LocationPolicy
import LocationTerms

/// A message that iOS writes to the console when an app makes a known mistake.
public enum ConsoleMessage: Hashable, Sendable {
  /// A request lacks usage descriptions (KEY-010).
  case missingUsageDescription(UsageDescriptions)
  /// A manager was created on a thread that is not the main one (DEL-086).
  case managerCreatedOffMainThread
  /// locationServicesEnabled() was called on the main thread (DEL-087).
  case servicesEnabledOnMainThread
  /// A location button was covered or illegible (AUTH-075).
  case illegibleLocationButton
  /// Sextant's own hint: the request does nothing, and the reason. iOS logs nothing in this case.
  case requestIgnored(IgnoredReason)

  /// The text of the message.
  ///
  /// The first three are Apple's texts if a source quotes them; the others are ours.
  public var text: String {
    switch self {
    case .missingUsageDescription(let missing): Self.missingText(missing)
    case .managerCreatedOffMainThread:
      "A location manager was created on a dispatch queue executing on a thread other than the main thread."
    case .servicesEnabledOnMainThread:
      "This method can cause UI unresponsiveness if invoked on the main thread. Instead, consider waiting for the "
        + "`-locationManagerDidChangeAuthorization:` callback and checking `authorizationStatus` first."
    case .illegibleLocationButton: "The location button was not legible, so it granted no authorization."
    case .requestIgnored(let reason): "The request for authorization does nothing: \(reason.caseName)"
    }
  }

  private static func missingText(_ needed: UsageDescriptions) -> String {
    let start =
      "This app has attempted to access privacy-sensitive data without a usage description. The app's Info.plist must contain "
    let end = " explaining to the user how the app uses this data"
    let keys = needed.keys.reversed().map { "“\($0.rawValue)”" }
    return keys.count == 1
      ? start + "an \(keys[0]) key with a string value" + end
      : start + "both \(keys.joined(separator: " and ")) keys with string values" + end
  }
}
