package import AppProject
package import LocationPolicy
import SourceFacts

/// A small project with or without a finding of a rule, which is both a test and documentation.
///
/// The character ↓ marks the place of each finding, in a source or in a key of the Info.plist.
package struct RuleExample: Hashable, Sendable {
  /// A source file of the example.
  package struct File: Hashable, Sendable {
    /// The file's name, which determines its language.
    package let name: String
    /// The text with markers.
    package let text: String

    /// Creates a file in any language.
    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }

    /// Creates a Swift file.
    package static func swift(_ text: String, name: String = "App.swift") -> File {
      File(name: name, text: text)
    }
  }

  /// An entry of the example's Info.plist.
  package struct Entry: Hashable, Sendable {
    /// The key, with a leading marker if the rule reports it.
    package let key: String
    package let value: JSONValue

    /// Creates an entry with any value.
    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }

    /// Creates an entry with a text.
    package static func text(_ key: String, _ text: String) -> Entry { Entry(key: key, value: .string(text)) }
    /// Creates an entry with an array of strings.
    package static func list(_ key: String, _ texts: [String]) -> Entry {
      Entry(key: key, value: .array(texts.map { .string($0) }))
    }

    /// The text for When In Use, which every first prompt shows.
    package static let whenInUse = text(
      "NSLocationWhenInUseUsageDescription", "Your position is shown on the map while you walk.")
    /// The text for Always, from iOS 11 on.
    package static let alwaysAndWhenInUse = text(
      "NSLocationAlwaysAndWhenInUseUsageDescription",
      "Your walk is recorded while the phone is in your pocket.")
    /// The text for Always, on iOS 8 to 10.
    package static let legacyAlways = text(
      "NSLocationAlwaysUsageDescription", "Your walk is recorded while the phone is in your pocket.")
    /// The background mode for location.
    package static let locationMode = list("UIBackgroundModes", ["location"])
  }

  /// The title, which is also the name of its test.
  package let title: String
  /// Whether it follows the rule's advice, rather than being another case without a finding.
  package let isRemedy: Bool
  /// The kind of product.
  package let kind: ProductKind
  /// The deployment target.
  package let deploymentTarget: SystemVersion
  /// The entries of the Info.plist, each on its own line.
  package let infoPlist: [Entry]
  package let settings: [String: String]
  package let entitlements: [String: JSONValue]
  /// The localized strings of the Info.plist, by language.
  package let localizations: [String: [Entry]]
  /// The linked libraries that can't be read.
  package let unseenDependencies: [String]
  /// The Info.plists that no target uses.
  package let unusedInfoPlists: [String]
  /// The classes of the first screens of the target's main storyboard.
  package let firstScreens: [String]
  /// The macros that enable permissions of Flutter's permission_handler; nil if it isn't used.
  package let permissionHandlerMacros: Set<String>?
  package let files: [File]

  package init(
    _ title: String, isRemedy: Bool = false, kind: ProductKind = .app,
    iOS deploymentTarget: SystemVersion = SystemVersion(15),
    infoPlist: [Entry] = [], settings: [String: String] = [:],
    entitlements: [String: JSONValue] = [:],
    localizations: [String: [Entry]] = [:], unseenDependencies: [String] = [],
    unusedInfoPlists: [String] = [], firstScreens: [String] = [],
    permissionHandlerMacros: Set<String>? = nil, files: [File] = []
  ) {
    self.title = title
    self.isRemedy = isRemedy
    self.kind = kind
    self.deploymentTarget = deploymentTarget
    self.infoPlist = infoPlist
    self.settings = settings
    self.entitlements = entitlements
    self.localizations = localizations
    self.unseenDependencies = unseenDependencies
    self.unusedInfoPlists = unusedInfoPlists
    self.firstScreens = firstScreens
    self.permissionHandlerMacros = permissionHandlerMacros
    self.files = files
  }

  /// The character that marks the place of a finding.
  package static let marker: Character = "↓"

  /// Whether the rule has a finding in the example.
  package var fires: Bool { !expectedSites.isEmpty }
}
