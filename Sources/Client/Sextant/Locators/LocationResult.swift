public import CoreLocation
import Foundation

/// How a locator's search went, in one of five words, for code without async.
///
/// The raw values are stable: they may be logged, and used as keys of an app's own texts.
public enum LocationResult: String, CaseIterable, Hashable, Sendable {
  /// A location was found.
  case success
  /// Location Services is off for the device (SET-006).
  case serviceDisabled
  /// The app may not use locations: declined, restricted, not asked for, or no prompt could be shown.
  case permissionDenied
  /// The app may use locations, and none was found.
  case failed
  /// The search was stopped, or another one took its place.
  case cancelled
}

/// What a locator calls back, on the main thread: how it went, and where the phone is after a success.
public typealias LocationResultClosure = @MainActor @Sendable (LocationResult, CLLocation?) -> Void

extension LocationResult {
  /// The word for a failure of the client.
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
  /// The word for what interrupts updates; nil for what nobody has to do anything about.
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
  /// A sentence for the person, in the language of a locale.
  ///
  /// There are texts in English, Simplified and Traditional Chinese, Japanese, Korean, German, French, Spanish,
  /// Portuguese, Italian, Russian and Arabic, in the words that iOS has for Location Services; every other language
  /// gets English. Chinese is written as the locale's script says, else as its region writes.
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
  /// A sentence for the person, in the language that the app appears in.
  ///
  /// It is that of the ``LocationResult`` for it, and what `localizedDescription` gives. ``LocationResult/localizedText(for:)``
  /// has it in other languages.
  public var errorDescription: String? { LocationResult(self).localizedText() }
}
