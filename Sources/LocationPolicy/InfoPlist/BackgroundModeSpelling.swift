/// Tells background modes for location that were surely meant and don't count.
enum BackgroundModeSpelling {
  private static let meant: Set<String> = [
    "location", "locations", "locationupdates", "locationupdate", "appregistersforlocationupdates",
  ]

  /// Whether a mode is not `location`, and was surely meant to be.
  static func meansLocation(_ mode: String) -> Bool {
    mode != "location" && meant.contains(mode.lowercased().filter(\.isLetter))
  }
}

extension InfoPlistValues {
  /// The background mode as written, when it was meant to be `location` and is not; nil when there is none such.
  var misspeltBackgroundMode: String? {
    if let backgroundModes {
      return hasBackgroundMode ? nil : backgroundModes.first(where: BackgroundModeSpelling.meansLocation)
    }
    guard case .string(let mode)? = self[.backgroundModes] else { return nil }
    return mode == "location" || BackgroundModeSpelling.meansLocation(mode) ? mode : nil
  }

  /// Whether the mode is missing and nothing else says why: no misspelt mode and no misspelt key.
  var lacksBackgroundMode: Bool {
    !hasBackgroundMode && misspeltBackgroundMode == nil && misspelling(of: .backgroundModes) == nil
  }
}
