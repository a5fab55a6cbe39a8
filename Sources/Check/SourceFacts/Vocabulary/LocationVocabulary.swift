import CoreLocationInterface

/// The watched names, ready for looking up.
struct LocationVocabulary: Sendable {
  /// The one vocabulary.
  static let all = LocationVocabulary(
    members: AppleNames.members + ClientLibraryNames.members,
    globals: AppleNames.types + AppleNames.regions + AppleNames.constants + ClientLibraryNames.types,
    modules: AppleNames.modules + ClientLibraryNames.modules)

  private let membersByName: [String: [LocationName]]
  private let methodsBySelector: [String: [LocationName]]
  private let globalsByName: [String: LocationName]
  private let moduleNames: Set<String>
  /// Finds the bytes worth parsing.
  let search: WordSearch

  private init(members: [LocationName], globals: [LocationName], modules: [LocationName]) {
    membersByName = Dictionary(grouping: members, by: \.name)
    methodsBySelector = Dictionary(
      grouping: members.filter { $0.kind == .method && !$0.objectiveC.isEmpty }, by: \.objectiveC)
    globalsByName = Dictionary(globals.map { ($0.name, $0) }) { first, _ in first }
    moduleNames = Set(modules.map(\.name))
    search = Self.search(members: members, globals: globals)
  }

  /// Returns the members of that name.
  func members(named name: String) -> [LocationName] {
    membersByName[name] ?? []
  }

  /// Returns the methods with that selector.
  func methods(withSelector selector: String) -> [LocationName] {
    methodsBySelector[selector] ?? []
  }

  /// Returns the type or the constant of that name.
  func global(named name: String) -> LocationName? {
    globalsByName[name]
  }

  /// Returns whether a type of that name is Apple's and watched.
  func isType(_ name: String) -> Bool {
    globalsByName[name]?.kind == .type
  }

  /// Returns whether the module is watched.
  func isModule(_ name: String) -> Bool {
    moduleNames.contains(name)
  }

  /// Finds the files that say what an app does at launch.
  static let launchSearch = WordSearch(["didFinishLaunching", "willConnectTo", "WindowGroup"])

  /// Returns the search for the words without which a file holds nothing that permission has to do with.
  ///
  /// Properties lose their first letter, so that Objective-C's setter is found too. Imports and constants are no
  /// reason to parse a file: without a manager, a delegate or a service they do nothing. The client library's names
  /// are everyday words, so there it is the import.
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
