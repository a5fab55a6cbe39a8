#if canImport(Darwin)
  import Foundation
  import LocationPolicy

  extension InfoDictionary {
    /// Reads the Info.plist of a bundle.
    init(of bundle: Bundle, under policy: AuthorizationPolicy) {
      let values = bundle.infoDictionary ?? [:]
      var descriptions: UsageDescriptions = []
      for key in UsageDescriptions.all.keys where values[key] is String {
        if let description = UsageDescriptions(key: key) { descriptions.insert(description) }
      }
      let purposes = values["NSLocationTemporaryUsageDescriptionDictionary"] as? [String: Any] ?? [:]
      self.init(
        configuration: AppConfiguration(descriptions: descriptions, traits: Self.traits(of: values)),
        purposeKeys: Set(purposes.filter { $0.value is String }.keys))
    }

    private static func traits(of values: [String: Any]) -> AppConfiguration.Traits {
      func isOn(_ key: String) -> Bool { values[key] as? Bool == true }
      var traits: AppConfiguration.Traits = []
      if (values["UIBackgroundModes"] as? [Any])?.contains(where: { $0 as? String == "location" }) == true {
        traits.insert(.backgroundMode)
      }
      if isOn("NSLocationDefaultAccuracyReduced") { traits.insert(.defaultAccuracyReduced) }
      if isOn("NSLocationRequireExplicitServiceSession") || isOn("CLRequireExplicitServiceSession") {
        traits.insert(.explicitServiceSession)
      }
      if values["NSAppClip"] != nil { traits.insert(.appClip) }
      let point = (values["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"] as? String
      if point == "com.apple.widgetkit-extension" {
        traits.insert(.widgetExtension)
        if isOn("NSWidgetWantsLocation") { traits.insert(.widgetWantsLocation) }
      }
      return traits
    }
  }
#endif
