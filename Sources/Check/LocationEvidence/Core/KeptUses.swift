import SourceFacts

/// Finds code that hands on a location which a type has kept since it came.
struct KeptUses {
  private let kept: KeptLocations
  /// The names of the app's own functions and types.
  private let own: Set<String>

  /// Examines the types of a process.
  init(in parts: [NamedType]) {
    kept = KeptLocations(in: parts)
    own = Set(parts.map(\.code.name)).union(parts.flatMap(\.code.functions).map(\.name))
  }

  /// Returns the types whose kept locations a function gives to the app's own code, or stores.
  func keepers(in function: NamedFunction) -> Set<String> {
    var found: Set<String> = []
    var locals: [String: String] = [:]
    function.code.body.visit { statement in
      switch statement {
      case .declaration(let name, _, let value?): locals[name] = keeper(of: value, in: function.type, locals)
      case .branch(let conditions, _, _):
        for case .present(let name, let value) in conditions {
          locals[name] = keeper(of: value, in: function.type, locals)
        }
      case .assignment(.member(_, let name), let value, _) where !MapDisplay.isOnly(assignedTo: .name(name)):
        keeper(of: value, in: function.type, locals).map { _ = found.insert($0) }
      default: break
      }
      for value in statement.values { collect(value, of: function.type, locals, into: &found) }
    }
    return found
  }

  private func collect(
    _ value: FlowExpression, of type: String, _ locals: [String: String], into found: inout Set<String>
  ) {
    if case .call(let call) = value, let name = call.callee.calledName {
      if MapDisplay.isOnly(call) || CallNames.isLog(name) { return }
      if own.contains(name) {
        found.formUnion(call.arguments.compactMap { keeper(of: $0.value, in: type, locals) })
      }
    }
    for part in value.parts { collect(part, of: type, locals, into: &found) }
  }

  /// Returns the type that keeps a location, or of whose location a value is a part.
  private func keeper(of value: FlowExpression, in type: String, _ locals: [String: String]) -> String? {
    switch value {
    case .name(let name) where locals[name] != nil: return locals[name]
    case .forced(let inside, _), .optional(let inside), .cast(let inside, _):
      return keeper(of: inside, in: type, locals)
    case .member(let base, let name) where ["coordinate", "latitude", "longitude"].contains(name):
      return keeper(of: base, in: type, locals)
    case .call(let call) where call.arguments.isEmpty && call.callee.calledName == "coordinate":
      return keeper(of: call.callee, in: type, locals)
    case .fallback(let first, _): return keeper(of: first, in: type, locals)
    case .list(let parts): return parts.lazy.compactMap { keeper(of: $0, in: type, locals) }.first
    default: return kept.keeper(of: value, in: type)
    }
  }
}
