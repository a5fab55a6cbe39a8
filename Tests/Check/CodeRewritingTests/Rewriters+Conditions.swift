internal import SwiftSyntax

final class GuardAsIf: SourceRewriter {
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let item = node.parent?.as(CodeBlockItemSyntax.self) else { return .visitChildren }
    let rest = item.following
    let text = rest.map(\.description).joined()
    replace(
      from: node, to: rest.last ?? item,
      with: "if \(node.conditions.trimmedDescription) {\(text)\n} else {\(node.body.statements)\n}")
    return .skipChildren
  }
}

final class IfAsGuard: SourceRewriter {
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.elseBody == nil, let item = node.statement, item.following.isEmpty,
      item.functionWithoutResult != nil
    else { return .visitChildren }
    replace(
      node, with: "guard \(node.conditions.trimmedDescription) else { return }\n\(node.body.statements)")
    return .skipChildren
  }
}

final class InvertedIf: SourceRewriter {
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.statement != nil, let condition = node.onlyCondition,
      case .codeBlock(let other)? = node.elseBody
    else { return .visitChildren }
    replace(
      node,
      with: "if !(\(condition.trimmedDescription)) {\(other.statements)\n} else {\(node.body.statements)\n}")
    return .skipChildren
  }
}

final class ElseForReturn: SourceRewriter {
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.elseBody == nil, let item = node.statement, item.functionWithoutResult != nil,
      let last = item.following.last,
      let end = node.body.statements.last?.item.as(ReturnStmtSyntax.self), end.expression == nil
    else { return .visitChildren }
    let first = node.body.statements.dropLast().map(\.description).joined()
    let rest = item.following.map(\.description).joined()
    replace(
      from: node, to: last, with: "if \(node.conditions.trimmedDescription) {\(first)\n} else {\(rest)\n}")
    return .skipChildren
  }
}

final class NamedCondition: SourceRewriter {
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.statement != nil, let condition = node.onlyCondition,
      !condition.is(DeclReferenceExprSyntax.self),
      !CodeContent(of: condition).triesOrAwaits, AuthorizationCase.isNamed(in: condition)
    else { return .visitChildren }
    let name = newName("isSo")
    insert("let \(name) = \(condition.trimmedDescription)\n", before: node)
    replace(condition, with: name)
    return .skipChildren
  }
}

final class OtherOrder: SourceRewriter {
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let (sign, left, right) = (node.operator.trimmedDescription, node.leftOperand, node.rightOperand)
    if ["||", "&&"].contains(sign), isIndependent(node) {
      replace(node, with: "(\(right.trimmedDescription)) \(sign) (\(left.trimmedDescription))")
      return .skipChildren
    }
    if ["==", "!="].contains(sign), AuthorizationCase.name(of: right) != nil,
      AuthorizationCase.isSubject(left)
    {
      replace(node, with: "\(right.trimmedDescription) \(sign) \(left.trimmedDescription)")
      return .skipChildren
    }
    return .visitChildren
  }

  /// Whether neither operand is a check without which the other may not be evaluated.
  private func isIndependent(_ node: InfixOperatorExprSyntax) -> Bool {
    let content = CodeContent(of: node)
    let text = node.trimmedDescription
    return !content.calls && !content.triesOrAwaits
      && !["nil", "!.", "[", "count", "isEmpty", "{"].contains { text.contains($0) }
  }
}
