import SourceFacts

/// What the scripts of an app do when the person comes back to it, as from Settings.
struct ScriptReturns {
  /// Whether code that hears of the return may look at the permission again.
  let looksAgain: Bool
  private let openers: Set<String>
  private let namesOfFiles: [String: Set<String>]

  /// The names and events by which scripts hear that the app becomes active.
  static let returns: Set<String> = [
    "AppState", "useAppState", "AppLifecycleListener", "didChangeAppLifecycleState", "appStateChange",
    "resume", "onResume", "visibilitychange",
  ]
  /// What looks again by itself.
  private static let timers: Set<String> = ["useFocusEffect", "useIsFocused", "setInterval", "periodic"]

  /// Examines the code of an app, with the names in whose functions a plug-in may be called.
  init(of program: ScriptProgram, _ relevant: Set<String>) {
    let names = program.functions.map { (name: $0.code.name, file: $0.file, all: program.names[$0] ?? []) }
    let onReturn = names.filter { Self.returns.contains($0.name) || !$0.all.isDisjoint(with: Self.returns) }
    looksAgain = onReturn.contains {
      !$0.all.isDisjoint(with: relevant) || $0.all.contains(where: ScriptCall.isAboutLocation)
    }
    openers = names.filter { !$0.all.isDisjoint(with: ScriptPlugIn.settings) }
      .reduce(into: ScriptPlugIn.settings) { $0.insert($1.name) }
    namesOfFiles = names.reduce(into: [:]) { $0[$1.file, default: []].formUnion($1.all) }
  }

  /// Returns whether code of a file may send the person to Settings, and none of it looks again by itself.
  func sendsAway(from file: String) -> Bool {
    let names = namesOfFiles[file] ?? []
    return !names.isDisjoint(with: openers) && names.isDisjoint(with: Self.timers.union(Self.returns))
  }
}
