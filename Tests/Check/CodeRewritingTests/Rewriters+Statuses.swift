internal import SwiftSyntax

/// The cases of `CLAuthorizationStatus` in code.
enum AuthorizationCase {
  private static let names: Set<String> = [
    "notDetermined", "restricted", "denied", "authorizedAlways", "authorizedWhenInUse", "authorized",
  ]

  /// The case that an expression is, as in `.denied`.
  static func name(of expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      names.contains(member.declName.baseName.text),
      member.base == nil || member.base?.trimmedDescription == "CLAuthorizationStatus"
    else { return nil }
    return ".\(member.declName.baseName.text)"
  }

  static func isNamed(in node: some SyntaxProtocol) -> Bool {
    let text = node.trimmedDescription
    return names.contains { text.contains(".\($0)") }
  }

  /// Whether an expression can be evaluated again, as a property or the class's old method.
  static func isSubject(_ expression: ExprSyntax) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.map(isSubject) ?? false }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return isSubject(chain.expression) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "CLLocationManager.authorizationStatus"
    }
    return expression.is(DeclReferenceExprSyntax.self)
  }
}

final class SwitchAsIf: SourceRewriter {
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.statement != nil, AuthorizationCase.isSubject(node.subject) else { return .visitChildren }
    var branches: [(condition: String?, body: String)] = []
    for element in node.cases {
      guard case .switchCase(let item) = element, let condition = condition(of: item, on: node.subject)
      else { return .visitChildren }
      var statements = Array(item.statements)
      if statements.last?.item.is(BreakStmtSyntax.self) == true { statements.removeLast() }
      guard !statements.contains(where: { CodeContent(of: $0).leavesSwitch }) else { return .visitChildren }
      branches.append((condition.isEmpty ? nil : condition, statements.map(\.description).joined()))
    }
    guard branches.count > 1, branches.dropLast().allSatisfy({ $0.condition != nil }) else {
      return .visitChildren
    }
    // All cases are named, so that the last branch is what remains.
    let tests = branches.dropLast().map { "if \($0.condition ?? "true") {\($0.body)\n}" }
    replace(node, with: tests.joined(separator: " else ") + " else {\(branches.last?.body ?? "")\n}")
    return .skipChildren
  }

  /// Returns a case's condition, empty for `default`, or nil if it has more than cases of the status.
  private func condition(of item: SwitchCaseSyntax, on subject: ExprSyntax) -> String? {
    guard case .case(let label) = item.label else { return "" }
    let tests = label.caseItems.map { item -> String? in
      guard item.whereClause == nil, let pattern = item.pattern.as(ExpressionPatternSyntax.self) else {
        return nil
      }
      return AuthorizationCase.name(of: pattern.expression).map { "\(subject.trimmedDescription) == \($0)" }
    }
    return tests.contains(nil) ? nil : tests.compactMap { $0 }.joined(separator: " || ")
  }
}

final class IfAsSwitch: SourceRewriter {
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.statement != nil, let first = node.onlyCondition.flatMap(Self.alternatives)?.first,
      !CodeContent(of: node).leavesSwitch
    else { return .visitChildren }
    var cases = ""
    var known: Set<String> = []
    var branch: IfExprSyntax? = node
    while let current = branch {
      guard let tests = current.onlyCondition.flatMap(Self.alternatives),
        tests.allSatisfy({ $0.subject == first.subject })
      else { return .visitChildren }
      let names = tests.map(\.name).filter { known.insert($0).inserted }
      guard !names.isEmpty else { return .visitChildren }
      cases += "case \(names.joined(separator: ", ")):\(Self.body(current.body))\n"
      branch = nil
      if case .ifExpr(let next)? = current.elseBody {
        branch = next
      } else if case .codeBlock(let other)? = current.elseBody {
        cases += "default:\(Self.body(other))\n"
      } else {
        cases += "default: break\n"
      }
    }
    replace(node, with: "switch \(first.subject) {\n\(cases)}")
    return .skipChildren
  }

  private static func body(_ block: CodeBlockSyntax) -> String {
    block.statements.isEmpty ? " break" : block.statements.description
  }

  /// Returns the cases that a condition allows, with what it compares, or nil if it is about something else.
  private static func alternatives(in condition: ExprSyntax) -> [(subject: String, name: String)]? {
    if let group = condition.as(TupleExprSyntax.self), group.elements.count == 1 {
      return group.elements.first.flatMap { alternatives(in: $0.expression) }
    }
    guard let test = condition.as(InfixOperatorExprSyntax.self) else { return nil }
    if test.operator.trimmedDescription == "||" {
      guard let left = alternatives(in: test.leftOperand), let right = alternatives(in: test.rightOperand)
      else { return nil }
      return left + right
    }
    guard test.operator.trimmedDescription == "==", AuthorizationCase.isSubject(test.leftOperand),
      let name = AuthorizationCase.name(of: test.rightOperand)
    else { return nil }
    return [(test.leftOperand.trimmedDescription, name)]
  }
}

final class MethodForStatus: SourceRewriter {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isPlainMethod, let statements = node.body?.statements else { return .skipChildren }
    let locals = Set(node.parameterNames + statements.flatMap { Self.names(declaredBy: $0) })
    for item in statements {
      guard let whole = item.item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self),
        AuthorizationCase.isSubject(whole.subject), AuthorizationCase.isNamed(in: whole.cases)
      else { continue }
      let content = CodeContent(of: whole.cases)
      let words = whole.cases.description.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      // A return would end only the new method, and what is local can't be reached from there.
      guard !content.returnsValue, !content.triesOrAwaits, locals.isDisjoint(with: words),
        item.following.isEmpty || !words.contains("return")
      else { continue }
      let name = newName("react", for: node)
      replace(whole, with: "\(name)(to: \(whole.subject.trimmedDescription))")
      insert(
        "\n\nprivate func \(name)(to status: CLAuthorizationStatus) {\nswitch status {\(whole.cases)\n}\n}",
        after: node)
      break
    }
    return .skipChildren
  }

  private static func names(declaredBy item: CodeBlockItemSyntax) -> [String] {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription)
    }
    guard let conditions = item.item.as(GuardStmtSyntax.self)?.conditions else { return [] }
    return conditions.compactMap {
      guard case .optionalBinding(let binding) = $0.condition else { return nil }
      return binding.pattern.trimmedDescription
    }
  }
}
