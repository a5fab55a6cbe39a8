import SourceFacts

/// Tells what runs at every launch: the launch functions and what they call by themselves.
struct LaunchPath {
  private static let delegateFunctions: Set<String> = [
    "application(_:didFinishLaunchingWithOptions:)", "application(_:willFinishLaunchingWithOptions:)",
    "application:didFinishLaunchingWithOptions:", "application:willFinishLaunchingWithOptions:",
    "applicationDidFinishLaunching(_:)", "applicationDidFinishLaunching:",
    "scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:",
  ]

  private let types: TypeIndex
  private let called: [String: Set<String>]

  /// Collects what the launch functions of a process call.
  init(_ types: TypeIndex) {
    self.types = types
    var called: [String: Set<String>] = [:]
    for entry in types.sorted {
      for method in entry.methods where Self.isLaunch(method.facts.name, in: entry.name, types: types) {
        called[entry.name, default: []].formUnion(method.facts.calls)
      }
    }
    self.called = called
  }

  /// Returns whether a use runs at launch: in a launch function, or in a function that one calls directly.
  func contains(_ use: CodeUse) -> Bool {
    guard let type = use.fact.enclosingType, let function = use.fact.enclosingFunction else { return false }
    if Self.isLaunch(function, in: type, types: types) { return true }
    let name = String(function.prefix { $0 != "(" && $0 != ":" })
    if called[type]?.contains(name) ?? false { return true }
    return called.values.contains { $0.contains(name) } && isUnmistakable(name, in: type)
  }

  /// A call from another type is followed only when the name speaks of location and one type alone has it.
  private func isUnmistakable(_ name: String, in type: String) -> Bool {
    name.mentions("location") && types.owners(ofMethod: name) == [type]
  }

  private static func isLaunch(_ function: String, in type: String, types: TypeIndex) -> Bool {
    if delegateFunctions.contains(function) { return true }
    return function == "init()" && types.entry(named: type)?.inherited.contains("App") ?? false
  }
}
