extension FlowType {
  /// Returns the type with type aliases replaced.
  package func resolving(_ aliases: [String: String]) -> FlowType {
    let resolver = AliasResolver(aliases: aliases)
    return FlowType(
      name: name, inherited: inherited, attributes: attributes, isProtocol: isProtocol,
      isExtension: isExtension,
      properties: properties.map { $0.resolving(resolver) },
      functions: functions.map { $0.resolving(resolver) },
      line: line)
  }
}

/// Replaces aliases in types as written.
private struct AliasResolver {
  /// The maximum number of aliases to follow in sequence.
  private static let limit = 3

  let aliases: [String: String]

  func resolved(_ type: String) -> String {
    var type = type
    for _ in 0..<Self.limit {
      let next = replacingNames(in: type)
      if next == type { break }
      type = next
    }
    return type
  }

  private func replacingNames(in type: String) -> String {
    var result = ""
    var rest = type[...]
    while !rest.isEmpty {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if name.isEmpty {
        result.append(rest.removeFirst())
      } else {
        result += aliases[String(name)].map { "(\($0))" } ?? String(name)
        rest = rest.dropFirst(name.count)
      }
    }
    return result
  }
}

extension FlowProperty {
  fileprivate func resolving(_ resolver: AliasResolver) -> FlowProperty {
    FlowProperty(
      name: name, type: resolver.resolved(type), attributes: attributes, isConstant: isConstant,
      isPrivate: isPrivate, initial: initial, getter: getter, setter: setter, names: names, line: line)
  }
}

extension FlowFunction {
  fileprivate func resolving(_ resolver: AliasResolver) -> FlowFunction {
    FlowFunction(
      name: name,
      parameters: parameters.map {
        Parameter(label: $0.label, name: $0.name, type: resolver.resolved($0.type), standard: $0.standard)
      },
      result: result, isPrivate: isPrivate, isAsync: isAsync, isOverride: isOverride,
      isAction: isAction, body: body, names: names,
      line: line)
  }
}
