import SourceFacts

/// The first values of states.
extension ScriptProgram {
  /// Returns the first values of properties, stores, blocs and notifiers, by their keys.
  static func initials(
    _ properties: [String: [String: FlowProperty]], _ stores: [String: ScriptStore], _ functions: [Function],
    supertypes: [String: [String]], enumerations: Set<String>
  ) -> [String: ScriptValue] {
    var initials: [String: ScriptValue] = [:]
    for (owner, properties) in properties {
      for property in properties.values {
        guard let value = initial(of: property, enumerations) else { continue }
        initials["\(owner) \(property.name)"] = value
      }
    }
    for store in stores.values {
      for (name, value) in store.fields { initials["\(store.file) \(name)"] = initial(value) }
    }
    let keepers = Set(supertypes.filter { $0.value.contains(where: keepsState) }.keys)
    initials.merge(firstStates(functions, keepers.contains) { firstState($0, enumerations) }) { $1 }
    return initials
  }

  private static func initial(of property: FlowProperty, _ enumerations: Set<String>) -> ScriptValue? {
    guard let value = property.initial else { return property.type.contains("?") ? .nothing : nil }
    if case .member(.name(let type), let name) = value, enumerations.contains(type) {
      return .constant(type, name)
    }
    return initial(value)
  }

  /// Returns the first value of a state that may be an object of a type of the app's, or a case.
  private static func firstState(_ value: FlowExpression, _ enumerations: Set<String>) -> ScriptValue? {
    switch value {
    case .call(let call):
      if case .name(let type) = call.callee, type.first?.isUppercase ?? false { return .object(type) }
      return initial(value)
    case .member(.name(let type), let name) where type.first?.isUppercase ?? false:
      return enumerations.contains(type) ? .constant(type, name) : .chain([type, name])
    default: return initial(value)
    }
  }

  private static func initial(_ value: FlowExpression) -> ScriptValue? {
    switch value {
    case .boolean(let value): return .boolean(value)
    case .nothing: return .nothing
    case .literal(let text): return .literal(text)
    case .list(let values) where values.isEmpty: return .list([])
    // Of GetX: false.obs.
    case .member(let inside, "obs"): return initial(inside)
    case .call(let call):
      guard case .name(let name) = call.callee, let first = call.arguments.first?.value else { return nil }
      if name == "LatLng", case .literal = first { return .place(isFixed: true) }
      return ["ValueNotifier", "RxBool", "Rx", "Rxn", "RxString", "ref"].contains(name) ? initial(first) : nil
    default: return nil
    }
  }

  /// Returns the type of the object that a provider of riverpod keeps; nil for other values.
  static func provided(by value: FlowExpression?) -> String? {
    guard case .call(let call)? = value else { return nil }
    let name: String
    switch call.callee {
    case .name(let callee), .member(.name(let callee), _): name = callee
    default: return nil
    }
    guard name.hasSuffix("Provider"), let first = call.arguments.first?.value else { return nil }
    switch first {
    case .member(.name(let type), "new"): return type
    case .closure(let closure):
      guard case .result(let value?, _)? = closure.body.last else { return nil }
      return created(by: value, in: closure.body) ?? call.typeArgument
    default: return nil
    }
  }

  /// Returns the type of the object that a value creates, or that a name was given before.
  private static func created(by value: FlowExpression, in body: [FlowStatement]) -> String? {
    switch value {
    case .call(let call): if case .name(let type) = call.callee { type } else { nil }
    case .name(let name):
      body.lazy.compactMap { statement in
        if case .declaration(name, _, let first?) = statement { created(by: first, in: []) } else { nil }
      }.first
    default: nil
    }
  }
}
