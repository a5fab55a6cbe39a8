package import AppProject
package import InfoPlistProblems
package import LocationPolicy
import SourceFacts

extension AuditContext {
  /// Whether the Info.plist's entries apply to apps: those of an app, or those that a Cordova
  /// plug-in adds to each app.
  ///
  /// The Info.plist of another library has no effect.
  package var hasEntriesOfApps: Bool { asksForAuthorization || target.container.hasSuffix("plugin.xml") }

  /// Whether anything that was read may show a usage description; where only libraries without source could, it may be
  /// left over.
  package var mayShowTexts: Bool {
    if target.sources.isEmpty { return true }
    guard target.kind == .framework else { return !asksForAuthorization || code.namesLocation }
    // What only looks up addresses needs no permission.
    return code.all.contains { use in
      use.fact.kind != .moduleImport && use.fact.name != "CLGeocoder"
        && !GeocoderCalls.names.contains(use.fact.name)
    }
  }

  /// Whether all requests for Always are never made: no code leads to them, or they are made only with keys that the
  /// Info.plist lacks, or without some that it has.
  package var neverAsksForAlways: Bool {
    code.neverAsksForAlways || code.alwaysRequests.allSatisfy(isRuledOutByKeys)
  }

  private func isRuledOutByKeys(_ use: CodeUse) -> Bool {
    guard let infoPlist else { return false }
    return use.fact.conditions.contains { condition in
      LocationKey.usageDescriptions.contains { key in
        condition.contains("\"\(key.rawValue)\"")
          && (condition.first == "!") == (infoPlist.entries[key.rawValue] != nil)
      }
    }
  }

  /// The Info.plist, or what is certainly in it where programs that were not run may still add to it; nothing follows
  /// from what that lacks.
  package var knownInfoPlist: InfoPlist? { infoPlist ?? configuration.unfinishedInfoPlist?.infoPlist }

  /// The programs that may change the Info.plist, and were not run.
  package var infoPlistWriters: [String] {
    infoPlist == nil ? configuration.unfinishedInfoPlist?.writers ?? [] : []
  }

  /// Returns the entry of a key in the Info.plist.
  package func entry(_ key: LocationKey) -> InfoPlist.Entry? { entry(key.rawValue) }

  /// Returns the entry of a key in the Info.plist, by its name.
  package func entry(_ key: String) -> InfoPlist.Entry? { infoPlist?.entries[key] }

  /// Returns the correction that copies the text of a prompt to another key that the same prompt
  /// reads.
  ///
  /// There is none if the text is localized, because the translations would have to follow, or if
  /// it is a build setting, because that may be composed of others.
  package func copying(_ key: LocationKey, to other: LocationKey) -> [Correction] {
    guard let origin = entry(key)?.origin, description(other) == .missing,
      configuration.infoPlistKeySettings["INFOPLIST_KEY_" + key.rawValue] == nil,
      target.localizations.allSatisfy({ $0.entries[key.rawValue] == nil })
    else { return [] }
    return [.copy(key: key.rawValue, to: other.rawValue, at: origin)]
  }

  /// Returns the place of the first of the keys in the Info.plist.
  package func site(of keys: LocationKey...) -> Site? {
    keys.lazy.compactMap { entry($0) }.first?.origin
  }

  /// Returns whether a localization is that of the language in which the app is developed.
  package func isOfDevelopment(_ localization: Localization) -> Bool {
    func plain(_ language: String) -> String { language.prefix { $0 != "-" && $0 != "_" }.lowercased() }
    let own = if case .string(let region)? = infoPlist?["CFBundleDevelopmentRegion"] { region } else { "en" }
    return localization.language == "Base" || plain(localization.language) == plain(own)
  }

  /// Returns the usage description for a key; missing if there is no Info.plist.
  package func description(_ key: LocationKey) -> UsageDescription { values.description(key) }

  /// The capabilities that the App Store requires of a device, from an array or the true entries of
  /// a dictionary.
  package var requiredDeviceCapabilities: Set<String> {
    switch entry(.requiredDeviceCapabilities)?.value {
    case .array(let values)?: Set(values.compactMap { if case .string(let text) = $0 { text } else { nil } })
    case .object(let flags)?: Set(flags.filter { $0.value == true }.keys)
    case .null, .string, .boolean, .integer, .number, nil: []
    }
  }

  /// Returns the value of an entitlement.
  package func entitlement(_ entitlement: Entitlement) -> JSONValue? {
    configuration.entitlements[entitlement.rawValue]
  }
}

extension AuditContext {
  /// Returns the problems with the Info.plist for a use, on the releases that the target deploys
  /// to.
  ///
  /// Without an Info.plist there are none.
  package func problems(for use: IntendedUse) -> [ConfigurationProblem] {
    infoPlist == nil ? [] : values.problems(for: use, under: deployedPolicies)
  }

  /// Returns the first problem of a kind for a use, or nil.
  package func problem(_ kind: ConfigurationProblem.Kind, for use: IntendedUse) -> ConfigurationProblem? {
    problems(for: use).first { $0.kind == kind }
  }

  /// Whether a finding about a request for Always already reports that the text for When In Use is
  /// missing.
  package var alwaysFindingNamesWhenInUse: Bool {
    guard !code.alwaysRequests.isEmpty else { return false }
    return switch values.alwaysTexts {
    case .onlyLegacy, .withoutWhenInUse: true
    case .complete, .missing, .nothing: false
    }
  }
}

extension AuditContext {
  /// Whether the Info.plist declares the background mode for location.
  package var hasBackgroundMode: Bool { values.hasBackgroundMode }

  /// Whether the mode is missing and no other finding reports why.
  package var lacksBackgroundMode: Bool {
    problem(.backgroundUpdatesWithoutMode, for: .backgroundUpdates) != nil
      && !setsBackgroundModeByBuildSetting
  }

  /// The build setting that seems to set the background modes; Xcode generates nothing from it.
  package static let backgroundModeSetting = "INFOPLIST_KEY_UIBackgroundModes"

  /// Whether only the build setting sets the mode.
  package var setsBackgroundModeByBuildSetting: Bool {
    guard !hasBackgroundMode, configuration.infoPlistKeySettings[Self.backgroundModeSetting] != nil else {
      return false
    }
    return configuration.settings[Self.backgroundModeSetting]?.mentions("location") ?? false
  }

  /// Whether updates continue in the background, rather than until the first location.
  package var continuesInBackground: Bool {
    hasBackgroundMode && code.uses(of: .backgroundUpdates).contains(where: \.setsTrue)
      && code.uses(anyOf: .standardUpdates) && !code.endsUpdatesWithFirstLocation
  }

  /// Whether updates continue in the background without the indicator.
  package var tracksInBackgroundWithoutIndicator: Bool {
    asksForAuthorization && continuesInBackground
      && code.uses("showsBackgroundLocationIndicator", .assignment).allSatisfy {
        $0.fact.value == .boolean(false)
      }
  }
}

/// An entitlement for location.
package enum Entitlement: String {
  /// Permits receiving location pushes from a server.
  case locationPush = "com.apple.developer.location.push"
}
