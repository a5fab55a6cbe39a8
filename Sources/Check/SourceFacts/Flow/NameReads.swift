/// Which of some names code reads, rather than only assigns.
package struct NameReads {
  /// The names that are read as members of anything but self, or in a text, such as a key path.
  package private(set) var ofOthers: Set<String> = []
  /// The names that are read as members of what a type's own names lead to, by those objects.
  package private(set) var ofOwned: [FlowExpression: Set<String>] = [:]
  /// The names that are read plainly or as members of self.
  package private(set) var own: Set<String> = []
  private let wanted: Set<String>
  /// The names whose occurrences were looked at.
  private var seen: Set<String> = []
  /// The names that code declares itself, which hide those of its type.
  private var locals: Set<String> = []

  /// Looks for names in a function.
  package init(of wanted: Set<String>, in function: FlowFunction) {
    self.wanted = wanted.intersection(function.names)
    if self.wanted.isEmpty { return }
    locals = function.body.declaredNames.union(function.parameters.map(\.name))
    read(function.body, hiding: Set(function.parameters.map(\.name)))
    addUnseen()
  }

  /// Looks for names in the initial value and the accessors of a property.
  package init(of wanted: Set<String>, in property: FlowProperty) {
    self.wanted = wanted.intersection(property.names.subtracting([property.name]))
    if self.wanted.isEmpty { return }
    locals = [property.initial.map { [.expression($0)] }, property.getter, property.setter?.body]
      .reduce(into: []) { $0.formUnion(($1 ?? []).declaredNames) }
    property.initial.map { read($0, hiding: []) }
    read(property.getter ?? [], hiding: [])
    property.setter.map { read($0.body, hiding: [$0.parameter]) }
    addUnseen()
  }

  /// Counts the names in code that the flow doesn't have as read.
  private mutating func addUnseen() { ofOthers.formUnion(wanted.subtracting(seen)) }

  /// - Parameter hidden: The names of parameters and locals, which are none of a type's members.
  private mutating func read(_ body: [FlowStatement], hiding hidden: Set<String>) {
    var hidden = hidden
    for statement in body {
      read(statement, hiding: hidden)
      switch statement {
      case .declaration(let name, _, _): hidden.insert(name)
      // What a guard binds is there afterwards.
      case .branch(let conditions, then: [], _): hidden.formUnion(conditions.flatMap(\.boundNames))
      default: break
      }
    }
  }

  private mutating func read(_ statement: FlowStatement, hiding hidden: Set<String>) {
    switch statement {
    case .assignment(let target, let value, _):
      write(target, hiding: hidden)
      read(value, hiding: hidden)
    case .function(let inner):
      read(inner.body, hiding: hidden.union(inner.parameters.map(\.name)))
    case .selection(let subject, let cases):
      read(subject, hiding: hidden)
      for candidate in cases {
        for pattern in candidate.patterns { read(pattern, hiding: hidden) }
        let inside = hidden.union(candidate.patterns.flatMap(\.boundNames))
        candidate.filter.map { read($0, hiding: inside) }
        read(candidate.body, hiding: inside)
      }
    case .branch(let conditions, let then, let otherwise):
      read(then, hiding: read(conditions, hiding: hidden))
      read(otherwise, hiding: hidden)
    case .loop(let element, let sequence, let conditions, let body):
      element.map { read($0, hiding: hidden) }
      sequence.map { read($0, hiding: hidden) }
      let inside = hidden.union(element?.boundNames ?? [])
      read(body, hiding: read(conditions, hiding: inside))
    case .declaration(let name, _, let value):
      seen.insert(name)
      value.map { read($0, hiding: hidden) }
    case .unread: ofOthers.formUnion(wanted)
    case .expression, .result, .failure, .handled, .deferred, .jump:
      for value in statement.values { read(value, hiding: hidden) }
      for body in statement.bodies { read(body, hiding: hidden) }
    }
  }

  /// Reads conditions, and returns the names that are hidden where all are true.
  private mutating func read(_ conditions: [FlowCondition], hiding hidden: Set<String>) -> Set<String> {
    conditions.reduce(hidden) { hidden, condition in
      read(condition, hiding: hidden)
      return hidden.union(condition.boundNames)
    }
  }

  private mutating func read(_ condition: FlowCondition, hiding hidden: Set<String>) {
    switch condition {
    case .present(let name, _): seen.insert(name)
    case .matches(let pattern, _): read(pattern, hiding: hidden)
    case .holds: break
    }
    read(condition.value, hiding: hidden)
  }

  private mutating func read(_ pattern: FlowPattern, hiding hidden: Set<String>) {
    switch pattern {
    case .anything: break
    case .binding(let name): seen.insert(name)
    case .value(let value): read(value, hiding: hidden)
    case .enumCase(let name, let parts):
      seen.insert(name)
      for part in parts { read(part, hiding: hidden) }
    case .tuple(let parts): for part in parts { read(part, hiding: hidden) }
    case .present(let inside): read(inside, hiding: hidden)
    }
  }

  private mutating func write(_ target: FlowExpression, hiding hidden: Set<String>) {
    switch target {
    case .name(let name): seen.insert(name)
    case .member(let base, let name):
      seen.insert(name)
      read(base, hiding: hidden)
    case .optional(let inside), .forced(let inside, _): write(inside, hiding: hidden)
    case .element(let base, let arguments, _):
      write(base, hiding: hidden)
      for argument in arguments { read(argument, hiding: hidden) }
    default: read(target, hiding: hidden)
    }
  }

  private mutating func read(_ value: FlowExpression, hiding hidden: Set<String>) {
    switch value {
    case .name(let name):
      seen.insert(name)
      if wanted.contains(name), !hidden.contains(name) { own.insert(name) }
    case .member(let base, let name):
      seen.insert(name)
      if wanted.contains(name) {
        if base.isSelf {
          own.insert(name)
        } else if let root = base.root, root == "self" || !locals.contains(root) {
          ofOwned[base, default: []].insert(name)
        } else {
          ofOthers.insert(name)
        }
      }
      read(base, hiding: hidden)
    case .implicitMember(let name): seen.insert(name)
    // That nothing is decided yet says nothing about a refusal.
    case .comparison(let value, _, let other) where value.isUndecided || other.isUndecided:
      for name in (value.isUndecided ? other : value).chain { seen.insert(name) }
    case .closure(let closure): read(closure.body, hiding: hidden.union(closure.parameters))
    case .call(let call):
      read(call.callee, hiding: hidden)
      for argument in call.arguments {
        argument.label.map { _ = seen.insert($0) }
        read(argument.value, hiding: hidden)
      }
    case .literal(let text), .other([], let text): read(text, hiding: hidden)
    case .boolean, .nothing: break
    default: for part in value.parts { read(part, hiding: hidden) }
    }
  }

  /// Reads the names in a text, such as those in a string or a key path.
  private mutating func read(_ text: String, hiding hidden: Set<String>) {
    guard wanted.contains(where: text.contains) else { return }
    var previous: Character = " "
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
      if word.isEmpty {
        previous = first
        rest.removeFirst()
      } else {
        let name = String(word.drop { $0 == "_" || $0 == "$" })
        if wanted.contains(name) {
          seen.insert(name)
          if previous == "." || !hidden.contains(name) { ofOthers.insert(name) }
        }
        previous = " "
        rest.removeFirst(word.count)
      }
    }
  }
}

extension FlowExpression {
  /// Whether it is the status before any decision.
  fileprivate var isUndecided: Bool {
    switch self {
    case .implicitMember(let name), .member(_, let name), .name(let name):
      name == "notDetermined" || name == "kCLAuthorizationStatusNotDetermined"
    default: false
    }
  }

  /// The name with which a chain of members begins; nil for anything else.
  fileprivate var root: String? { chain.first }

  /// The names of a chain of members; none for anything else.
  fileprivate var chain: [String] {
    switch self {
    case .name(let name): return [name]
    case .member(let base, let name):
      let names = base.chain
      return names.isEmpty ? [] : names + [name]
    case .optional(let inside), .forced(let inside, _): return inside.chain
    default: return []
    }
  }
}

extension [FlowStatement] {
  /// The names that the statements declare: constants, functions, and what conditions, patterns and closures bind.
  fileprivate var declaredNames: Set<String> {
    var names: Set<String> = []
    visit { statement in
      switch statement {
      case .declaration(let name, _, _): names.insert(name)
      case .function(let function): names.formUnion(function.parameters.map(\.name) + [function.name])
      case .branch(let conditions, _, _): names.formUnion(conditions.flatMap(\.boundNames))
      case .selection(_, let cases):
        names.formUnion(cases.flatMap(\.patterns).flatMap(\.boundNames))
      case .loop(let element, _, let conditions, _):
        names.formUnion(conditions.flatMap(\.boundNames) + (element?.boundNames ?? []))
      case .expression, .assignment, .result, .failure, .jump, .handled, .deferred, .unread: break
      }
    }
    visitValues { if case .closure(let closure) = $0 { names.formUnion(closure.parameters) } }
    return names
  }
}

extension FlowCondition {
  fileprivate var boundNames: [String] {
    switch self {
    case .holds: []
    case .present(let name, _): [name]
    case .matches(let pattern, _): pattern.boundNames
    }
  }
}

extension FlowPattern {
  fileprivate var boundNames: [String] {
    switch self {
    case .anything, .value: []
    case .binding(let name): [name]
    case .enumCase(_, let parts), .tuple(let parts): parts.flatMap(\.boundNames)
    case .present(let inside): inside.boundNames
    }
  }
}
