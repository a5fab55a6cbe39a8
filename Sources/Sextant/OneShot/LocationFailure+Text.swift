public import Foundation

extension LocationFailure: LocalizedError {
  /// A sentence for the person, in the language that the app appears in.
  ///
  /// It is that of the ``LocationResult`` for it, and what `localizedDescription` gives. ``LocationResult/localizedText(for:)``
  /// has it in other languages.
  public var errorDescription: String? { LocationResult(self).localizedText() }
}
