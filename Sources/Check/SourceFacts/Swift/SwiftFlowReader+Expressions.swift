import SwiftSyntax

extension SwiftFlowReader {
  /// The maximum number of operands of an expression.
  private static let operandLimit = 64

  /// Converts an expression.
  func expression(_ value: ExprSyntax) -> FlowExpression {
    guard let inner else { return .other([], text: file.quote(value)) }
    return inner.plain(value) ?? inner.wrapped(value)
      ?? inner.compound(value) ?? .other([], text: file.quote(value))
  }

  /// Converts a name or a literal.
  private func plain(_ value: ExprSyntax) -> FlowExpression? {
    switch value.kind {
    case .declReferenceExpr:
      return value.as(DeclReferenceExprSyntax.self).map { .name(SwiftFile.name($0.baseName)) }
    case .superExpr: return .name("super")
    case .nilLiteralExpr: return .nothing
    case .booleanLiteralExpr:
      return .boolean(value.as(BooleanLiteralExprSyntax.self)?.literal.text == "true")
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr: return .literal(file.quote(value))
    default: return nil
    }
  }

  /// Converts an expression that contains another.
  private func wrapped(_ value: ExprSyntax) -> FlowExpression? {
    if let value = value.as(OptionalChainingExprSyntax.self) {
      return .optional(expression(value.expression))
    }
    if let value = value.as(ForceUnwrapExprSyntax.self) {
      return .forced(expression(value.expression), at: file.position(of: value.exclamationMark))
    }
    if let value = value.as(AwaitExprSyntax.self) { return .awaited(expression(value.expression)) }
    if let value = value.as(InOutExprSyntax.self) { return expression(value.expression) }
    if let value = value.as(GenericSpecializationExprSyntax.self) { return expression(value.expression) }
    if let value = value.as(TryExprSyntax.self) {
      let inside = expression(value.expression)
      let mark = value.questionOrExclamationMark?.text
      return mark == "!" ? inside : .attempted(inside, isOptional: mark == "?")
    }
    if let value = value.as(PrefixOperatorExprSyntax.self) {
      let inside = expression(value.expression)
      return value.operator.text == "!" ? .not(inside) : .other([inside], text: file.quote(value))
    }
    guard let tuple = value.as(TupleExprSyntax.self) else { return nil }
    let elements = tuple.elements.map { expression($0.expression) }
    return elements.count == 1 ? elements[0] : .tuple(elements)
  }

  private func compound(_ value: ExprSyntax) -> FlowExpression? {
    if let value = value.as(MemberAccessExprSyntax.self) { return member(value) }
    if let value = value.as(FunctionCallExprSyntax.self) { return .call(call(value)) }
    if let value = value.as(ClosureExprSyntax.self) { return .closure(closure(value)) }
    if let value = value.as(ArrayExprSyntax.self) {
      return .list(value.elements.map { expression($0.expression) })
    }
    if let value = value.as(DictionaryExprSyntax.self),
      let entries = value.content.as(DictionaryElementListSyntax.self)
    {
      return .other(entries.map { expression($0.value) }, text: file.quote(value))
    }
    if let value = value.as(SequenceExprSyntax.self) { return folded(Array(value.elements)[...]) }
    if let value = value.as(SubscriptCallExprSyntax.self) {
      return .element(
        expression(value.calledExpression), value.arguments.map { expression($0.expression) },
        text: file.quote(value))
    }
    if [.ifExpr, .switchExpr].contains(value.kind) { return runAtOnce(value) }
    return nil
  }

  private func member(_ access: MemberAccessExprSyntax) -> FlowExpression {
    let name = SwiftFile.name(access.declName.baseName)
    guard let base = access.base else { return .implicitMember(name) }
    return name == "self" ? expression(base) : .member(expression(base), name)
  }

  private func call(_ call: FunctionCallExprSyntax) -> FlowCall {
    let given = call.arguments.map {
      FlowCall.Argument(
        label: $0.label.map(SwiftFile.name), value: expression($0.expression), isTrailing: false)
    }
    let trailing = call.trailingClosure.map {
      FlowCall.Argument(label: nil, value: .closure(closure($0)), isTrailing: true)
    }
    let further = call.additionalTrailingClosures.map {
      FlowCall.Argument(
        label: SwiftFile.name($0.label), value: .closure(closure($0.closure)), isTrailing: false)
    }
    let name = call.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
    return FlowCall(
      callee: expression(call.calledExpression), arguments: given + [trailing].compactMap(\.self) + further,
      line: file.position(of: name ?? Syntax(call.calledExpression)).line, text: file.quote(call))
  }

  private func closure(_ closure: ClosureExprSyntax) -> FlowClosure {
    var parameters = ["$0", "$1", "$2"]
    if case .simpleInput(let names)? = closure.signature?.parameterClause {
      parameters = names.map { SwiftFile.name($0.name) }
    } else if case .parameterClause(let clause)? = closure.signature?.parameterClause {
      parameters = clause.parameters.map { SwiftFile.name($0.secondName ?? $0.firstName) }
    }
    let position = file.position(of: closure)
    return FlowClosure(
      parameters: parameters, body: valueStatements(in: closure.statements),
      names: names(in: closure.statements), line: position.line, column: position.column)
  }

  /// Converts a statement with a value to a closure that is called immediately.
  private func runAtOnce(_ value: ExprSyntax) -> FlowExpression {
    let position = file.position(of: value)
    let closure = FlowClosure(
      parameters: [], body: statements(value, areValues: true), names: [], line: position.line,
      column: position.column)
    return .call(
      FlowCall(
        callee: .closure(closure), arguments: [], line: position.line, text: file.quote(value)))
  }

  /// Returns the assignment in a sequence; nil if there is none.
  func assignment(_ sequence: SequenceExprSyntax) -> FlowStatement? {
    let elements = Array(sequence.elements)
    guard elements.count > 2 else { return nil }
    let line = file.position(of: elements[0]).line
    if elements[1].kind == .assignmentExpr {
      let value = folded(elements[2...])
      return elements[0].kind == .discardAssignmentExpr
        ? .expression(value) : .assignment(expression(elements[0]), value, line: line)
    }
    guard elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" else { return nil }
    let addition = FlowCall(
      callee: .member(expression(elements[0]), "append"),
      arguments: [.init(label: nil, value: folded(elements[2...]), isTrailing: false)], line: line,
      text: file.quote(sequence))
    return .expression(.call(addition))
  }

  /// Folds operands and operators into one expression, with the operator of lowest precedence
  /// outermost.
  private func folded(_ elements: ArraySlice<ExprSyntax>) -> FlowExpression {
    guard let first = elements.first, let last = elements.last, elements.count > 1 else {
      return elements.first.map(expression) ?? .other([], text: "")
    }
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    let text = file.text.quote(start..<max(start, last.endPositionBeforeTrailingTrivia.utf8Offset))
    guard elements.count <= Self.operandLimit, let inner else { return .other([], text: text) }
    return inner.choice(elements) ?? inner.logic(elements) ?? inner.comparison(elements)
      ?? inner.fallback(elements) ?? inner.cast(elements)
      ?? .other(elements.filter { !isOperator($0) }.map(expression), text: text)
  }

  private func isOperator(_ element: ExprSyntax) -> Bool {
    [.binaryOperatorExpr, .unresolvedAsExpr, .unresolvedIsExpr, .typeExpr, .assignmentExpr].contains(
      element.kind)
  }

  private func operatorText(_ element: ExprSyntax) -> String? {
    element.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  private func choice(_ elements: ArraySlice<ExprSyntax>) -> FlowExpression? {
    guard let index = elements.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }),
      let choice = elements[index].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    return .choice(
      folded(elements[..<index]), expression(choice.thenExpression), folded(elements[(index + 1)...]))
  }

  private func logic(_ elements: ArraySlice<ExprSyntax>) -> FlowExpression? {
    let alternatives = elements.split { operatorText($0) == "||" }
    if alternatives.count > 1 { return .any(alternatives.map(folded)) }
    let parts = elements.split { operatorText($0) == "&&" }
    return parts.count > 1 ? .all(parts.map(folded)) : nil
  }

  private static let equalities = ["==": true, "===": true, "!=": false, "!==": false]

  private func comparison(_ elements: ArraySlice<ExprSyntax>) -> FlowExpression? {
    guard
      let index = elements.firstIndex(where: { operatorText($0).map { Self.equalities[$0] != nil } ?? false }
      ),
      let isEqual = operatorText(elements[index]).flatMap({ Self.equalities[$0] })
    else { return nil }
    return .comparison(folded(elements[..<index]), isEqual: isEqual, folded(elements[(index + 1)...]))
  }

  private func fallback(_ elements: ArraySlice<ExprSyntax>) -> FlowExpression? {
    guard elements.count == 3 || operatorText(elements[elements.startIndex + 1]) == "??",
      let index = elements.firstIndex(where: { operatorText($0) == "??" })
    else { return nil }
    return .fallback(folded(elements[..<index]), folded(elements[(index + 1)...]))
  }

  private func cast(_ elements: ArraySlice<ExprSyntax>) -> FlowExpression? {
    guard elements.count == 3, elements[elements.startIndex + 1].kind == .unresolvedAsExpr,
      let type = elements.last?.as(TypeExprSyntax.self)
    else { return nil }
    return .cast(expression(elements[elements.startIndex]), type: file.typeName(of: type.type))
  }
}
