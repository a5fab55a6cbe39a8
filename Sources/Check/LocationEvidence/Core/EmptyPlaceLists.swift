import LocationFlow
import SourceFacts

/// Finds uses of lists of places as if one were there, though they begin empty.
package struct EmptyPlaceLists {
  /// A use of such a list in a function.
  package struct Use {
    package let function: NamedFunction
    package let line: Int
  }

  /// The lists of places that begin empty, by type.
  private var lists: [String: Set<String>] = [:]

  /// Examines the types of a process.
  package init(in parts: [NamedType]) {
    for (type, parts) in Dictionary(grouping: parts, by: \.code.name) where !type.isEmpty {
      let hasManager = parts.flatMap(\.code.properties).contains {
        TypeIndex.plainName($0.type) == "CLLocationManager"
      }
      // A list that another type fills isn't waited for.
      let grown = parts.flatMap(\.functions).reduce(into: Set<String>()) {
        $0.formUnion(Self.grownNames(in: $1.code.body))
      }
      for property in parts.flatMap(\.code.properties)
      where property.getter == nil && hasManager && grown.contains(property.name) {
        if property.initial == .list([]) || property.initial.map(Self.isEmptyList) ?? false,
          ["[CLLocation]", "[CLLocationCoordinate2D]"].contains(property.type)
        {
          lists[type, default: []].insert(property.name)
        }
      }
    }
  }

  /// Returns the first use in each function of a type's part.
  package func uses(in part: NamedType) -> [Use] {
    guard lists[part.code.name] != nil else { return [] }
    return (part.functions + part.getters).compactMap { function in
      var walk = Walk(lists: lists[part.code.name] ?? [], function: function)
      walk.run(function.code.body)
      return walk.found
    }
  }

  private static func isEmptyList(_ value: FlowExpression) -> Bool {
    if case .call(let call) = value, call.arguments.isEmpty, case .list(let parts) = call.callee {
      parts.count == 1
    } else {
      false
    }
  }

  /// Returns the names of the lists to which a body adds elements.
  private static func grownNames(in body: [FlowStatement]) -> Set<String> {
    var names: Set<String> = []
    body.visitValues { value in
      if case .call(let call) = value, case .member(let base, let method) = call.callee.unforced,
        ["append", "insert"].contains(method)
      {
        switch base {
        case .name(let name), .member(_, let name): names.insert(name)
        default: break
        }
      }
    }
    return names
  }

  // MARK: - The walk

  private struct Walk {
    let lists: Set<String>
    let function: NamedFunction
    var found: Use?
    /// Whether a condition, or an earlier step, has looked after the list.
    private var known: Set<String> = []
    private var locals: Set<String>
    private var line: Int

    init(lists: Set<String>, function: NamedFunction) {
      self.lists = lists
      self.function = function
      line = function.code.line
      locals = Set(function.code.parameters.map(\.name))
    }

    mutating func run(_ body: [FlowStatement]) {
      for statement in body where found == nil { run(statement) }
    }

    private mutating func run(_ statement: FlowStatement) {
      switch statement {
      case .declaration(let name, _, let value):
        value.map { look($0) }
        locals.insert(name)
      case .assignment(let target, let value, let line):
        self.line = line
        look(value)
        if let name = ownName(target) { known.insert(name) }
      case .result(let value?, let line), .failure(let value, let line):
        self.line = line
        look(value)
      case .branch(let conditions, _, _), .loop(_, _, let conditions, _):
        for condition in conditions {
          condition.value.collectNames(into: &known)
          if case .present(let name, _) = condition { locals.insert(name) }
        }
        if case .loop(_, let sequence?, _, _) = statement { sequence.collectNames(into: &known) }
        for body in statement.bodies { run(body) }
      case .selection(let subject, _):
        subject.collectNames(into: &known)
        for body in statement.bodies { run(body) }
      case .expression(let value): look(value)
      case .function, .handled, .deferred, .result(nil, _), .jump, .unread:
        for body in statement.bodies { run(body) }
      }
    }

    private mutating func look(_ value: FlowExpression) {
      guard found == nil else { return }
      switch value {
      case .closure(let closure):
        locals.formUnion(closure.parameters)
        run(closure.body)
        return
      case .call(let call):
        line = call.line
        if case .name(let name) = call.callee, CallNames.isLog(name) { return }
        if case .member(let base, let name) = call.callee.unforced, ["append", "insert"].contains(name) {
          ownName(base).map { _ = known.insert($0) }
        }
      case .forced(.member(let base, let end), let position) where ["last", "first"].contains(end):
        line = position.line
        if let name = ownName(base), lists.contains(name), !known.contains(name) {
          found = Use(function: function, line: line)
        }
      case .comparison, .choice: return value.collectNames(into: &known)
      default: break
      }
      for part in value.parts { look(part) }
    }

    private func ownName(_ value: FlowExpression) -> String? {
      switch value.unforced {
      case .name(let name): locals.contains(name) ? nil : name
      case .member(.name("self"), let name): name
      default: nil
      }
    }
  }
}

extension FlowExpression {
  /// Adds the names in an expression and its parts.
  fileprivate func collectNames(into names: inout Set<String>) {
    visitParts { part in
      switch part {
      case .name(let name), .member(_, let name): names.insert(name)
      default: break
      }
    }
  }
}
