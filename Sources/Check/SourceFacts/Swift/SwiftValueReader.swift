import SwiftParser
import SwiftSyntax

/// Reads values as far as the source text determines them.
struct SwiftValueReader {
  let file: SwiftFile
  let declared: DeclaredNames
  let scope: SourceScope

  /// Returns the value of an expression whose operators are not folded.
  func value(of elements: ArraySlice<ExprSyntax>) -> SourceValue {
    guard let first = elements.first, let last = elements.last else { return .other("") }
    if elements.count == 1 { return value(of: first) }
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    return .other(file.text.quote(start..<max(start, last.endPositionBeforeTrailingTrivia.utf8Offset)))
  }

  /// Returns the value of an expression.
  func value(of expression: ExprSyntax) -> SourceValue {
    if let literal = Self.literal(expression) { return literal }
    if let group = expression.as(TupleExprSyntax.self), group.elements.count == 1,
      let only = group.elements.first
    {
      return value(of: only.expression)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = SwiftFile.name(reference.baseName)
      return constant(name, of: nil) ?? .name(name)
    }
    return expression.as(MemberAccessExprSyntax.self).map(value) ?? .other(file.quote(expression))
  }

  /// Returns the value of a literal; nil for anything else.
  static func literal(_ expression: ExprSyntax) -> SourceValue? {
    switch expression.kind {
    case .booleanLiteralExpr:
      return .boolean(expression.as(BooleanLiteralExprSyntax.self)?.literal.text == "true")
    case .integerLiteralExpr: return number(expression.as(IntegerLiteralExprSyntax.self)?.literal.text)
    case .floatLiteralExpr: return number(expression.as(FloatLiteralExprSyntax.self)?.literal.text)
    case .stringLiteralExpr:
      return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map(SourceValue.string)
    case .prefixOperatorExpr:
      guard let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "-",
        case .number(let number) = literal(negation.expression)
      else { return nil }
      return .number(-number)
    default: return nil
    }
  }

  private static func number(_ text: String?) -> SourceValue? {
    text.flatMap(NumberLiteral.value).map(SourceValue.number)
  }

  private func value(of access: MemberAccessExprSyntax) -> SourceValue {
    let name = SwiftFile.name(access.declName.baseName)
    guard let base = access.base else { return .name(name) }
    if name == "rawValue", let owner = base.as(MemberAccessExprSyntax.self) {
      return rawValue(of: owner) ?? .other(file.quote(access))
    }
    guard isPath(base) else { return .other(file.quote(access)) }
    return constant(name, of: file.quote(base)) ?? .name(name)
  }

  private func rawValue(of access: MemberAccessExprSyntax) -> SourceValue? {
    access.base.flatMap { constant(SwiftFile.name(access.declName.baseName), of: file.quote($0)) }
  }

  private func constant(_ name: String, of owner: String?) -> SourceValue? {
    switch owner {
    case "self", "Self": return scope.type.flatMap { declared.constant(name, of: $0, inside: nil) }
    case let owner?: return declared.constant(name, of: owner, inside: scope.type)
    case nil:
      if let local = scope.local(name) { return local.value }
      return declared.constant(name, of: nil, inside: scope.type)
    }
  }

  /// Returns whether an expression consists only of names and dots.
  private func isPath(_ expression: ExprSyntax) -> Bool {
    var expression = expression
    while let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      expression = base
    }
    return expression.kind == .declReferenceExpr
  }
}
