public import CoreLocation
import Foundation

/// The result of a locator's search, as one of five values, for code without async.
///
/// The raw values are stable: they may be logged, and used as keys of an app's own texts.
public enum LocationResult: String, CaseIterable, Hashable, Sendable {
  /// A location was found.
  case success
  /// Location Services is off for the device (SET-006).
  case serviceDisabled
  /// The app may not use locations: declined, restricted, not requested, or no prompt could be shown.
  case permissionDenied
  /// The app may use locations, but none was found.
  case failed
  /// The search was stopped, or another one took its place.
  case cancelled
}

/// The callback of a locator, on the main thread: the result, and the location after a success.
public typealias LocationResultClosure = @MainActor @Sendable (LocationResult, CLLocation?) -> Void

extension LocationResult {
  /// Creates the result that corresponds to a failure of the client.
  public init(_ failure: LocationFailure) {
    self =
      switch failure {
      case .servicesOff, .notAuthorized(.notShown(.servicesOff)): .serviceDisabled
      case .cancelled, .notAuthorized(.cancelled): .cancelled
      case .notAuthorized, .authorizationLost, .needsAlways: .permissionDenied
      case .notInForeground, .notAvailable, .notFound, .failed: .failed
      }
  }
}

extension LocationResult {
  /// Creates the result that corresponds to an interruption; nil for one that requires no action.
  init?(_ interruption: Interruption) {
    switch interruption {
    case .servicesOff: self = .serviceDisabled
    case .notAuthorized, .needsAlways: self = .permissionDenied
    case .locationUnknown, .interference, .noRegionLeft, .failed: self = .failed
    case .inBackground, .paused, .reducedAccuracy, .dropped: return nil
    }
  }
}

extension LocationResult {
  /// A message for the person, in the language of a locale.
  ///
  /// There are texts in English, Simplified and Traditional Chinese, Japanese, Korean, German, French, Spanish,
  /// Portuguese, Italian, Russian and Arabic, in the terms that iOS uses for Location Services; every other language
  /// gets English. For Chinese, the locale's script decides, or else its region.
  ///
  /// On Apple platforms the current locale has the language that the app itself appears in. An app with texts
  /// of its own can look them up by the raw value.
  public func localizedText(for locale: Locale = .current) -> String {
    let texts = LocationTexts.texts(in: TextLanguage(localeIdentifier: locale.identifier))
    return switch self {
    case .success: texts.success
    case .serviceDisabled: texts.serviceDisabled
    case .permissionDenied: texts.permissionDenied
    case .failed: texts.failed
    case .cancelled: texts.cancelled
    }
  }
}

extension LocationFailure: LocalizedError {
  /// A message for the person, in the language that the app appears in.
  ///
  /// It is the text of the corresponding ``LocationResult``, and `localizedDescription` returns it. For other
  /// languages, see ``LocationResult/localizedText(for:)``.
  public var errorDescription: String? { LocationResult(self).localizedText() }
}
