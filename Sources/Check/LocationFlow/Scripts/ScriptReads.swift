import SourceFacts

/// The names that code reads, rather than only assigns, and the states that decide about a spinner.
struct ScriptReads: Sendable {
  /// A state while which a spinner shows.
  struct Spinner: Hashable, Sendable {
    let name: String
    let value: ScriptValue
  }

  private(set) var names: Set<String> = []
  private(set) var spinners: Set<Spinner> = []
  /// The states that conditions are on.
  private(set) var tested: Set<String> = []
  /// The texts that values are compared with.
  private(set) var compared: Set<String> = []

  init(_ files: [FlowFile]) {
    for type in files.flatMap(\.types) {
      for function in type.functions {
        var all = names
        names = []
        read(function.body)
        // What a function keeps for itself shows nowhere.
        let isScreen = type.name.isEmpty || ["build", "render"].contains(function.name)
        if !isScreen { names.subtract(Self.assigned(in: function.body)) }
        all.formUnion(names)
        names = all
      }
      for property in type.properties {
        property.initial.map { read($0) }
        read(property.getter ?? [])
      }
    }
  }

  /// Returns the names of the states that code assigns values to.
  private static func assigned(in body: [FlowStatement]) -> Set<String> {
    var found: Set<String> = []
    body.visit { statement in
      switch statement {
      case .assignment(.name(let name), _, _), .assignment(.member(.name("self"), let name), _, _):
        found.insert(name)
      default: break
      }
    }
    return found
  }

  private mutating func read(_ body: [FlowStatement]) {
    for statement in body { read(statement) }
  }

  private mutating func read(_ statement: FlowStatement) {
    if case .selection(_, let cases) = statement {
      for case .value(.literal(let text)) in cases.flatMap(\.patterns) { compared.insert(text) }
    }
    switch statement {
    case .assignment(let target, let value, _):
      if case .member(let base, let name) = target, name != "value" { read(base) }
      if case .element(let base, let parts, _) = target { for part in [base] + parts { read(part) } }
      read(value)
    case .branch(let conditions, let then, let otherwise):
      for case .holds(let value) in conditions {
        note(value, shows: { Self.spins(then) }, else: { Self.spins(otherwise) })
      }
      fallthrough
    default: for value in statement.values { read(value) }
    }
    for body in statement.bodies { read(body) }
  }

  private mutating func read(_ value: FlowExpression) {
    switch value {
    case .name(let name): names.insert(name)
    case .member(let base, let name):
      names.insert(name)
      read(base)
    case .closure(let closure): read(closure.body)
    case .choice(let condition, let first, let second):
      note(condition, shows: { Self.spins(first) }, else: { Self.spins(second) })
      for part in value.parts { read(part) }
    case .all(let parts):
      // isLoading && <Spinner/>
      if let last = parts.last {
        for part in parts.dropLast() { note(part, shows: { Self.spins(last) }, else: { false }) }
      }
      for part in parts { read(part) }
    case .comparison(let left, _, let right):
      for case .literal(let text) in [left, right] { compared.insert(text) }
      read(left)
      read(right)
    default: for part in value.parts { read(part) }
    }
  }

  private mutating func note(_ condition: FlowExpression, shows: () -> Bool, else hides: () -> Bool) {
    guard let (name, value, isEqual) = Self.state(of: condition) else { return }
    tested.insert(name)
    if isEqual ? shows() && !hides() : hides() && !shows() {
      spinners.insert(Spinner(name: name, value: value))
    }
  }

  /// Returns the state that a condition is on, with the value for which it is true or false.
  private static func state(of condition: FlowExpression) -> (String, ScriptValue, Bool)? {
    switch condition.unforced {
    case .not(let inside): return state(of: inside).map { ($0.0, $0.1, !$0.2) }
    case .name(let name): return (name, .boolean(true), true)
    case .member(let base, "value"): return state(of: base)
    case .member(.name("self"), let name): return (name, .boolean(true), true)
    case .comparison(let left, let isEqual, .nothing):
      return state(of: left).map { ($0.0, .nothing, isEqual) }
    default: return nil
    }
  }

  private static func spins(_ body: [FlowStatement]) -> Bool {
    body.contains { if case .result(let value?, _) = $0 { spins(value) } else { false } }
  }

  /// Returns whether a widget is a spinner or has nothing but one in it.
  private static func spins(_ value: FlowExpression) -> Bool {
    switch value {
    case .call(let call):
      let name =
        switch call.callee {
        case .name(let name), .member(.name(let name), _): name
        default: ""
        }
      if spinning.contains(where: name.contains) { return true }
      return call.arguments.contains { argument in
        // A hint is no label of what is shown.
        if case .literal = argument.value { return argument.label == nil && spins(argument.value) }
        return argument.label != "onPressed" && spins(argument.value)
      }
    case .list(let values): return values.contains(where: spins)
    // "Searching…"
    case .literal(let text): return text.hasSuffix("..") || text.hasSuffix("…")
    default: return false
    }
  }

  private static let spinning = [
    "ProgressIndicator", "ActivityIndicator", "Spinner", "Loader", "Loading", "SpinKit",
  ]
}
