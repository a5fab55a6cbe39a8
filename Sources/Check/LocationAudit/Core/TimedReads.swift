import LocationFlow
import SourceFacts

/// Finds repeating timers that take a manager's location, whether a new one has come or not.
struct TimedReads {
  private let managers: ManagerExpressions
  private let functions: [String: [NamedFunction]]

  /// Examines the types of a process.
  init(in parts: [NamedType]) {
    managers = ManagerExpressions(in: parts)
    functions = Dictionary(grouping: parts.flatMap(\.functions), by: \.type)
  }

  /// Returns the lines at which timers of a function, or the functions that they call, store a
  /// manager's location or pass it on.
  func lines(in function: NamedFunction) -> [Int] {
    var lines: [Int] = []
    function.code.body.visit { statement in
      for value in statement.values { collect(value, of: function, into: &lines) }
    }
    return lines.sorted()
  }

  private func collect(_ value: FlowExpression, of function: NamedFunction, into lines: inout [Int]) {
    if case .call(let call) = value, Self.isRepeatingTimer(call) {
      for argument in call.arguments {
        if case .closure(let closure) = argument.value { find(in: closure.body, into: &lines) }
      }
      for called in functions[function.type] ?? [] where Self.selects(called.code.name, call) {
        find(in: called.code.body, into: &lines)
      }
    }
    for part in value.parts { collect(part, of: function, into: &lines) }
  }

  private static func isRepeatingTimer(_ call: FlowCall) -> Bool {
    guard case .member(_, let name) = call.callee.unforced, name.hasPrefix("scheduledTimer") else {
      return false
    }
    return call.arguments.contains { $0.label == "repeats" && $0.value == .boolean(true) }
  }

  private static func selects(_ name: String, _ call: FlowCall) -> Bool {
    let words = call.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains("selector") && words.contains { $0 == name }
  }

  /// Adds the lines of calls that pass a manager's location on, and of assignments.
  private func find(in body: [FlowStatement], into lines: inout [Int]) {
    body.visit { statement in
      if case .assignment(_, let value, let line) = statement, isLocation(value) { lines.append(line) }
      for value in statement.values { findCalls(value, into: &lines) }
    }
  }

  private func findCalls(_ value: FlowExpression, into lines: inout [Int]) {
    if case .call(let call) = value, call.arguments.contains(where: { isLocation($0.value) }),
      !(call.callee.calledName.map(RefusalHearing.isLog) ?? false)
    {
      lines.append(call.line)
    }
    for part in value.parts { findCalls(part, into: &lines) }
  }

  /// Returns whether a value is a manager's location, or its coordinate.
  private func isLocation(_ value: FlowExpression) -> Bool {
    switch value {
    case .forced(let inside, _), .optional(let inside): isLocation(inside)
    case .tuple(let parts): parts.count == 1 && isLocation(parts[0])
    case .member(let base, "location"): managers.contains(base)
    case .member(let base, "coordinate"): isLocation(base)
    default: false
    }
  }
}

extension FlowExpression {
  /// The last name of a called function.
  fileprivate var calledName: String? {
    switch unforced {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }
}
