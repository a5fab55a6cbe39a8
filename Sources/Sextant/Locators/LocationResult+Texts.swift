public import Foundation

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
