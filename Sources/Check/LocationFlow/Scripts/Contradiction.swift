package import SourceFacts

/// A condition that compares an answer about the permission with two others, so that it always or never holds.
package struct Contradiction: Sendable {
  package let place: Effect.Place
  /// The comparisons, as they would be written.
  package let text: String
  package let alwaysHolds: Bool

  /// Returns such conditions in a function.
  ///
  /// - Parameter word: Returns the names of an answer; nil for other values.
  package static func all(
    in function: FlowFunction, of file: String, where word: (FlowExpression) -> [String]?
  ) -> [Contradiction] {
    var found: [(text: String, alwaysHolds: Bool, line: Int?)] = []
    function.body.visit { statement in
      let line = statement.firstLine
      // What follows such a condition shows where it is.
      for index in found.indices where found[index].line == nil { found[index].line = line }
      for value in statement.values {
        value.visitParts { part in
          if let (text, alwaysHolds) = contradiction(in: part, where: word) {
            found.append((text, alwaysHolds, line))
          }
        }
      }
    }
    return found.map { text, alwaysHolds, line in
      let place = Effect.Place(file: file, line: line ?? function.line)
      return Contradiction(place: place, text: text, alwaysHolds: alwaysHolds)
    }
  }

  private static func contradiction(
    in value: FlowExpression, where word: (FlowExpression) -> [String]?
  ) -> (text: String, alwaysHolds: Bool)? {
    let (parts, isAny): ([FlowExpression], Bool)
    switch value {
    case .any(let alternatives): (parts, isAny) = (alternatives, true)
    case .all(let demands): (parts, isAny) = (demands, false)
    default: return nil
    }
    let comparisons = parts.compactMap { part -> (subject: [String], word: [String])? in
      guard case .comparison(let subject, isEqual: !isAny, let answer) = part, let word = word(answer),
        let subject = subject.lastingNames
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
}

extension ScriptReactions {
  /// Returns the contradictory conditions in code about location, by place.
  package func contradictions() -> [Contradiction] {
    program.functions.flatMap { function in
      let isAbout = (program.names[function] ?? []).contains(where: ScriptCall.isAboutLocation)
      return Contradiction.all(in: function.code, of: function.file) { value in
        let names: [String]? = if case .literal(let text) = value { [text] } else { value.lastingNames }
        guard let names, names.last.map(ScriptPlugIn.isWord) ?? false else { return nil }
        return isAbout || names.contains("LocationPermission") ? names : nil
      }
    }.sorted { $0.place < $1.place }
  }
}

extension FlowExpression {
  /// The names of a value that is the same each time; nil for other values.
  fileprivate var lastingNames: [String]? {
    switch self {
    case .name(let name): [name]
    case .member(let base, let name): base.lastingNames.map { $0 + [name] }
    case .optional(let inside), .forced(let inside, _): inside.lastingNames
    // The status changes only between two events.
    case .call(let call) where call.arguments.isEmpty:
      call.callee.lastingNames.flatMap { $0.last == "authorizationStatus" ? $0 : nil }
    default: nil
    }
  }
}

extension FlowStatement {
  /// The first line that is known in it.
  fileprivate var firstLine: Int? {
    var lines: [Int] = []
    [self].visit { part in
      switch part {
      case .assignment(_, _, let line), .result(_, let line), .failure(_, let line): lines.append(line)
      default: break
      }
    }
    [self].visitValues { if case .call(let call) = $0 { lines.append(call.line) } }
    return lines.filter { $0 > 0 }.min()
  }
}
