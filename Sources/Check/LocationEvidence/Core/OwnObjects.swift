import SourceFacts

/// Determines of which of the app's own types an expression's value is, by declarations.
struct OwnObjects {
  /// The types of properties, and the results of functions without parameters, by name and type.
  private var members: [String: [String: String]] = [:]
  /// The types of the properties whose name has only one type wherever it is declared.
  private let properties: [String: String]

  /// Examines the types of a process.
  init(in parts: [NamedType]) {
    for part in parts {
      let type = part.code.name
      for property in part.code.properties where !property.type.isEmpty {
        members[type, default: [:]][property.name] = TypeIndex.plainName(property.type)
      }
      for function in part.code.functions where function.parameters.isEmpty && !function.result.isEmpty {
        let result = TypeIndex.plainName(function.result)
        members[type, default: [:]][function.name] = result == "instancetype" ? type : result
      }
    }
    // Most objects that are shared are kept under a name without a type.
    for part in parts {
      for property in part.code.properties where property.type.isEmpty {
        guard case .member(.name(let owner), let name)? = property.initial else { continue }
        members[part.code.name, default: [:]][property.name] = members[owner]?[name]
      }
    }
    var types: [String: Set<String>] = [:]
    for part in parts {
      for property in part.code.properties {
        types[property.name, default: []].insert(members[part.code.name]?[property.name] ?? "")
      }
    }
    properties = types.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Returns the type of an expression's value in a function of a type; nil if it isn't certain, or
  /// none of the app's own.
  func type(of value: FlowExpression, in owner: String, locals: [String: String]) -> String? {
    let found: String?
    switch value {
    case .name("self"): found = owner
    case .name(let name): found = locals[name] ?? members[owner]?[name] ?? properties[name]
    case .member(.name("self"), let name): found = members[owner]?[name] ?? properties[name]
    case .member(.name(let type), let name) where members[type] != nil: found = members[type]?[name]
    case .member(let base, let name):
      found = type(of: base, in: owner, locals: locals).flatMap { members[$0]?[name] }
    case .call(let call) where call.arguments.isEmpty:
      if case .name(let name) = call.callee {
        found = members[name] == nil ? nil : name
      } else {
        found = type(of: call.callee, in: owner, locals: locals)
      }
    case .optional(let inside), .forced(let inside, _):
      found = type(of: inside, in: owner, locals: locals)
    default: found = nil
    }
    return found.flatMap { members[$0] == nil ? nil : $0 }
  }
}
