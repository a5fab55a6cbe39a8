import SourceFacts

/// The names of what an app's scripts call where errors are caught.
struct ScriptGuards {
  private var guarded: Set<String> = []
  /// The functions, also those in functions, with the names in them.
  private var units: [(name: String, names: Set<String>)] = []

  /// The number of callers to go up from a function.
  private static let limit = 4
  private static let handlers: Set<String> = ["catch", "catchError", "onError"]

  init(of program: ScriptProgram) {
    for function in program.functions {
      if !function.isFile { units.append((function.code.name, program.names[function] ?? [])) }
      read(function.code.body)
    }
  }

  /// Returns whether code catches the errors of a function, or of one that calls it, as far as names tell.
  func `catch`(_ function: ScriptProgram.Function) -> Bool { `catch`(function.code.name) }

  /// Returns whether code catches the errors of functions with a name, or of their callers, as far as names tell.
  func `catch`(_ name: String) -> Bool {
    var found: Set = [name]
    var news = found
    for _ in 0..<Self.limit where !news.isEmpty {
      if !guarded.isDisjoint(with: news) { return true }
      news = Set(units.filter { !$0.names.isDisjoint(with: news) }.map(\.name)).subtracting(found)
      found.formUnion(news)
    }
    return false
  }

  private mutating func read(_ body: [FlowStatement]) {
    for statement in body {
      switch statement {
      case .handled(let body, _): guarded.formUnion(ScriptHands(in: body).names)
      case .declaration(let name, _, let value?):
        units.append((name, ScriptHands(in: [.expression(value)]).names))
      case .function(let function): units.append((function.name, function.names))
      default: break
      }
      for value in statement.values { read(value) }
      for body in statement.bodies { read(body) }
    }
  }

  private mutating func read(_ value: FlowExpression) {
    switch value {
    case .closure(let closure): read(closure.body)
    case .call(let call):
      if case .member(let base, let name) = call.callee,
        Self.handlers.contains(name) || name == "then" && call.arguments.count > 1
      {
        guarded.formUnion(ScriptHands(in: [.expression(base)]).names)
      }
      for part in value.parts { read(part) }
    default: for part in value.parts { read(part) }
    }
  }
}
