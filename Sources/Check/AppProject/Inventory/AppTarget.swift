package import SourceFacts

/// One target of a project, with everything about it that decides how location behaves.
package struct AppTarget: Hashable, Sendable {
  /// The target's name.
  package let name: String
  /// What it builds.
  package let kind: ProductKind
  /// The project, package or Info.plist that declares it, relative to the checked folder.
  package let container: String
  /// Where it is declared, for findings about what is nowhere written.
  package let origin: Site
  /// The build configurations, the one that is archived (Release, or the project's default) first.
  package let configurations: [BuildConfiguration]
  /// The source files that are compiled into it, sorted by path; those without location API or launch code have no facts.
  ///
  /// Headers that stand in the project beside compiled files are among them; files that can't be read are not.
  package let sources: [SourceFile]
  /// The source files that are compiled into it and were not, or not wholly, read, sorted.
  package let unreadSources: [String]
  /// The names of what it links or embeds, directly: targets of the same container, products of packages, binaries.
  ///
  /// Targets may stand in other containers. For a package's product, the package's targets behind it are given, where
  /// the package is part of the inventory.
  package let dependencies: [String]
  /// The localised Info.plist strings (`InfoPlist.strings`, `InfoPlist.xcstrings`).
  package let localizations: [Localization]
  /// The classes of the view controllers that the main storyboards show at launch, sorted.
  package let firstScreens: [String]
  /// Whether it is a built product: its sources are binaries, of which the names that they use are known, and where not.
  package let isBuilt: Bool

  /// Whether a package manager brings it along: what it asks for counts in the apps that link it, and its own code is not judged.
  package let isDependency: Bool

  /// Whether it is not what was asked about, but is linked by that: a dependency, or a library outside of the checked
  /// folder.
  package var isFromOutside: Bool { isDependency || container.hasPrefix("../") }

  /// Creates a target.
  package init(
    name: String, kind: ProductKind, container: String, configurations: [BuildConfiguration],
    sources: [SourceFile], dependencies: [String], localizations: [Localization], origin: Site? = nil,
    firstScreens: [String] = [], unreadSources: [String] = [], isBuilt: Bool = false,
    isDependency: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.container = container
    self.origin = origin ?? Site(file: container, line: 1)
    self.configurations = configurations
    self.sources = sources
    self.dependencies = dependencies
    self.localizations = localizations
    self.firstScreens = firstScreens
    self.unreadSources = unreadSources
    self.isBuilt = isBuilt
    self.isDependency = isDependency
  }
}

/// A source file of a target.
package struct SourceFile: Hashable, Sendable {
  /// The path, relative to the checked folder.
  package let path: String
  /// What it says about location; nil when it names nothing that needs permission, or is not shipped for phones.
  package let facts: FileFacts?

  /// Creates a source file.
  package init(path: String, facts: FileFacts?) {
    self.path = path
    self.facts = facts
  }
}
