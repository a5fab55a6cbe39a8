/// The watched names, ready for looking up.
struct LocationVocabulary: Sendable {
  /// The one vocabulary.
  static let all = LocationVocabulary(
    members: LocationManagerNames.methods + LocationManagerNames.properties + LocationServiceNames.members
      + ClientLibraryNames.members,
    globals: LocationServiceNames.types + LocationServiceNames.constants + ClientLibraryNames.types,
    modules: LocationServiceNames.modules + ClientLibraryNames.modules)

  private let membersByName: [String: [LocationName]]
  private let methodsBySelector: [String: [LocationName]]
  private let globalsByName: [String: LocationName]
  private let moduleNames: Set<String>
  /// Finds the bytes worth parsing.
  let search: WordSearch

  private init(members: [LocationName], globals: [LocationName], modules: [LocationName]) {
    membersByName = Dictionary(grouping: members, by: \.name)
    methodsBySelector = Dictionary(grouping: members.filter { $0.kind == .method }, by: \.objectiveC)
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

  /// Names that so many other frameworks have that they are no reason to parse a file.
  private static let elsewhereToo: Set<String> = ["authorizationStatus", "activityType"]

  /// Finds the files that say what an app does at launch.
  static let launchSearch = WordSearch(["didFinishLaunching", "willConnectTo", "WindowGroup"])

  /// Types that are watched in files that are parsed, and that need nothing of the person by themselves.
  private static let harmless: Set<String> = ["CLGeocoder", "MKMapView"]

  /// Returns the search for the words without which a file holds nothing that permission has to do with.
  ///
  /// Properties lose their first letter, so that Objective-C's setter is found too. Imports and constants are no
  /// reason to parse a file: without a manager, a delegate or a service they do nothing. The client library's names
  /// are everyday words, so there it is the import.
  private static func search(members: [LocationName], globals: [LocationName]) -> WordSearch {
    let telling = members.filter { name in
      name.reach != .common && !elsewhereToo.contains(name.name) && name.owner != "CLGeocoder"
    }
    let methods = telling.filter { $0.kind == .method }.map(\.name)
    let types = globals.filter { $0.kind == .type && !harmless.contains($0.name) }.map(\.name)
      .filter { !ClientLibraryNames.isType($0) }
    return WordSearch(
      methods + types + ClientLibraryNames.modules.map(\.name),
      endings: telling.filter { $0.kind == .property }.map { String($0.name.dropFirst()) })
  }
}
