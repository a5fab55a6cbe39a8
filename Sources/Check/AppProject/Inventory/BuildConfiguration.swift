package import LocationPolicy

/// One build configuration of a target, with its settings resolved.
package struct BuildConfiguration: Hashable, Sendable {
  /// The configuration's name, such as "Release".
  package let name: String
  /// The oldest iOS that the target installs on; nil when nothing says so.
  package let deploymentTarget: SystemVersion?
  /// The Info.plist of the built product; nil when the target has none or it can't be read.
  package let infoPlist: InfoPlist?
  /// Where the deployment target is set; nil when nothing says so.
  package let deploymentTargetOrigin: Site?
  /// The entitlements, by key; empty without an entitlements file.
  package let entitlements: [String: JSONValue]
  /// The resolved build settings, by name, for iOS devices.
  package let settings: [String: String]
  /// The settings whose name starts with INFOPLIST_KEY_ and where each is set, whether or not Xcode honours it.
  package let infoPlistKeySettings: [String: Site]

  /// Creates a configuration.
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

  /// What is known of a library that every app builds with settings of its own.
  static let ofLibrary = ofLibrary(giving: [:])

  /// What is known of a library that puts entries into the Info.plist of every app that it is installed in.
  static func ofLibrary(giving entries: [String: InfoPlist.Entry]) -> BuildConfiguration {
    BuildConfiguration(
      name: "Release", deploymentTarget: nil,
      infoPlist: entries.isEmpty ? nil : InfoPlist(path: nil, entries: entries),
      entitlements: [:], settings: [:], infoPlistKeySettings: [:])
  }
}
