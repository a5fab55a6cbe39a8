package import LocationPolicy

/// A build configuration of a target, with resolved settings.
package struct BuildConfiguration: Hashable, Sendable {
  /// The configuration's name, such as "Release".
  package let name: String
  /// The deployment target; nil if unknown.
  package let deploymentTarget: SystemVersion?
  /// The Info.plist of the built product; nil if the target has none or it can't be read.
  package let infoPlist: InfoPlist?
  /// The place at which the deployment target is set; nil if unknown.
  package let deploymentTargetOrigin: Site?
  /// The entitlements by key; empty without an entitlements file.
  package let entitlements: [String: JSONValue]
  /// The resolved build settings for iOS devices, by name.
  package let settings: [String: String]
  /// The places of the settings whose names start with INFOPLIST_KEY_, whether or not Xcode
  /// supports them.
  package let infoPlistKeySettings: [String: Site]
  /// The entries known so far if programs that are not run may change them; nil if the Info.plist is known, or nothing
  /// of it.
  package var unfinishedInfoPlist: UnfinishedInfoPlist?

  package init(
    name: String, deploymentTarget: SystemVersion?, infoPlist: InfoPlist?,
    entitlements: [String: JSONValue], settings: [String: String],
    infoPlistKeySettings: [String: Site], deploymentTargetOrigin: Site? = nil
  ) {
    self.name = name
    self.deploymentTarget = deploymentTarget
    self.infoPlist = infoPlist
    self.deploymentTargetOrigin = deploymentTargetOrigin
    self.entitlements = entitlements
    self.settings = settings
    self.infoPlistKeySettings = infoPlistKeySettings
  }

  /// The configuration of a library, whose settings depend on the app that builds it.
  static let ofLibrary = ofLibrary(giving: [:])

  /// Returns the configuration of a library that adds entries to the Info.plist of each app.
  static func ofLibrary(giving entries: [String: InfoPlist.Entry]) -> BuildConfiguration {
    BuildConfiguration(
      name: "Release", deploymentTarget: nil,
      infoPlist: entries.isEmpty ? nil : InfoPlist(path: nil, entries: entries),
      entitlements: [:], settings: [:], infoPlistKeySettings: [:])
  }
}
