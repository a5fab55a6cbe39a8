public import LocationPolicy
import TextReading

/// Finds the location key that a misspelled key was meant to be.
package enum KeySpelling {
  /// Apple's keys that look like location keys but are not.
  private static let others: Set<String> = ["NSLocationTemporaryUsageDescription"]
  private static let exact = Set(LocationKey.allCases.map(\.rawValue))
  /// The keys by their simplified names, and by the names that Xcode shows.
  private static let simplifiedNames: [String: LocationKey] = Dictionary(
    LocationKey.allCases.compactMap { key in key.displayName.map { (simplified($0), key) } }
      + LocationKey.allCases.map { (simplified($0.rawValue), $0) },
    uniquingKeysWith: { first, _ in first })

  /// The maximum number of wrong letters in a key; keys whose lengths differ by more are not even compared.
  private static let furthest = 6

  /// Returns the location key that a key was certainly meant to be; nil if it is correct or something else.
  package static func intended(by key: String) -> LocationKey? {
    guard !exact.contains(key), !others.contains(key), key.utf8.count <= 100 else { return nil }
    let simple = simplified(key)
    if let same = simplifiedNames[simple] { return same }
    guard simple.hasPrefix("nslocation") || simple.hasPrefix("nslocaton") else { return nil }
    return nearest(to: key)
  }

  private static func nearest(to key: String) -> LocationKey? {
    let length = key.utf8.count
    let ranked = LocationKey.allCases.filter {
      $0.rawValue.hasPrefix("NSLocation") && abs($0.rawValue.utf8.count - length) <= furthest
    }
    .map { (key: $0, distance: EditDistance.between($0.rawValue, key)) }
    .min { ($0.distance, $0.key.rawValue) < ($1.distance, $1.key.rawValue) }
    guard let best = ranked, best.distance <= furthest else { return nil }
    return best.key
  }

  /// Returns a key without case, spaces and punctuation.
  private static func simplified(_ key: String) -> String {
    String(key.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

/// Finds background modes that were certainly meant for location but don't count.
enum BackgroundModeSpelling {
  private static let meant: Set<String> = [
    "location", "locations", "locationupdates", "locationupdate", "appregistersforlocationupdates",
  ]

  /// Returns whether a mode is not `location` but was certainly meant to be.
  static func meansLocation(_ mode: String) -> Bool {
    mode != "location" && meant.contains(mode.lowercased().filter(\.isLetter))
  }
}

extension InfoPlistValues {
  /// The background mode as written, if it was meant to be `location` but is not; otherwise nil.
  package var misspeltBackgroundMode: String? {
    if let backgroundModes {
      return hasBackgroundMode ? nil : backgroundModes.first(where: BackgroundModeSpelling.meansLocation)
    }
    guard case .string(let mode)? = self[.backgroundModes] else { return nil }
    return mode == "location" || BackgroundModeSpelling.meansLocation(mode) ? mode : nil
  }

  /// Whether the mode is missing and nothing else explains that: no misspelled mode and no misspelled key.
  var lacksBackgroundMode: Bool {
    !hasBackgroundMode && misspeltBackgroundMode == nil && misspelling(of: .backgroundModes) == nil
  }
}

extension InfoPlistValues {
  /// Returns the state of a usage description as the developer meant it, distinguishing a misspelled key from a
  /// missing one.
  public func description(_ key: LocationKey) -> UsageDescription {
    let written = written(key)
    guard written == .missing, let other = misspelling(of: key) else { return written }
    return .mistyped(key: other)
  }

  /// Returns the alphabetically first key that was certainly meant to be this one; nil if there is none.
  func misspelling(of key: LocationKey) -> String? {
    values.keys.filter { KeySpelling.intended(by: $0) == key }.min()
  }
}
