package import SourceFacts

/// Conditions in followed code that compare one status with two others.
extension StatusCondition {
  /// Returns such conditions in a body, with the line of the first call after them; nil if there is none.
  package static func contradictions(
    in body: [FlowStatement]
  ) -> [(part: String, outcome: Contradiction, line: Int?)] {
    var found: [(part: String, outcome: Contradiction, line: Int?)] = []
    var constants: [String: FlowExpression] = [:]
    body.visit { statement in
      if case .declaration(let name, _, let value?) = statement { constants[name] = value }
      guard case .branch(let conditions, let then, let otherwise) = statement else { return }
      for case .holds(var value) in conditions {
        if case .name(let name) = value, let meaning = constants[name] { value = meaning }
        value.visitParts { part in
          guard let contradiction = contradiction(in: part) else { return }
          found.append((contradiction.part, contradiction.outcome, firstLine(in: then + otherwise)))
        }
      }
    }
    return found
  }

  private static func contradiction(in value: FlowExpression) -> (part: String, outcome: Contradiction)? {
    let (parts, isAny): ([FlowExpression], Bool)
    switch value {
    case .any(let alternatives): (parts, isAny) = (alternatives, true)
    case .all(let demands): (parts, isAny) = (demands, false)
    default: return nil
    }
    let comparisons = parts.compactMap { part -> (subject: FlowExpression, status: String)? in
      guard case .comparison(let subject, isEqual: !isAny, let status) = part,
        subject.calledName.map(["status", "authorizationStatus"].contains) ?? false,
        let name = name(of: status)
      else { return nil }
      return (subject, name)
    }
    guard let first = comparisons.first,
      let other = comparisons.first(where: { $0.subject == first.subject && $0.status != first.status }),
      let subject = first.subject.calledName
    else { return nil }
    let sign = isAny ? "!=" : "=="
    let text = [first, other].map { "\(subject) \(sign) .\($0.status)" }.joined(
      separator: isAny ? " || " : " && ")
    return (text, isAny ? .alwaysHolds : .neverHolds)
  }

  /// Returns the name of a status; nil for other values.
  private static func name(of value: FlowExpression) -> String? {
    let name: String
    switch value {
    case .implicitMember(let last), .member(_, let last), .name(let last): name = last
    default: return nil
    }
    let plain = name.hasPrefix("kCLAuthorizationStatus") ? String(name.dropFirst(22)) : name
    let first = plain.prefix(1).lowercased() + plain.dropFirst()
    return Status(rawValue: first.lowercased()) == nil ? nil : first
  }

  private static func firstLine(in body: [FlowStatement]) -> Int? {
    var line: Int?
    body.visitValues { if case .call(let call) = $0 { line = min(line ?? call.line, call.line) } }
    return line
  }
}
