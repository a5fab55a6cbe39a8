import SwiftSyntax

/// Decides Swift's conditional compilation for an iOS device build.
///
/// Custom flags, DEBUG included, may be set or not, so the code under both counts.
enum ConditionalCompilation {
  /// Returns the branches that are compiled in some configuration of the app.
  static func activeClauses(of conditional: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var active: [IfConfigClauseSyntax] = []
    for clause in conditional.clauses {
      let truth: BuildTruth = clause.condition.map(truth(of:)) ?? .holds
      if truth != .fails { active.append(clause) }
      // A branch that surely counts leaves nothing for those behind it; those before it may still count.
      if truth == .holds { break }
    }
    return active
  }

  /// Returns whether a condition holds.
  static func truth(of condition: ExprSyntax) -> BuildTruth {
    if let sequence = condition.as(SequenceExprSyntax.self) { return truth(of: Array(sequence.elements)) }
    if let negation = condition.as(PrefixOperatorExprSyntax.self) {
      let inner = truth(of: negation.expression)
      return negation.operator.text == "!" ? inner.negated : .either
    }
    if let group = condition.as(TupleExprSyntax.self), let only = group.elements.first,
      group.elements.count == 1
    {
      return truth(of: only.expression)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return BuildTruth(literal.literal.text == "true")
    }
    return condition.as(FunctionCallExprSyntax.self).map { truth(of: $0) } ?? .either
  }

  /// Returns the truth of operands joined by operators; "and" binds closer than "or".
  private static func truth(of elements: [ExprSyntax]) -> BuildTruth {
    let alternatives = elements.split { operatorText($0) == "||" }
    return alternatives.map { alternative in
      alternative.filter { operatorText($0) == nil }.map { truth(of: $0) }.reduce(.holds, &&)
    }.reduce(.fails, ||)
  }

  private static func operatorText(_ element: ExprSyntax) -> String? {
    element.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  private static func truth(of call: FunctionCallExprSyntax) -> BuildTruth {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression
    else { return .either }
    let value = argument.trimmedDescription
    switch name {
    case "os": return BuildTruth(value == "iOS")
    case "targetEnvironment": return .fails
    case "arch": return BuildTruth(value == "arm64")
    case "canImport": return BuildModules.truth(ofImporting: value)
    case "swift", "compiler": return BuildTruth(!value.hasPrefix("<"))
    default: return .either
    }
  }
}
