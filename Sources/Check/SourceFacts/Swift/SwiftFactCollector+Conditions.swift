import SwiftSyntax

extension SwiftFactCollector {
  /// Adds the conditions and names in a block or closure.
  mutating func enterBlock(_ node: Syntax) {
    switch node.kind {
    case .codeBlock: addConditions(ofBlock: node)
    case .ifExpr: addConditions(ofElse: node)
    case .switchCase: node.as(SwitchCaseSyntax.self).map { addCondition(of: $0) }
    case .unresolvedTernaryExpr: addCondition(ofChoice: node)
    case .closureExpr: node.as(ClosureExprSyntax.self).map { declareParameters(of: $0) }
    case .forStmt: node.as(ForStmtSyntax.self).map { declareElement(of: $0) }
    case .catchClause: scope.declare("error", .init())
    default: break
    }
  }

  /// Adds the condition after a guard statement.
  mutating func leave(_ statement: GuardStmtSyntax) {
    add(statement.conditions)
  }

  /// Adds the condition after an if statement whose body exits the enclosing block.
  mutating func leave(_ statement: IfExprSyntax) {
    guard statement.elseBody == nil, let last = statement.body.statements.last?.item.kind else { return }
    let isExit = [.returnStmt, .throwStmt, .continueStmt, .breakStmt].contains(last)
    if isExit { addNegation(statement.conditions) }
  }

  private mutating func addConditions(ofBlock node: Syntax) {
    guard let parent = node.parent else { return }
    if let statement = parent.as(IfExprSyntax.self) {
      if statement.body.id == node.id {
        add(statement.conditions)
      } else {
        addNegation(statement.conditions)
      }
    } else if let statement = parent.as(GuardStmtSyntax.self) {
      addNegation(statement.conditions)
    } else if let statement = parent.as(WhileStmtSyntax.self) {
      add(statement.conditions)
    } else if let statement = parent.as(ForStmtSyntax.self), let filter = statement.whereClause?.condition {
      scope.add(condition: file.quote(filter))
    }
  }

  /// Adds the negated conditions of the statement to which an "else if" belongs.
  private mutating func addConditions(ofElse node: Syntax) {
    if let outer = node.parent?.as(IfExprSyntax.self) { addNegation(outer.conditions) }
  }

  private mutating func add(_ conditions: ConditionElementListSyntax) {
    for condition in conditions { scope.add(condition: text(of: meaning(of: condition))) }
  }

  private mutating func addNegation(_ conditions: ConditionElementListSyntax) {
    let meanings = conditions.map(meaning)
    let isOne = meanings.count == 1
    let joined = meanings.map(text).joined(separator: ", ")
    scope.add(
      condition: isOne ? text(of: (meanings[0].text, !meanings[0].isNegated)) : text(of: (joined, true)))
  }

  /// What holds, or doesn't if it is negated as a whole.
  private typealias Meaning = (text: String, isNegated: Bool)

  private func text(of meaning: Meaning) -> String { (meaning.isNegated ? "!" : "") + meaning.text }

  /// Returns what a condition says; a constant that names a condition stands for what that says.
  private func meaning(of element: ConditionElementSyntax) -> Meaning {
    let text = file.quote(element.condition)
    if let named = scope.local(text)?.condition { return (named, false) }
    guard case .expression(let value) = element.condition,
      let operand = value.as(PrefixOperatorExprSyntax.self), operand.operator.text == "!"
    else { return (text, false) }
    let inner = file.quote(operand.expression)
    return (scope.local(inner)?.condition ?? inner, true)
  }

  /// Returns the text of a constant's value, if it is the result of comparisons.
  func condition(named value: ExprSyntax) -> String? {
    value.is(SequenceExprSyntax.self) || value.is(PrefixOperatorExprSyntax.self) ? file.quote(value) : nil
  }

  /// Adds "case patterns = subject" or "default = subject".
  ///
  /// The default of a switch over the authorization status is replaced by the remaining cases.
  private mutating func addCondition(of branch: SwitchCaseSyntax) {
    let statement = branch.parent?.parent?.as(SwitchExprSyntax.self)
    let subject = statement.map { file.quote($0.subject) } ?? ""
    if case .case(let label) = branch.label {
      return scope.add(condition: "case \(file.quote(label.caseItems)) = \(subject)")
    }
    let left = AuthorizationCases.left(by: statement.map(labels) ?? "")
    scope.add(
      condition: left.isEmpty
        ? "default = \(subject)" : "case \(left.map { "." + $0 }.joined(separator: ", ")) = \(subject)")
  }

  /// The maximum number of branches to examine for the meaning of a default; a status has six
  /// cases.
  private static let branchLimit = 16

  private func labels(of statement: SwitchExprSyntax) -> String {
    statement.cases.prefix(Self.branchLimit).compactMap { branch in
      guard case .switchCase(let branch) = branch, case .case(let label) = branch.label else { return nil }
      return file.quote(label.caseItems)
    }.joined(separator: ", ")
  }

  /// The maximum number of operands of an expression to search for a conditional operator.
  private static let choiceLimit = 64

  /// Adds the condition of a conditional expression inside its first branch, which is part of an
  /// unfolded sequence.
  private mutating func addCondition(ofChoice node: Syntax) {
    guard let condition = choiceCondition(before: node) else { return }
    scope.add(condition: condition)
  }

  private func choiceCondition(before node: Syntax) -> String? {
    guard let sequence = node.parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(sequence.prefix(Self.choiceLimit))
    guard let end = elements.firstIndex(where: { $0.id == node.id }) else { return nil }
    let operands = elements[..<end]
    let start = operands.lastIndex { $0.kind == .assignmentExpr || $0.kind == .unresolvedTernaryExpr }
    let condition = operands[(start.map { $0 + 1 } ?? 0)...]
    guard let first = condition.first, let last = condition.last else { return nil }
    let offset = first.positionAfterSkippingLeadingTrivia.utf8Offset
    return file.text.quote(offset..<max(offset, last.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// Returns the negated condition of a conditional expression whose second branch contains an
  /// expression.
  func negatedChoice(around node: Syntax) -> String? {
    var node = node
    var steps = 0
    while let parent = node.parent, parent.kind != .codeBlockItem, steps < 16 {
      if let sequence = parent.as(ExprListSyntax.self), node.kind != .unresolvedTernaryExpr,
        let choice = sequence.last(where: { $0.kind == .unresolvedTernaryExpr && $0.position < node.position }
        )
      {
        return choiceCondition(before: Syntax(choice)).map { "!" + $0 }
      }
      node = parent
      steps += 1
    }
    return nil
  }

  private mutating func declareParameters(of closure: ClosureExprSyntax) {
    for capture in closure.signature?.capture?.items ?? [] where capture.initializer != nil {
      scope.declare(
        SwiftFile.name(capture.name), .init(type: typeReader.type(of: nil, capture.initializer?.value)))
    }
    if case .simpleInput(let names) = closure.signature?.parameterClause {
      for parameter in names { scope.declare(SwiftFile.name(parameter.name), .init()) }
    } else if case .parameterClause(let clause) = closure.signature?.parameterClause {
      for parameter in clause.parameters {
        let name = SwiftFile.name(parameter.secondName ?? parameter.firstName)
        scope.declare(name, .init(type: parameter.type.map { file.typeName(of: $0) }))
      }
    }
  }

  private mutating func declareElement(of loop: ForStmtSyntax) {
    var type = loop.typeAnnotation.map { file.typeName(of: $0.type) }
    if type == nil, case .instance(let sequence) = typeReader.clue(of: loop.sequence),
      sequence.hasPrefix("["),
      sequence.hasSuffix("]"), !sequence.contains(":")
    {
      type = String(sequence.dropFirst().dropLast())
    }
    declare(loop.pattern, .init(type: type))
  }
}
