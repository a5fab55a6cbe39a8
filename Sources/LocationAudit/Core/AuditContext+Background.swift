import AppProject
import LocationPolicy
import SourceFacts

extension AuditContext {
  /// Whether the Info.plist declares the background mode for location.
  public var hasBackgroundMode: Bool { values.hasBackgroundMode }

  /// Whether the mode is missing and no other finding says why.
  var lacksBackgroundMode: Bool {
    problem(.backgroundUpdatesWithoutMode, for: .backgroundUpdates) != nil
      && !setsBackgroundModeByBuildSetting
  }

  /// The build setting that looks as if it set the modes; Xcode generates nothing from it.
  static let backgroundModeSetting = "INFOPLIST_KEY_UIBackgroundModes"

  /// Whether the mode is set by the build setting alone.
  var setsBackgroundModeByBuildSetting: Bool {
    guard !hasBackgroundMode, configuration.infoPlistKeySettings[Self.backgroundModeSetting] != nil else {
      return false
    }
    return configuration.settings[Self.backgroundModeSetting]?.mentions("location") ?? false
  }

  /// Whether updates go on in background and nothing asks for the indicator.
  var tracksInBackgroundWithoutIndicator: Bool {
    asksForAuthorization && hasBackgroundMode && code.uses(of: .backgroundUpdates).contains(where: \.setsTrue)
      && code.uses(anyOf: .standardUpdates)
      && code.uses("showsBackgroundLocationIndicator", .assignment).allSatisfy {
        $0.fact.value == .boolean(false)
      }
  }
}
