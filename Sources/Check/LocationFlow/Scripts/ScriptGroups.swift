import SourceFacts

/// The functions of an app's scripts, and the closures that components hand out, each with what runs within it.
struct ScriptGroups: Sendable {
  private struct Group {
    let name: String?
    let file: String
    let names: Set<String>
    /// Whether it runs because something else has changed, such as the position.
    let follows: Bool
  }

  /// The names that only code has which gets a new position.
  private static let asking: Set<String> = [
    "getCurrentPosition", "getCurrentPositionAsync", "getLocation", "watchPosition", "watchPositionAsync",
    "getPositionStream", "onLocationChanged", "startUpdatingLocation", "requestLocation",
  ]
  /// What gets positions as they come.
  private static let updates: Set<String> = [
    "watchPosition", "watchPositionAsync", "getPositionStream", "onLocationChanged", "startUpdatingLocation",
  ]
  private static let effects: Set<String> = [
    "useEffect", "useLayoutEffect", "useMemo", "watch", "watchEffect", "listen", "addListener",
  ]
  private static let drawing: Set<String> = ["build", "render", "body"]

  private var asks: Set<String> = ScriptGroups.asking
  /// The groups that get a new position, or only run where one has just come, by their ids.
  private var fresh: Set<String> = []
  /// The files that get positions as they come, so that the last one is new.
  private(set) var updating: Set<String> = []
  private var groups: [String: Group] = [:]
  /// The names that components have outside of their closures, by file.
  private var drawn: [String: Set<String>] = [:]

  private static let stepLimit = 4

  init() {}

  init(of program: ScriptProgram) {
    for function in program.functions { collect(function) }
    let named = groups.values.filter { $0.name != nil }
    for _ in 0..<Self.stepLimit {
      for group in named where !group.names.isDisjoint(with: asks) { group.name.map { _ = asks.insert($0) } }
    }
    updating = Self.updates.reduce(into: []) { $0.formUnion(program.files(reading: $1)) }
    fresh = Set(groups.filter { $0.value.follows || !$0.value.names.isDisjoint(with: asks) }.keys)
    let callers = Dictionary(grouping: groups.flatMap { id, group in group.names.map { (name: $0, id: id) } })
    {
      $0.name
    }
    for _ in 0..<Self.stepLimit {
      for (id, group) in groups where !fresh.contains(id) {
        guard let name = group.name, !(drawn[group.file]?.contains(name) ?? false) else { continue }
        let own = (callers[name] ?? []).filter { $0.id != id }
        if !own.isEmpty, own.allSatisfy({ fresh.contains($0.id) }) { fresh.insert(id) }
      }
    }
  }

  static func isDrawing(_ function: ScriptProgram.Function) -> Bool {
    function.isComponent || drawing.contains(function.code.name)
      || function.type.isEmpty && function.code.name.hasPrefix("use")
  }

  /// Returns whether statements get a new position, directly or by functions.
  func asks(in body: some Sequence<FlowStatement>) -> Bool {
    !ScriptHands(in: Array(body)).names.isDisjoint(with: asks)
  }

  /// Returns whether code gets a new position, or only runs where one has just come.
  func isFresh(_ id: String) -> Bool { fresh.contains(id) }

  // MARK: - Reading

  private mutating func collect(_ function: ScriptProgram.Function) {
    let id = ScriptPlaces.id(function)
    if Self.isDrawing(function) {
      drawn[function.file, default: []].formUnion(names(outside: function.code.body, id, function.file))
    } else if !function.isFile {
      let name = function.code.name
      groups[id] = group(name, function.file, ScriptHands(in: function.code.body).names)
    }
  }

  /// Adds the closures and functions in a body as groups, and returns the names outside of them.
  private mutating func names(outside body: [FlowStatement], _ id: String, _ file: String) -> Set<String> {
    var found: Set<String> = []
    for statement in body {
      switch statement {
      case .declaration(let name, _, let value?):
        if let closure = ScriptPlaces.closure(in: value) {
          add(closure, name, file, follows: false)
        } else {
          found.formUnion(names(outside: value, id, file))
        }
      case .function(let inner):
        groups["\(id) \(inner.line)"] = group(inner.name, file, ScriptHands(in: inner.body).names)
      default:
        for value in statement.values { found.formUnion(names(outside: value, id, file)) }
        for inner in statement.bodies { found.formUnion(names(outside: inner, id, file)) }
      }
    }
    return found
  }

  private mutating func names(outside value: FlowExpression, _ id: String, _ file: String) -> Set<String> {
    switch value {
    case .name(let name): return [name]
    case .closure(let closure):
      add(closure, nil, file, follows: false)
      return []
    case .call(let call):
      var found = names(outside: call.callee, id, file)
      let chain = ScriptPlaces.chain(call.callee)
      for argument in call.arguments {
        if case .closure(let closure) = argument.value, Self.effects.contains(chain.last ?? "") {
          add(closure, nil, file, follows: true)
        } else {
          found.formUnion(names(outside: argument.value, id, file))
        }
      }
      return found
    default:
      return value.parts.reduce(into: []) { $0.formUnion(names(outside: $1, id, file)) }
    }
  }

  private mutating func add(_ closure: FlowClosure, _ name: String?, _ file: String, follows: Bool) {
    groups["\(file):\(closure.line).\(closure.column)"] = group(
      name, file, ScriptHands(in: closure.body).names, follows: follows)
  }

  private func group(_ name: String?, _ file: String, _ names: Set<String>, follows: Bool = false) -> Group {
    Group(name: name, file: file, names: names, follows: follows)
  }
}
