package import SourceFacts

/// A target of a project, with everything that determines how location behaves.
package struct AppTarget: Hashable, Sendable {
  package let name: String
  /// The kind of product.
  package let kind: ProductKind
  /// The project, package or Info.plist that declares it, relative to the checked folder.
  package let container: String
  /// The place of the declaration, for findings about missing things.
  package let origin: Site
  /// The build configurations; the one for archives (Release, or the project's default) is first.
  package let configurations: [BuildConfiguration]
  /// The source files that are compiled into it, sorted by path; those without location API or
  /// launch code have no facts.
  ///
  /// Headers of the project beside compiled files are included; files that can't be read are not.
  package let sources: [SourceFile]
  /// The source files that are compiled into it but were not read completely, sorted.
  package let unreadSources: [String]
  /// The names of direct dependencies: targets of the same container, products of packages, and
  /// binaries.
  ///
  /// Targets can be in other containers. A package's product is replaced by the package's targets,
  /// if the package is part of the inventory.
  package let dependencies: [String]
  /// The localized Info.plist strings (`InfoPlist.strings`, `InfoPlist.xcstrings`).
  package let localizations: [Localization]
  /// The classes of the view controllers that the main storyboards show at launch, sorted.
  package let firstScreens: [String]
  /// Whether it is a built product, whose sources are binaries; the names that they use are known,
  /// but not where.
  package let isBuilt: Bool

  /// Whether it is from a package manager: its requests count in the apps that link it, but its own
  /// code isn't judged.
  package let isDependency: Bool

  /// The macros by which the Podfile enables permissions of Flutter's permission_handler, which
  /// from version 8 on contains no others; nil if the app doesn't use it.
  package let permissionHandlerMacros: Set<String>?
  /// The version of permission_handler's part for iOS; nil if the app doesn't lock it.
  package let permissionHandler: PermissionHandlerVersion?
  /// The version of Flutter's geolocator; nil if the app doesn't use it, or if it isn't known.
  package let geolocator: GeolocatorVersion?
  /// The plug-ins whose code, read or not, contains a request of Core Location's, with the places where the app names
  /// them.
  package let locationPlugIns: [PlugInPlace]
  /// The packages that the app declares for Flutter, React Native, Expo, Capacitor or Cordova, sorted by name.
  package let packages: [DeclaredPackage]
  /// The code with location API that nothing else in the sources and interfaces names.
  package let unnamed: UnnamedCode

  /// Whether it is only linked by what is checked: a dependency, or a library outside of the
  /// checked folder.
  package var isFromOutside: Bool { isDependency || container.hasPrefix("../") }

  package init(
    name: String, kind: ProductKind, container: String, configurations: [BuildConfiguration],
    sources: [SourceFile], dependencies: [String], localizations: [Localization], origin: Site? = nil,
    firstScreens: [String] = [], unreadSources: [String] = [], isBuilt: Bool = false,
    isDependency: Bool = false, permissionHandlerMacros: Set<String>? = nil,
    permissionHandler: PermissionHandlerVersion? = nil, geolocator: GeolocatorVersion? = nil,
    locationPlugIns: [PlugInPlace] = [],
    packages: [DeclaredPackage] = [], unnamed: UnnamedCode = .none
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
    self.permissionHandlerMacros = permissionHandlerMacros
    self.permissionHandler = permissionHandler
    self.geolocator = geolocator
    self.locationPlugIns = locationPlugIns
    self.packages = packages
    self.unnamed = unnamed
  }
}

/// A source file of a target.
package struct SourceFile: Hashable, Sendable {
  /// The path, relative to the checked folder.
  package let path: String
  /// The facts about location; nil if it uses nothing that needs permission, or isn't shipped for
  /// phones.
  package let facts: FileFacts?

  package init(path: String, facts: FileFacts?) {
    self.path = path
    self.facts = facts
  }
}
