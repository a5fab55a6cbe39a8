import AppProject
import LocationPolicy

/// Tells background modes for location that were surely meant and don't count.
enum BackgroundModeSpelling {
  /// The build setting that looks as if it set the modes; Xcode generates nothing from it.
  static let setting = "INFOPLIST_KEY_UIBackgroundModes"

  /// Returns the mode as written, when it was meant to be `location`; nil when there is none such.
  static func mistypedMode(in context: AuditContext) -> String? {
    guard !context.hasBackgroundMode else { return nil }
    switch context.entry(.backgroundModes)?.value {
    case .array(let values)?: return values.lazy.compactMap(text).first(where: meansLocation)
    case .string(let text)?: return meansLocation(text) || text == "location" ? text : nil
    case .boolean, .integer, .real, .date, .data, .dictionary, nil: return nil
    }
  }

  /// Returns whether the modes are set by the build setting alone.
  static func isSetByBuildSetting(in context: AuditContext) -> Bool {
    guard !context.hasBackgroundMode, context.configuration.infoPlistKeySettings[setting] != nil else {
      return false
    }
    return context.configuration.settings[setting]?.mentions("location") ?? false
  }

  /// Whether another finding says why the mode does not count.
  static func isDamaged(in context: AuditContext) -> Bool {
    if mistypedMode(in: context) != nil || isSetByBuildSetting(in: context) { return true }
    return context.infoPlist?.entries.keys.contains { KeySpelling.intended(by: $0) == .backgroundModes }
      ?? false
  }

  private static func text(_ value: PropertyListValue) -> String? {
    if case .string(let text) = value { text } else { nil }
  }

  private static func meansLocation(_ mode: String) -> Bool {
    let simple = mode.lowercased().filter(\.isLetter)
    return mode != "location"
      && ["location", "locations", "locationupdates", "locationupdate", "appregistersforlocationupdates"]
        .contains(simple)
  }
}
