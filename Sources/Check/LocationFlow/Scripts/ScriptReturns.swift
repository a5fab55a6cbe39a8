import SourceFacts

/// What the scripts of an app do when the person comes back to it, as from Settings.
struct ScriptReturns {
  private let namesOfFiles: [String: Set<String>]
  private let functionsOfFiles: [String: Set<String>]
  /// The names in code that hears of the return, and in what that calls.
  private var named: Set<String>

  /// The names and events by which scripts hear that the app becomes active.
  static let returns: Set<String> = [
    "AppState", "useAppState", "AppLifecycleListener", "didChangeAppLifecycleState", "appStateChange",
    "resume", "onResume", "visibilitychange",
  ]
  /// What looks again by itself.
  private static let timers: Set<String> = ["setInterval", "periodic"]
  /// The number of calls to follow from what hears of the return.
  private static let stepLimit = 3

  init(of program: ScriptProgram) {
    let functions = program.functions.map {
      (name: $0.code.name, file: $0.file, names: program.names[$0] ?? [])
    }
    namesOfFiles = functions.reduce(into: [:]) { $0[$1.file, default: []].formUnion($1.names) }
    functionsOfFiles = functions.reduce(into: [:]) { $0[$1.file, default: []].insert($1.name) }
    named = functions.filter { Self.returns.contains($0.name) || !$0.names.isDisjoint(with: Self.returns) }
      .reduce(into: []) { $0.formUnion($1.names) }
    for _ in 0..<Self.stepLimit {
      for function in functions where named.contains(function.name) { named.formUnion(function.names) }
    }
  }

  /// Returns whether code may look again by itself when the person comes back, in a file or through its functions.
  func lookAgain(in file: String) -> Bool {
    hears(in: file) || !(namesOfFiles[file] ?? []).isDisjoint(with: Self.timers)
  }

  /// Returns whether code hears that the person comes back, or of the services, in a file or through its functions.
  func hears(in file: String) -> Bool {
    !(namesOfFiles[file] ?? []).isDisjoint(with: Self.returns)
      || !(functionsOfFiles[file] ?? []).isDisjoint(with: named)
  }
}
