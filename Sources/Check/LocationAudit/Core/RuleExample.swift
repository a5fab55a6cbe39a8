public import AppProject
public import LocationPolicy
import SourceFacts

/// A tiny project in which a rule fires or stays quiet; the test and the documentation of the rule.
///
/// The character ↓ stands before the place of each finding of the rule, in a source or in a key of the Info.plist.
public struct RuleExample: Sendable {
  /// A source file of the example.
  public struct File: Sendable {
    /// The file's name, which decides its language.
    public let name: String
    /// The text with markers.
    public let text: String

    /// A Swift file.
    public static func swift(_ text: String, name: String = "App.swift") -> File {
      File(name: name, text: text)
    }
    /// An Objective-C file.
    public static func objectiveC(_ text: String, name: String = "App.m") -> File {
      File(name: name, text: text)
    }
  }

  /// One entry of the example's Info.plist.
  public struct Entry: Sendable {
    /// The key, with a marker in front when the rule reports it.
    public let key: String
    /// The value.
    public let value: JSONValue

    /// A text.
    public static func text(_ key: String, _ text: String) -> Entry { Entry(key: key, value: .string(text)) }
    /// A boolean.
    public static func flag(_ key: String, _ value: Bool) -> Entry { Entry(key: key, value: .boolean(value)) }
    /// An array of strings.
    public static func list(_ key: String, _ texts: [String]) -> Entry {
      Entry(key: key, value: .array(texts.map { .string($0) }))
    }
    /// A dictionary of strings.
    public static func dictionary(_ key: String, _ texts: [String: String]) -> Entry {
      Entry(key: key, value: .object(texts.mapValues { .string($0) }))
    }

    /// The text of every first prompt.
    public static let whenInUse = text(
      "NSLocationWhenInUseUsageDescription", "Your position is shown on the map while you walk.")
    /// The text of the Always prompts from iOS 11 on.
    public static let alwaysAndWhenInUse = text(
      "NSLocationAlwaysAndWhenInUseUsageDescription",
      "Your walk is recorded while the phone is in your pocket.")
    /// The text of the Always prompt of iOS 8 to 10.
    public static let legacyAlways = text(
      "NSLocationAlwaysUsageDescription", "Your walk is recorded while the phone is in your pocket.")
    /// The background mode.
    public static let locationMode = list("UIBackgroundModes", ["location"])
  }

  /// What the example shows, as the title of its test.
  public let title: String
  /// Whether it is what the rule advises, rather than another case in which the rule stays quiet.
  public let isRemedy: Bool
  /// What the target builds.
  public let kind: ProductKind
  /// The oldest iOS that the target installs on.
  public let deploymentTarget: SystemVersion
  /// The Info.plist, one entry a line.
  public let infoPlist: [Entry]
  /// Build settings.
  public let settings: [String: String]
  /// Entitlements.
  public let entitlements: [String: JSONValue]
  /// Localized strings of the Info.plist, by language.
  public let localizations: [String: [Entry]]
  /// Libraries that the target links and nobody can see.
  public let unseenDependencies: [String]
  /// Info.plists that no target uses.
  public let unusedInfoPlists: [String]
  /// The classes of the first screens of the target's main storyboard.
  public let firstScreens: [String]
  /// The sources.
  public let files: [File]

  /// Creates an example.
  public init(
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
  public static let marker: Character = "↓"

  /// Whether the rule reports anything in the example.
  public var fires: Bool { !expectedSites.isEmpty }
}
