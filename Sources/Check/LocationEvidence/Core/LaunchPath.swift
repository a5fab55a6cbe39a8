import SourceFacts

/// A time at which code runs before the person has done anything but open the app.
package enum LaunchMoment: Hashable, Sendable {
  /// While the app launches.
  case launch
  /// When the first screen is created or appears.
  case firstScreen
}

/// Determines the code that runs at every launch: the launch functions, the first screen, and what
/// they create and call.
package struct LaunchPath {
  private static let delegateFunctions: Set<String> = [
    "application(_:didFinishLaunchingWithOptions:)", "application(_:willFinishLaunchingWithOptions:)",
    "application:didFinishLaunchingWithOptions:", "application:willFinishLaunchingWithOptions:",
    "applicationDidFinishLaunching(_:)", "applicationDidFinishLaunching:",
    "scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:",
  ]

  private let types: TypeIndex
  private let walk: LaunchWalk

  /// The functions that run when the classes of a plug-in framework are loaded.
  private static let loads = ["CAPPlugin": "load", "CDVPlugin": "pluginInitialize"]

  /// Returns whether a type is a plug-in of Capacitor's or Cordova's.
  package static func hasPlugIn(_ types: TypeIndex) -> Bool {
    types.entries.values.contains { entry in
      entry.inherited.contains { loads[TypeIndex.plainName($0)] != nil }
    }
  }

  /// Follows the launch of a process from its launch functions and the first screens of its
  /// storyboards, and if they are loaded, from its plug-ins.
  package init(_ types: TypeIndex, firstScreens: [String], loadsPlugIns: Bool = false) {
    self.types = types
    var walk = LaunchWalk(types)
    for entry in types.sorted {
      if entry.inherited.contains("App") { walk.launch(app: entry.name) }
      if loadsPlugIns {
        for function in entry.inherited.compactMap({ Self.loads[TypeIndex.plainName($0)] }) {
          walk.launch(entry.name, function)
        }
      }
      for method in entry.methods where Self.delegateFunctions.contains(method.delegateName) {
        walk.launch(entry.name, method.baseName)
      }
    }
    for name in firstScreens where types.entry(named: name) != nil { walk.show(name) }
    walk.finish()
    self.walk = walk
  }

  /// Returns when a use runs at launch; nil if it needs an action of the person.
  package func moment(of use: CodeUse) -> LaunchMoment? {
    guard let type = use.fact.enclosingType, !use.fact.conditions.contains(where: LaunchCalls.isOfTheApp)
    else { return nil }
    // The closure of a stored property runs when the object is created.
    guard let function = use.fact.enclosingFunction else { return walk.moment(ofMaking: type) }
    let name = String(function.prefix { $0 != "(" && $0 != ":" })
    return walk.moment(of: use.fact.name, calledIn: name, of: type)
  }
}
