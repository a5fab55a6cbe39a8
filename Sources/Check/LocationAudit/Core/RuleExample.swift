package import AppProject
package import LocationPolicy
import SourceFacts

/// A tiny project in which a rule fires or stays quiet; the test and the documentation of the rule.
///
/// The character ↓ stands before the place of each finding of the rule, in a source or in a key of the Info.plist.
package struct RuleExample: Sendable {
  /// A source file of the example.
  package struct File: Sendable {
    /// The file's name, which decides its language.
    package let name: String
    /// The text with markers.
    package let text: String

    /// A Swift file.
    package static func swift(_ text: String, name: String = "App.swift") -> File {
      File(name: name, text: text)
    }
    /// An Objective-C file.
    package static func objectiveC(_ text: String, name: String = "App.m") -> File {
      File(name: name, text: text)
    }
  }

  /// One entry of the example's Info.plist.
  package struct Entry: Sendable {
    /// The key, with a marker in front when the rule reports it.
    package let key: String
    /// The value.
    package let value: JSONValue

    /// A text.
    package static func text(_ key: String, _ text: String) -> Entry { Entry(key: key, value: .string(text)) }
    /// A boolean.
    package static func flag(_ key: String, _ value: Bool) -> Entry {
      Entry(key: key, value: .boolean(value))
    }
    /// An array of strings.
    package static func list(_ key: String, _ texts: [String]) -> Entry {
      Entry(key: key, value: .array(texts.map { .string($0) }))
    }
    /// A dictionary of strings.
    package static func dictionary(_ key: String, _ texts: [String: String]) -> Entry {
      Entry(key: key, value: .object(texts.mapValues { .string($0) }))
    }

    /// The text of every first prompt.
    package static let whenInUse = text(
      "NSLocationWhenInUseUsageDescription", "Your position is shown on the map while you walk.")
    /// The text of the Always prompts from iOS 11 on.
    package static let alwaysAndWhenInUse = text(
      "NSLocationAlwaysAndWhenInUseUsageDescription",
      "Your walk is recorded while the phone is in your pocket.")
    /// The text of the Always prompt of iOS 8 to 10.
    package static let legacyAlways = text(
      "NSLocationAlwaysUsageDescription", "Your walk is recorded while the phone is in your pocket.")
    /// The background mode.
    package static let locationMode = list("UIBackgroundModes", ["location"])
  }

  /// What the example shows, as the title of its test.
  package let title: String
  /// Whether it is what the rule advises, rather than another case in which the rule stays quiet.
  package let isRemedy: Bool
  /// What the target builds.
  package let kind: ProductKind
  /// The oldest iOS that the target installs on.
  package let deploymentTarget: SystemVersion
  /// The Info.plist, one entry a line.
  package let infoPlist: [Entry]
  /// Build settings.
  package let settings: [String: String]
  /// Entitlements.
  package let entitlements: [String: JSONValue]
  /// Localized strings of the Info.plist, by language.
  package let localizations: [String: [Entry]]
  /// Libraries that the target links and nobody can see.
  package let unseenDependencies: [String]
  /// Info.plists that no target uses.
  package let unusedInfoPlists: [String]
  /// The classes of the first screens of the target's main storyboard.
  package let firstScreens: [String]
  /// The sources.
  package let files: [File]

  /// Creates an example.
  package init(
    _ title: String, isRemedy: Bool = false, kind: ProductKind = .app,
    iOS deploymentTarget: SystemVersion = SystemVersion(15),
    infoPlist: [Entry] = [], settings: [String: String] = [:],
    entitlements: [String: JSONValue] = [:],
    localizations: [String: [Entry]] = [:], unseenDependencies: [String] = [],
    unusedInfoPlists: [String] = [], firstScreens: [String] = [], files: [File] = []
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
    self.files = files
  }

  /// The character that marks the place of a finding.
  package static let marker: Character = "↓"

  /// Whether the rule reports anything in the example.
  package var fires: Bool { !expectedSites.isEmpty }
}
