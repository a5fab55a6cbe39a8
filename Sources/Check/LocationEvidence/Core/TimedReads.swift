import LocationFlow
import SourceFacts

/// Finds repeating timers that take a location which a manager or another object keeps, whether a new
/// one has come or not.
struct TimedReads {
  /// The object that keeps a location.
  enum Keeper {
    case manager
    /// An object of one of the app's own types.
    case object(String)
  }

  /// A place at which a timer takes a location.
  package struct Read {
    let line: Int
    let keeper: Keeper
  }

  private let managers: ManagerExpressions
  private let functions: [String: [NamedFunction]]
  private let kept: KeptLocations

  /// Examines the types of a process.
  init(in parts: [NamedType]) {
    managers = ManagerExpressions(in: parts)
    functions = Dictionary(grouping: parts.flatMap(\.functions), by: \.type)
    kept = KeptLocations(in: parts)
  }

  /// Returns the places at which timers of a function, or the functions that they call, store a location
  /// or pass it on.
  func reads(in function: NamedFunction) -> [Read] {
    var reads: [Read] = []
    function.code.body.visitValues { collect($0, of: function, into: &reads) }
    return reads.sorted { $0.line < $1.line }
  }

  private func collect(_ value: FlowExpression, of function: NamedFunction, into reads: inout [Read]) {
    if case .call(let call) = value, Self.isRepeatingTimer(call) {
      for argument in call.arguments {
        if case .closure(let closure) = argument.value {
          find(in: closure.body, of: function.type, into: &reads)
          for called in functions[function.type] ?? []
          where closure.names.contains(called.code.name) && called.code.parameters.isEmpty {
            find(in: called.code.body, of: function.type, into: &reads)
          }
        }
      }
      for called in functions[function.type] ?? [] where Self.selects(called.code.name, call) {
        find(in: called.code.body, of: function.type, into: &reads)
      }
    }
  }

  private static func isRepeatingTimer(_ call: FlowCall) -> Bool {
    guard let name = call.callee.calledName, name.hasPrefix("scheduledTimer") else { return false }
    return call.arguments.contains { $0.label == "repeats" && $0.value == .boolean(true) }
      || call.text.contains("repeats:YES") || call.text.contains("repeats: YES")
  }

  private static func selects(_ name: String, _ call: FlowCall) -> Bool {
    let words = call.text.namesInside
    return words.contains("selector") && words.contains { $0 == name }
  }

  /// Adds the calls that pass a location on, and the assignments.
  private func find(in body: [FlowStatement], of type: String, into reads: inout [Read]) {
    var locals: [String: Keeper] = [:]
    body.visit { statement in
      switch statement {
      case .declaration(let name, _, let value?):
        if let keeper = keeper(of: value, in: type, locals) { locals[name] = keeper }
      case .branch(let conditions, _, _):
        for case .present(let name, let value) in conditions {
          if let keeper = keeper(of: value, in: type, locals) { locals[name] = keeper }
        }
      case .assignment(let target, let value, let line) where !MapDisplay.isOnly(assignedTo: target):
        if let keeper = keeper(of: value, in: type, locals) { reads.append(Read(line: line, keeper: keeper)) }
      default: break
      }
      for value in statement.values { findCalls(value, of: type, locals, into: &reads) }
    }
  }

  private func findCalls(
    _ value: FlowExpression, of type: String, _ locals: [String: Keeper], into reads: inout [Read]
  ) {
    if case .call(let call) = value {
      if MapDisplay.isOnly(call) || CallNames.isLog(call.callee.calledName ?? "") { return }
      if let keeper = call.arguments.lazy.compactMap({ keeper(of: $0.value, in: type, locals) }).first {
        reads.append(Read(line: call.line, keeper: keeper))
      }
    }
    for part in value.parts { findCalls(part, of: type, locals, into: &reads) }
  }

  /// Returns the keeper of a location, or of its coordinate; nil for other values.
  private func keeper(of value: FlowExpression, in type: String, _ locals: [String: Keeper]) -> Keeper? {
    switch value {
    case .name(let name) where locals[name] != nil: locals[name]
    case .forced(let inside, _), .optional(let inside): keeper(of: inside, in: type, locals)
    case .tuple(let parts): parts.count == 1 ? keeper(of: parts[0], in: type, locals) : nil
    case .member(let base, "location") where managers.contains(base): .manager
    case .member(let base, "coordinate"): keeper(of: base, in: type, locals)
    default: kept.keeper(of: value, in: type).map(Keeper.object)
    }
  }
}
