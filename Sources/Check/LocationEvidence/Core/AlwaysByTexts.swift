import AppProject
import InfoPlistProblems
package import LocationPolicy
package import Phrases
import SourceFacts

/// Plug-ins that request Always if the Info.plist has a text for it, and When In Use otherwise.
extension AuditContext {
  /// The requests that are for Always because of a text in the Info.plist, each with that text.
  package var requestsForAlwaysByTexts: [(use: CodeUse, key: LocationKey)] {
    guard let infoPlist = knownInfoPlist else { return [] }
    return code.uses(of: .whenInUseRequest).compactMap { use in
      keysForAlways(of: use).first { infoPlist.values.description($0).isPresent }.map { (use, $0) }
    }
  }

  /// Returns the keys by which a plug-in's request is for Always; none if it never is.
  private func keysForAlways(of use: CodeUse) -> [LocationKey] {
    switch use.fact.script?.textsForAlways {
    case .oldByPermissionHandler:
      return target.permissionHandler?.requestsAlwaysByText ?? false ? [.legacyAlways] : []
    case .old:
      // In a web view, navigator.geolocation is the browser's; React Native had it in a module of its own.
      let isLinked = !use.isOfNavigator || code.unread.contains("RCTGeolocation")
      let isConfigured = code.scriptCalls.contains {
        if case .configuration = $0.fact.script?.role { true } else { false }
      }
      return isLinked && !isConfigured ? [.legacyAlways] : []
    case .new: return [.alwaysAndWhenInUse]
    case nil: return []
    }
  }

  /// Whether anything that was read can use more than When In Use.
  package var mayUseAlways: Bool {
    knownInfoPlist?.values.hasBackgroundMode ?? true
      || code.scriptCalls.contains { $0.fact.script?.role == .background }
      || code.uses(
        anyOf: .significantChanges, .visits, .regionMonitoring, .conditionMonitoring, .ranging, .locationPush,
        .backgroundSession, .backgroundUpdates, .serviceSession)
  }

  /// A plug-in whose code contains the request for Always, for which the App Store wants the texts even if the app
  /// never asks; nil if there is none that is known.
  package var plugInWithAlways: String? {
    if let plugIn = target.locationPlugIns.first { return plugIn.name }
    if target.permissionHandlerMacros?.contains("PERMISSION_LOCATION") ?? false {
      return "permission_handler"
    }
    let isReactNative = code.uses(of: .whenInUseRequest).contains {
      $0.fact.script?.textsForAlways == .old && !$0.isOfNavigator && !$0.isInDart
    }
    return isReactNative ? "@react-native-community/geolocation" : nil
  }

  /// Whether Expo generates the app's project, with the settings of app.json or a script.
  package var isGeneratedByExpo: Bool {
    let name = target.container.split(separator: "/").last ?? ""
    return name == "app.json" || name.hasPrefix("app.config.")
  }
}

extension CodeUse {
  /// Whether a script calls a method of `navigator.geolocation`.
  package var isOfNavigator: Bool { fact.receiver?.contains("navigator") ?? false }

  /// Whether a script of Flutter makes it.
  package var isInDart: Bool { file.hasSuffix(".dart") }

  /// The plug-in that requests what the texts of the Info.plist ask for.
  package var readerOfTexts: Phrase {
    switch fact.script?.textsForAlways {
    case .oldByPermissionHandler: Phrase(verbatim: "permission_handler")
    case .new: Phrase(verbatim: "expo-location")
    case .old where isInDart: Phrase(verbatim: "geolocator")
    case .old, nil: "React Native's geolocation"
    }
  }
}
