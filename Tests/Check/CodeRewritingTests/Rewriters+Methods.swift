internal import SwiftSyntax

final class MethodForBody: SourceRewriter {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isAction = node.attributes.contains { $0.trimmedDescription == "@IBAction" }
    let names = node.parameterNames
    guard node.isLocationCallback || isAction, node.isPlainMethod, node.signature.returnClause == nil,
      let body = node.body, !body.statements.isEmpty, !names.contains("_")
    else { return .skipChildren }
    let parameters = zip(names, node.signature.parameterClause.parameters)
      .map { "_ \($0): \($1.type.trimmedDescription)" }.joined(separator: ", ")
    let name = newName("handle", for: node)
    replace(
      body,
      with: """
        {
          \(name)(\(names.joined(separator: ", ")))
        }

        private func \(name)(\(parameters)) {\(body.statements)
        }
        """)
    return .skipChildren
  }
}

final class MethodForCall: SourceRewriter {
  private var managers: Set<String> = []

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    managers = ManagerNames(in: node).names
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isPlainMethod, let body = node.body else { return .skipChildren }
    let locals = node.parameterNames
    for call in CallStatements(in: body).calls {
      guard call.arguments.isEmpty, call.trailingClosure == nil,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        ["request", "start", "stop"].contains(where: { member.declName.baseName.text.hasPrefix($0) }),
        let base = member.base?.trimmedDescription
      else { continue }
      let manager = base.filter { $0 != "?" && $0 != "!" }.replacing("self.", with: "")
      // A manager that only this method knows can't be reached from another.
      guard managers.contains(manager), !locals.contains(manager),
        !["let", "var"].contains(where: { body.description.contains("\($0) \(manager)") })
      else { continue }
      let name = newName("perform", for: node)
      replace(call, with: "\(name)()")
      insert("\n\nprivate func \(name)() {\n\(call.trimmedDescription)\n}", after: node)
    }
    return .skipChildren
  }
}

final class MethodForAlert: SourceRewriter {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isPlainMethod, let body = node.body else { return .skipChildren }
    for call in CallStatements(in: body).calls {
      guard ["present", "self.present"].contains(call.calledExpression.trimmedDescription),
        call.trailingClosure == nil, let shown = call.arguments.first?.expression,
        shown.is(DeclReferenceExprSyntax.self)
      else { continue }
      let name = newName("show", for: node)
      replace(call, with: "\(name)(\(shown.trimmedDescription))")
      insert(
        "\n\nprivate func \(name)(_ shown: UIViewController) {\npresent(shown, animated: true)\n}",
        after: node)
    }
    return .skipChildren
  }
}

/// The calls in a method that are statements, and not in a closure.
private final class CallStatements: CodeOutsideClosures {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(CodeBlockItemSyntax.self) == true { calls.append(node) }
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

final class CallbacksInExtension: SourceRewriter {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericParameterClause == nil, node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    else { return .skipChildren }
    var moved = ""
    for member in node.memberBlock.members {
      guard let method = member.decl.as(FunctionDeclSyntax.self), method.isLocationCallback,
        !method.modifiers.contains(where: { $0.name.text == "override" })
      else { continue }
      moved += "\(member)\n"
      replace(member, with: "")
    }
    if !moved.isEmpty { addition += "\n\nextension \(node.name.text) {\n\(moved)}\n" }
    return .skipChildren
  }
}
