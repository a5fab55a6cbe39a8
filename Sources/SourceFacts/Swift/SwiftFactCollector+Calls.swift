import SwiftSyntax

extension SwiftFactCollector {
  /// Notes a call with what surrounds it.
  mutating func note(_ call: FunctionCallExprSyntax, of callee: String) {
    guard types.isInsideMethod else { return }
    types.add(
      site: CallSite(
        name: callee, receiver: receiverName(of: call), receiverType: receiverType(of: call),
        conditions: scope.conditions,
        closureOwners: closureOwners))
  }

  /// Returns the type whose function is called; without a receiver that is the enclosing type.
  private func receiverType(of call: FunctionCallExprSyntax) -> String? {
    guard let access = memberAccess(called: call.calledExpression) else { return scope.type }
    return access.base.flatMap { typeReader.clue(of: $0).typeName }
  }

  /// Returns the last name of what a function is called on.
  private func receiverName(of call: FunctionCallExprSyntax) -> String? {
    memberAccess(called: call.calledExpression)?.base.flatMap(lastName)
  }

  /// Returns the last name of an expression, looking through the marks that unwrap it.
  private func lastName(of expression: ExprSyntax) -> String? {
    var expression = expression
    while true {
      if let optional = expression.as(OptionalChainingExprSyntax.self) {
        expression = optional.expression
      } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        expression = forced.expression
      } else if let access = expression.as(MemberAccessExprSyntax.self) {
        return SwiftFile.name(access.declName.baseName)
      } else {
        return expression.as(DeclReferenceExprSyntax.self).map { SwiftFile.name($0.baseName) }
      }
    }
  }

  /// Notes a variable that is set to nil.
  mutating func noteCleared(by sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements.prefix(4))
    guard types.isInsideMethod, elements.count == 3, elements[1].kind == .assignmentExpr,
      elements[2].kind == .nilLiteralExpr, let name = lastName(of: elements[0])
    else { return }
    types.add(cleared: name)
  }

  /// Notes a text without interpolation.
  mutating func noteText(of literal: StringLiteralExprSyntax) {
    guard types.isInsideMethod, case .string(let text)? = SwiftValueReader.literal(ExprSyntax(literal)) else {
      return
    }
    types.add(text: text)
  }

  private func memberAccess(called expression: ExprSyntax) -> MemberAccessExprSyntax? {
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return optional.expression.as(MemberAccessExprSyntax.self)
    }
    return expression.as(MemberAccessExprSyntax.self)
  }

  /// Returns the name of the function that a closure is given to, or an empty one, with the kind of queue in front.
  func owner(of closure: Syntax) -> String {
    var node = closure.parent
    while let list = node, [.labeledExpr, .labeledExprList].contains(list.kind) { node = list.parent }
    guard let call = node?.as(FunctionCallExprSyntax.self), let name = calleeName(of: call) else { return "" }
    return queue(of: call).map { $0 + "." + name } ?? name
  }

  /// Returns "main" or "global" where a function of such a queue is called.
  private func queue(of call: FunctionCallExprSyntax) -> String? {
    guard var base = memberAccess(called: call.calledExpression)?.base else { return nil }
    if let made = base.as(FunctionCallExprSyntax.self) { base = made.calledExpression }
    guard let access = base.as(MemberAccessExprSyntax.self), let owner = access.base.flatMap(lastName),
      owner == "DispatchQueue"
    else { return nil }
    let name = SwiftFile.name(access.declName.baseName)
    return ["main", "global"].contains(name) ? name : nil
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
