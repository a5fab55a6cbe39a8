import SourceFacts

/// Conditions that compare one answer about the permission with two others.
extension ScriptReactions {
  /// A condition that always or never holds.
  package struct Contradiction: Sendable {
    package let place: Effect.Place
    /// The comparisons, as they would be written.
    package let text: String
    package let alwaysHolds: Bool
  }

  /// Returns such conditions in code about location, by place.
  package func contradictions() -> [Contradiction] {
    program.functions.flatMap { function in
      var found: [Contradiction] = []
      let isAbout = (program.names[function] ?? []).contains(where: ScriptCall.isAboutLocation)
      function.code.body.visit { statement in
        for value in statement.values {
          value.visitParts { part in
            guard let (text, alwaysHolds) = Self.contradiction(in: part, isAbout: isAbout) else { return }
            let line = Self.lines(of: statement).min() ?? function.code.line
            found.append(
              Contradiction(
                place: Effect.Place(file: function.file, line: line), text: text, alwaysHolds: alwaysHolds))
          }
        }
      }
      return found
    }.sorted { $0.place < $1.place }
  }

  private static func contradiction(
    in value: FlowExpression, isAbout: Bool
  ) -> (text: String, alwaysHolds: Bool)? {
    let (parts, isAny): ([FlowExpression], Bool)
    switch value {
    case .any(let alternatives): (parts, isAny) = (alternatives, true)
    case .all(let demands): (parts, isAny) = (demands, false)
    default: return nil
    }
    let comparisons = parts.compactMap { part -> (subject: [String], word: [String])? in
      guard case .comparison(let subject, isEqual: !isAny, let answer) = part, let word = word(of: answer),
        isAbout || word.contains("LocationPermission"), let subject = plainChain(subject)
      else { return nil }
      return (subject, word)
    }
    guard let first = comparisons.first,
      let other = comparisons.first(where: { $0.subject == first.subject && $0.word.last != first.word.last })
    else { return nil }
    let text = [first, other].map { comparison in
      [comparison.subject, comparison.word].map { $0.joined(separator: ".") }.joined(
        separator: isAny ? " != " : " == ")
    }.joined(separator: isAny ? " || " : " && ")
    return (text, isAny)
  }

  /// Returns the names of an answer about the permission; nil for other values.
  private static func word(of value: FlowExpression) -> [String]? {
    let names: [String]? = if case .literal(let text) = value { [text] } else { plainChain(value) }
    return names.flatMap { $0.last.map(ScriptPlugIn.isWord) ?? false ? $0 : nil }
  }

  /// Returns the names of a value that is the same each time; nil for other values.
  private static func plainChain(_ value: FlowExpression) -> [String]? {
    switch value {
    case .name(let name): [name]
    case .member(let base, let name): plainChain(base).map { $0 + [name] }
    case .optional(let inside), .forced(let inside, _): plainChain(inside)
    default: nil
    }
  }

  /// Returns the lines that are known in a statement.
  private static func lines(of statement: FlowStatement) -> [Int] {
    var lines: [Int] = []
    [statement].visit { part in
      switch part {
      case .assignment(_, _, let line), .result(_, let line), .failure(_, let line): lines.append(line)
      default: break
      }
    }
    [statement].visitValues { if case .call(let call) = $0 { lines.append(call.line) } }
    return lines.filter { $0 > 0 }
  }
}
