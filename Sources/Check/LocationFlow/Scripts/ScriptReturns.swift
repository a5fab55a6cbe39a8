import SourceFacts

/// What the scripts of an app do when the person comes back to it, as from Settings.
struct ScriptReturns {
  private let namesOfFiles: [String: Set<String>]
  private let functionsOfFiles: [String: Set<String>]
  /// The names and events, and those of functions that hear of them for others.
  private let events: Set<String>
  /// The names in code that hears of the return, and in what that calls.
  private var named: Set<String>

  /// The names and events by which scripts hear that the app becomes active.
  static let returns: Set<String> = [
    "AppState", "useAppState", "AppLifecycleListener", "didChangeAppLifecycleState", "appStateChange",
    "resume", "onResume", "visibilitychange",
  ]
  /// The words in the names of hooks of libraries that hear of it.
  private static let words = WordSearch(["appstate", "foreground", "appactive", "lifecycle", "resume"])
  /// What runs code again and again.
  fileprivate static let timers: Set<String> = ["setInterval", "periodic"]
  /// The names of plug-ins, and of functions that may call one.
  private let looking: Set<String>
  /// The functions with timers, by file.
  private let timed: [String: [FlowFunction]]
  /// The number of calls to follow from what hears of the return.
  private static let stepLimit = 3

  /// The lines of what timers run only while the app is allowed, by file.
  private let ticks: [String: Set<Int>]

  init(of program: ScriptProgram, looking: Set<String>, besides ticks: Set<ScriptClosure>) {
    self.ticks = ticks.reduce(into: [:]) { $0[$1.frame.file, default: []].insert($1.code.line) }
    self.looking = looking
    timed = Dictionary(
      grouping: program.functions.filter { !(program.names[$0] ?? []).isDisjoint(with: Self.timers) },
      by: \.file
    ).mapValues { $0.map(\.code) }
    let functions = program.functions.map {
      (name: $0.code.name, file: $0.file, names: Self.names(in: $0, of: program))
    }
    let handlers = ReturnHandlers(of: program, looking: looking)
    let blind = handlers.blindFiles
    let libraries = functions.flatMap(\.names).filter { name in
      name.hasPrefix("use") && Self.words.occurs(in: name.lowercased())
    }
    let events = Self.returns.union(handlers.hooks).union(libraries)
    self.events = events
    namesOfFiles = functions.reduce(into: [:]) { found, function in
      let names = blind.contains(function.file) ? function.names.subtracting(Self.returns) : function.names
      found[function.file, default: []].formUnion(names)
    }
    functionsOfFiles = functions.reduce(into: [:]) { $0[$1.file, default: []].insert($1.name) }
    named = functions.filter {
      !$0.names.isDisjoint(with: handlers.hooks)
        || !blind.contains($0.file)
          && (Self.returns.contains($0.name) || !$0.names.isDisjoint(with: Self.returns))
    }
    .reduce(into: []) { $0.formUnion($1.names) }
    for _ in 0..<Self.stepLimit {
      for function in functions where named.contains(function.name) { named.formUnion(function.names) }
    }
  }

  /// Returns the names in a function; of a file, those in calls, because it also has the names that it imports.
  static func names(in function: ScriptProgram.Function, of program: ScriptProgram) -> Set<String> {
    guard function.isFile else { return program.names[function] ?? [] }
    var called: Set<String> = []
    function.code.body.visitValues { value in
      if case .call(let call) = value { called.formUnion(ScriptHands(in: [.expression(.call(call))]).names) }
    }
    return called
  }

  /// Returns whether code may look again by itself when the person comes back, in a file or through its functions.
  func lookAgain(in file: String) -> Bool {
    hears(in: file)
      || (timed[file] ?? []).contains { Timers(in: $0.body, besides: ticks[file] ?? []).run(looking) }
  }

  /// Returns whether code hears that the person comes back, or of the services, in a file or through its functions.
  func hears(in file: String) -> Bool {
    !(namesOfFiles[file] ?? []).isDisjoint(with: events)
      || !(functionsOfFiles[file] ?? []).isDisjoint(with: named)
  }
}

/// The names in what timers run, directly or through functions around them.
private struct Timers {
  private var handed: Set<String> = []
  /// The names in each function within the code.
  private var units: [String: Set<String>] = [:]

  init(in body: [FlowStatement], besides ticks: Set<Int>) {
    body.visit { statement in
      switch statement {
      case .function(let function):
        units[function.name, default: []].formUnion(ScriptHands(in: function.body).names)
      case .declaration(let name, _, let value?):
        units[name, default: []].formUnion(ScriptHands(in: [.expression(value)]).names)
      default: break
      }
      for value in statement.values {
        value.visitParts { handed.formUnion(Self.names(handedBy: $0, besides: ticks)) }
      }
    }
  }

  private static func names(handedBy value: FlowExpression, besides ticks: Set<Int>) -> Set<String> {
    guard case .call(let call) = value, let name = call.callee.lastName, ScriptReturns.timers.contains(name)
    else {
      return []
    }
    let functions = call.arguments.map(\.value).filter { value in
      if case .closure(let closure) = value { !ticks.contains(closure.line) } else { true }
    }
    return ScriptHands(in: functions.map { .expression($0) }).names
  }

  /// Returns whether a timer runs something that has one of some names.
  func run(_ names: Set<String>) -> Bool {
    var found = handed
    var news = handed
    while !news.isEmpty {
      if !found.isDisjoint(with: names) { return true }
      news = news.reduce(into: Set()) { $0.formUnion(units[$1] ?? []) }.subtracting(found)
      found.formUnion(news)
    }
    return false
  }
}
