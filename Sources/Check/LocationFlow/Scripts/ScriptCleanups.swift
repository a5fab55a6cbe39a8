import SourceFacts

/// Finds watches that only a function ends which React never gets: one that asynchronous code returns, whose promise
/// nothing awaits.
struct ScriptCleanups {
  private static let watches: Set<String> = ["watchPositionAsync", "watchPosition"]
  private static let removals: Set<String> = ["remove", "clearWatch", "stopObserving", "unsubscribe"]
  private static let effects: Set<String> = ["useEffect", "useLayoutEffect"]

  /// The watches that nothing ends, by place.
  private(set) var lost: [Effect.Place] = []

  init(of program: ScriptProgram) {
    let watching = program.functions.filter {
      !$0.file.hasSuffix(".dart") && !(program.names[$0] ?? []).isDisjoint(with: Self.watches)
    }
    for file in Set(watching.map(\.file)).sorted() {
      let bodies = program.functions(in: file).map(\.code)
      lost += Self.lost(in: bodies).map { Effect.Place(file: file, line: $0) }
    }
  }

  /// Returns the lines of the watches in the functions of a file, if all that may end a watch there is lost.
  private static func lost(in functions: [FlowFunction]) -> [Int] {
    let body = functions.map { FlowStatement.function($0) }
    let all = uses(of: removals, in: body)
    guard all > 0 else { return [] }
    let units = asynchronous(in: body)
    let found = units.filter { !$0.cleanups.isEmpty && isDropped($0, in: body) }
    let ended = found.flatMap(\.cleanups).reduce(0) { $0 + uses(of: removals, in: $1.body) }
    guard ended == all else { return [] }
    return found.compactMap { unit in
      var line: Int?
      unit.body.visitValues { value in
        if case .call(let call) = value, let name = call.callee.lastName, watches.contains(name) {
          line = line ?? call.line
        }
      }
      return line
    }
  }

  private struct Unit {
    /// The name; nil if it is called, or given to an effect, where it is written.
    let name: String?
    let body: [FlowStatement]
    /// The functions that it returns.
    let cleanups: [FlowClosure]
  }

  private static func asynchronous(in body: [FlowStatement]) -> [Unit] {
    var found: [Unit] = []
    func add(_ name: String?, _ body: [FlowStatement]) {
      if body.contains(where: awaits) {
        found.append(Unit(name: name, body: body, cleanups: body.flatMap(results)))
      }
    }
    body.visit { statement in
      switch statement {
      case .function(let function): add(function.name, function.body)
      case .declaration(let name, _, let value?):
        if let closure = value.innerClosure { add(name, closure.body) }
      case .expression(let value): if let closure = dropped(value) { add(nil, closure.body) }
      default: break
      }
    }
    return found
  }

  /// Returns the closure of which a statement drops the result: one that is called at once, or given to an effect.
  private static func dropped(_ value: FlowExpression) -> FlowClosure? {
    guard case .call(let call) = value else { return nil }
    if case .closure(let closure) = call.callee { return closure }
    guard let name = call.callee.lastName, effects.contains(name) else { return nil }
    return call.arguments.first?.value.innerClosure
  }

  /// Returns whether nothing uses what a function returns.
  private static func isDropped(_ unit: Unit, in body: [FlowStatement]) -> Bool {
    guard let name = unit.name else { return true }
    var calls = 0
    var mentions = 0
    body.visit { statement in
      if case .expression(let value) = statement, case .call(let call) = value.unawaited,
        call.callee == .name(name)
      {
        calls += 1
      }
      for value in statement.values {
        value.visitParts { part in
          switch part {
          case .name(name): mentions += 1
          // What an effect depends on.
          case .list(let elements): mentions -= elements.filter { $0 == .name(name) }.count
          default: break
          }
        }
      }
    }
    return calls > 0 && calls == mentions
  }

  private static func awaits(_ statement: FlowStatement) -> Bool {
    if case .function = statement { return false }
    return statement.values.contains(where: \.awaits)
      || statement.bodies.contains { $0.contains(where: awaits) }
  }

  /// Returns the closures that a statement returns, outside of functions in it.
  private static func results(_ statement: FlowStatement) -> [FlowClosure] {
    switch statement {
    case .result(.closure(let closure)?, _): [closure]
    case .function: []
    default: statement.bodies.flatMap { $0.flatMap(results) }
    }
  }

  private static func uses(of names: Set<String>, in body: [FlowStatement]) -> Int {
    var count = 0
    body.visitValues { value in
      if case .call(let call) = value, let name = call.callee.lastName, names.contains(name) { count += 1 }
    }
    return count
  }
}

extension FlowExpression {
  fileprivate var unawaited: FlowExpression {
    if case .awaited(let inside) = self { inside.unawaited } else { self }
  }
}
