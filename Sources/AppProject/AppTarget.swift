public import SourceFacts

/// One target of a project, with everything about it that decides how location behaves.
public struct AppTarget: Hashable, Sendable {
  /// The target's name.
  public let name: String
  /// What it builds.
  public let kind: ProductKind
  /// The project, package or Info.plist that declares it, relative to the checked folder.
  public let container: String
  /// The build configurations, the one that is archived (Release, or the project's default) first.
  public let configurations: [BuildConfiguration]
  /// The source files that are compiled into it, sorted by path; those that name no location API have no facts.
  public let sources: [SourceFile]
  /// The names of the targets of the same container that it links or embeds, directly.
  public let dependencies: [String]
  /// The localised Info.plist strings (`InfoPlist.strings`, `InfoPlist.xcstrings`).
  public let localizations: [Localization]

  /// Creates a target.
  public init(
    name: String, kind: ProductKind, container: String, configurations: [BuildConfiguration],
    sources: [SourceFile], dependencies: [String], localizations: [Localization]
  ) {
    self.name = name
    self.kind = kind
    self.container = container
    self.configurations = configurations
    self.sources = sources
    self.dependencies = dependencies
    self.localizations = localizations
  }
}

/// One build configuration of a target, with its settings resolved.
public struct BuildConfiguration: Hashable, Sendable {
  /// The configuration's name, such as "Release".
  public let name: String
  /// The oldest iOS that the target installs on; nil when nothing says so.
  public let deploymentTarget: SystemVersion?
  /// The Info.plist of the built product; nil when the target has none or it can't be read.
  public let infoPlist: InfoPlist?
  /// The entitlements, by key; empty without an entitlements file.
  public let entitlements: [String: PropertyListValue]
  /// The resolved build settings, by name, for iOS devices.
  public let settings: [String: String]
  /// The settings whose name starts with INFOPLIST_KEY_ and where each is set, whether or not Xcode honours it.
  public let infoPlistKeySettings: [String: Origin]

  /// Creates a configuration.
  public init(
    name: String, deploymentTarget: SystemVersion?, infoPlist: InfoPlist?,
    entitlements: [String: PropertyListValue], settings: [String: String],
    infoPlistKeySettings: [String: Origin]
  ) {
    self.name = name
    self.deploymentTarget = deploymentTarget
    self.infoPlist = infoPlist
    self.entitlements = entitlements
    self.settings = settings
    self.infoPlistKeySettings = infoPlistKeySettings
  }
}

/// A source file of a target.
public struct SourceFile: Hashable, Sendable {
  /// The path, relative to the checked folder.
  public let path: String
  /// What it says about location; nil when it names no location API.
  public let facts: FileFacts?

  /// Creates a source file.
  public init(path: String, facts: FileFacts?) {
    self.path = path
    self.facts = facts
  }
}

/// One language's Info.plist strings.
public struct Localization: Hashable, Sendable {
  /// The language, such as "zh-Hans" or "Base".
  public let language: String
  /// The strings by Info.plist key.
  public let entries: [String: Entry]

  /// A localised string with its place.
  public struct Entry: Hashable, Sendable {
    /// The text.
    public let text: String
    /// Where it stands.
    public let origin: Origin

    /// Creates an entry.
    public init(text: String, origin: Origin) {
      self.text = text
      self.origin = origin
    }
  }

  /// Creates a localisation.
  public init(language: String, entries: [String: Entry]) {
    self.language = language
    self.entries = entries
  }
}
