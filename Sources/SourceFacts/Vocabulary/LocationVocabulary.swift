/// The watched names, ready for looking up.
struct LocationVocabulary: Sendable {
  /// The one vocabulary.
  static let all = LocationVocabulary(
    members: LocationManagerNames.methods + LocationManagerNames.properties + LocationServiceNames.members,
    globals: LocationServiceNames.types + LocationServiceNames.constants,
    modules: LocationServiceNames.modules)

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
    search = WordSearch(Self.searchWords(members: members, globals: globals))
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

  /// Returns the words without which a file cannot hold a fact.
  ///
  /// Properties lose their first letter, so that Objective-C's setter is found too. Of the modules only one is
  /// looked for: a file that imports another and has no other watched word holds nothing of interest.
  private static func searchWords(
    members: [LocationName], globals: [LocationName]
  ) -> [String] {
    let stems = members.filter { $0.reach != .common && !elsewhereToo.contains($0.name) }
      .map { $0.kind == .property ? String($0.name.dropFirst()) : $0.name }
    return stems + globals.map(\.name) + ["CoreLocation"]
  }
}
