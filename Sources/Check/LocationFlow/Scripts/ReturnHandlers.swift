import SourceFacts

/// The functions of a file that hear that the person comes back to the app.
struct ReturnHandlers {
  private var bodies: [[FlowStatement]] = []
  /// Whether something hears of it whose code isn't known.
  private var isOpen = false

  /// Returns the files whose functions hear of it, and do nothing.
  static func idleFiles(of program: ScriptProgram) -> Set<String> {
    let hearing = program.functions.filter {
      ScriptReturns.returns.contains($0.code.name)
        || !(program.names[$0] ?? []).isDisjoint(with: ScriptReturns.returns)
    }
    return Set(
      Dictionary(grouping: hearing, by: \.file).filter { _, functions in
        let handlers = ReturnHandlers(in: functions, of: program)
        return !handlers.isOpen && !handlers.bodies.isEmpty
          && !handlers.bodies.contains { $0.contains(where: acts) }
      }.keys)
  }

  private init(in functions: [ScriptProgram.Function], of program: ScriptProgram) {
    for function in functions {
      if ScriptReturns.returns.contains(function.code.name) {
        bodies.append(function.code.body)
        continue
      }
      var found: [FlowExpression] = []
      function.code.body.visitValues { value in
        guard case .call(let call) = value else { return }
        if call.callee.lastName == "AppLifecycleListener" {
          found += call.arguments.map(\.value)
        } else if call.callee == .member(.name("AppState"), "addEventListener"), call.arguments.count > 1 {
          found.append(call.arguments[1].value)
        }
      }
      if found.isEmpty { isOpen = true }
      for value in found { add(value, in: function, of: program) }
    }
  }

  private mutating func add(
    _ value: FlowExpression, in function: ScriptProgram.Function, of program: ScriptProgram
  ) {
    switch value {
    case .closure(let closure): bodies.append(closure.body)
    case .name(let name):
      let named = program.method(name, of: function.type) ?? program.function(name, in: function.file)
      if let named { bodies.append(named.code.body) } else { isOpen = true }
    default: isOpen = true
    }
  }

  /// Returns whether a statement does more than log.
  private static func acts(_ statement: FlowStatement) -> Bool {
    switch statement {
    case .assignment, .loop, .selection, .unread: return true
    case .expression(.call(let call)): return !ScriptRun.isLog(ScriptPlaces.chain(call.callee))
    case .expression, .declaration, .result:
      return statement.values.contains { value in
        var isCall = false
        value.visitParts { part in
          if case .call(let call) = part, !ScriptRun.isLog(ScriptPlaces.chain(call.callee)) { isCall = true }
        }
        return isCall
      }
    default: return statement.bodies.contains { $0.contains(where: acts) }
    }
  }
}
