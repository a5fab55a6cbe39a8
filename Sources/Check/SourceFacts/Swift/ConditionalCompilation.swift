import SwiftSyntax

/// Evaluates Swift's conditional compilation.
///
/// If it is unknown whether a custom flag is set, the code of both branches counts.
enum ConditionalCompilation {
  /// A function that returns the value of a name, or of a call such as "os" with its first
  /// argument, in some build.
  typealias Answer = (_ name: String, _ argument: String?) -> BuildTruth

  /// Returns the branches that are compiled in some configuration of the app.
  static func activeClauses(
    of conditional: IfConfigDeclSyntax, under definitions: BuildDefinitions
  ) -> [IfConfigClauseSyntax] {
    var active: [IfConfigClauseSyntax] = []
    for clause in conditional.clauses {
      let decided = clause.condition.map { truth(of: $0) { onDevice($0, $1, definitions) } } ?? .holds
      if decided != .fails { active.append(clause) }
      // A branch that is certainly compiled excludes later ones; earlier ones may still be
      // compiled.
      if decided == .holds { break }
    }
    return active
  }

  /// Returns whether a condition is true.
  static func truth(of condition: ExprSyntax, by answer: Answer) -> BuildTruth {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return truth(of: Array(sequence.elements), by: answer)
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self) {
      let inner = truth(of: negation.expression, by: answer)
      return negation.operator.text == "!" ? inner.negated : .either
    }
    if let group = condition.as(TupleExprSyntax.self), let only = group.elements.first,
      group.elements.count == 1
    {
      return truth(of: only.expression, by: answer)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return BuildTruth(literal.literal.text == "true")
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) { return answer(name.baseName.text, nil) }
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)
    else { return .either }
    return answer(name.baseName.text, call.arguments.first?.expression.trimmedDescription ?? "")
  }

  /// Returns the value of operands with operators; "&&" has the higher precedence.
  private static func truth(of elements: [ExprSyntax], by answer: Answer) -> BuildTruth {
    let alternatives = elements.split { operatorText($0) == "||" }
    return alternatives.map { alternative in
      alternative.filter { operatorText($0) == nil }.map { truth(of: $0, by: answer) }.reduce(.holds, &&)
    }.reduce(.fails, ||)
  }

  private static func operatorText(_ element: ExprSyntax) -> String? {
    element.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  /// Returns the value of a name or call in a build for a device.
  private static func onDevice(
    _ name: String, _ argument: String?, _ definitions: BuildDefinitions
  ) -> BuildTruth {
    guard let value = argument else { return definitions.truth(ofFlag: name) }
    guard !value.isEmpty else { return .either }
    switch name {
    case "os": return BuildTruth(value == definitions.system.rawValue)
    case "targetEnvironment": return .fails
    // Watches have been built for three architectures.
    case "arch": return definitions.system == .phone ? BuildTruth(value == "arm64") : .either
    case "canImport": return BuildModules.truth(ofImporting: value, on: definitions.system)
    case "swift", "compiler": return BuildTruth(!value.hasPrefix("<"))
    default: return .either
    }
  }
}
