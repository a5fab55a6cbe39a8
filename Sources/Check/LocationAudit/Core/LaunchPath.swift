import SourceFacts

/// When code runs without the person having done anything but open the app.
enum LaunchMoment: Hashable, Sendable {
  /// While the app launches.
  case launch
  /// When the first screen is made or appears.
  case firstScreen
}

/// Tells what runs at every launch: the launch functions, the first screen, and what they make and call by themselves.
struct LaunchPath {
  private static let delegateFunctions: Set<String> = [
    "application(_:didFinishLaunchingWithOptions:)", "application(_:willFinishLaunchingWithOptions:)",
    "application:didFinishLaunchingWithOptions:", "application:willFinishLaunchingWithOptions:",
    "applicationDidFinishLaunching(_:)", "applicationDidFinishLaunching:",
    "scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:",
  ]

  private let types: TypeIndex
  private let walk: LaunchWalk

  /// Follows the launch of a process from its launch functions and the first screens of its storyboards.
  init(_ types: TypeIndex, firstScreens: [String]) {
    self.types = types
    var walk = LaunchWalk(types)
    for entry in types.sorted {
      if entry.inherited.contains("App") { walk.launch(app: entry.name) }
      for method in entry.methods where Self.delegateFunctions.contains(method.delegateName) {
        walk.launch(entry.name, method.baseName)
      }
    }
    for name in firstScreens where types.entry(named: name) != nil { walk.show(name) }
    walk.finish()
    self.walk = walk
  }

  /// Returns when a use runs by itself, or nil where it waits for the person.
  func moment(of use: CodeUse) -> LaunchMoment? {
    guard let type = use.fact.enclosingType, !use.fact.conditions.contains(where: LaunchCalls.isOfTheApp)
    else { return nil }
    // What stands in a stored property's closure runs when the object is made.
    guard let function = use.fact.enclosingFunction else { return walk.moment(ofMaking: type) }
    let name = String(function.prefix { $0 != "(" && $0 != ":" })
    return walk.moment(of: use.fact.name, calledIn: name, of: type)
  }
}
