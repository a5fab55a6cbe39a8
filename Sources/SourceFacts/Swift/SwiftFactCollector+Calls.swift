import SwiftSyntax

extension SwiftFactCollector {
  /// Notes a call with what surrounds it.
  mutating func note(_ call: FunctionCallExprSyntax, of callee: String) {
    guard types.isInsideMethod else { return }
    types.add(
      site: CallSite(
        name: callee, receiverType: receiverType(of: call), conditions: scope.conditions,
        closureOwners: closureOwners))
  }

  /// Returns the type whose function is called; without a receiver that is the enclosing type.
  private func receiverType(of call: FunctionCallExprSyntax) -> String? {
    guard let access = memberAccess(called: call.calledExpression) else { return scope.type }
    return access.base.flatMap { typeReader.clue(of: $0).typeName }
  }

  private func memberAccess(called expression: ExprSyntax) -> MemberAccessExprSyntax? {
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return optional.expression.as(MemberAccessExprSyntax.self)
    }
    return expression.as(MemberAccessExprSyntax.self)
  }

  /// Returns the name of the function that a closure is given to, or an empty one.
  func owner(of closure: Syntax) -> String {
    var node = closure.parent
    while let list = node, [.labeledExpr, .labeledExprList].contains(list.kind) { node = list.parent }
    return node?.as(FunctionCallExprSyntax.self).flatMap(calleeName) ?? ""
  }

  /// Notes what a stored property is given when an object of the enclosing type is made.
  mutating func noteInitialiser(of binding: PatternBindingSyntax) {
    guard let owner = scope.type, let value = binding.initializer?.value,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
      let type = typeReader.type(of: nil, value)
    else { return }
    types.add(propertyInitialiser: type, of: owner)
  }
}
