import CoreLocationInterface

/// The watched names, indexed for lookups.
struct LocationVocabulary: Sendable {
  /// The shared vocabulary.
  static let all = LocationVocabulary(
    members: AppleNames.members + ClientLibraryNames.members,
    globals: AppleNames.types + AppleNames.regions + AppleNames.constants + ClientLibraryNames.types,
    modules: AppleNames.modules + ClientLibraryNames.modules)

  private let membersByName: [String: [LocationName]]
  private let methodsBySelector: [String: [LocationName]]
  private let globalsByName: [String: LocationName]
  private let moduleNames: Set<String>
  /// The search for bytes that are worth parsing.
  let search: WordSearch

  private init(members: [LocationName], globals: [LocationName], modules: [LocationName]) {
    membersByName = Dictionary(grouping: members, by: \.name)
    methodsBySelector = Dictionary(
      grouping: members.filter { $0.kind == .method && !$0.objectiveC.isEmpty }, by: \.objectiveC)
    globalsByName = Dictionary(globals.map { ($0.name, $0) }) { first, _ in first }
    moduleNames = Set(modules.map(\.name))
    search = Self.search(members: members, globals: globals)
  }

  /// Returns the members with a name.
  func members(named name: String) -> [LocationName] {
    membersByName[name] ?? []
  }

  /// Returns the methods with a selector.
  func methods(withSelector selector: String) -> [LocationName] {
    methodsBySelector[selector] ?? []
  }

  /// Returns the type or constant with a name, or nil.
  func global(named name: String) -> LocationName? {
    globalsByName[name]
  }

  /// Returns whether a name is that of a watched type of Apple's.
  func isType(_ name: String) -> Bool {
    globalsByName[name]?.kind == .type
  }

  /// Returns whether a module is watched.
  func isModule(_ name: String) -> Bool {
    moduleNames.contains(name)
  }

  /// The search for files with an app's launch code.
  static let launchSearch = WordSearch(["didFinishLaunching", "willConnectTo", "WindowGroup"])

  /// Returns the search for words without which a file contains nothing that needs permission.
  ///
  /// Properties lack their first letter, so that Objective-C's setters are also found. Imports and
  /// constants are not a reason to parse a file, because they do nothing without a manager, a
  /// delegate or a service. The client library's names are common words, so its import is searched
  /// for instead.
  private static func search(members: [LocationName], globals: [LocationName]) -> WordSearch {
    let harmless = Set(AppleNames.harmlessTypes.map(\.name) + AppleNames.regions.map(\.name))
    let telling = members.filter { name in
      name.reach != .common && !AppleNames.elsewhereToo.contains(name.name)
        && name.owner != LocationType.geocoder.name
    }
    let methods = telling.filter { $0.kind == .method }.map(\.name)
    let types = globals.filter { $0.kind == .type && !harmless.contains($0.name) }.map(\.name)
      .filter { !ClientLibraryNames.isType($0) }
    return WordSearch(
      methods + types + ClientLibraryNames.modules.map(\.name),
      endings: telling.filter { $0.kind == .property }.map { String($0.name.dropFirst()) })
  }
}
