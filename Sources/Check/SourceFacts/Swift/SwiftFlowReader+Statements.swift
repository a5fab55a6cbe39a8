import SwiftSyntax

extension SwiftFlowReader {
  /// Returns the statements of a block.
  func statements(in block: CodeBlockItemListSyntax) -> [FlowStatement] {
    block.flatMap { statements($0, areValues: false) }
  }

  /// Returns the statements of a block, in which a single expression is the result.
  func valueStatements(in block: CodeBlockItemListSyntax) -> [FlowStatement] {
    let isOnly = block.count == 1
    return block.flatMap { statements($0, areValues: isOnly) }
  }

  private func block(_ block: CodeBlockItemListSyntax, areValues: Bool) -> [FlowStatement] {
    areValues ? valueStatements(in: block) : statements(in: block)
  }

  private func statements(_ item: CodeBlockItemSyntax, areValues: Bool) -> [FlowStatement] {
    guard let inner else { return [.unread] }
    if case .expr(let expression) = item.item {
      return inner.statements(expression, areValues: areValues)
    }
    if case .stmt(let statement) = item.item {
      return inner.statements(statement, areValues: areValues)
    }
    guard let declaration = item.item.as(DeclSyntax.self) else { return [.unread] }
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      let clauses = ConditionalCompilation.activeClauses(of: conditional, under: definitions)
      return inner.statements(in: clauses[...], areValues: areValues)
    }
    return inner.declarations(declaration)
  }

  /// Returns the statements of the branches of conditional compilation that may be compiled.
  private func statements(
    in clauses: ArraySlice<IfConfigClauseSyntax>, areValues: Bool
  ) -> [FlowStatement] {
    guard let first = clauses.first else { return [] }
    var body: [FlowStatement] = []
    if case .statements(let statements)? = first.elements { body = block(statements, areValues: areValues) }
    guard clauses.count > 1, let inner else { return body }
    let question = FlowExpression.other([], text: "#if " + (first.condition.map { file.quote($0) } ?? ""))
    return [
      .branch(
        [.holds(question)], then: body,
        otherwise: inner.statements(in: clauses.dropFirst(), areValues: areValues))
    ]
  }

  private func declarations(_ declaration: DeclSyntax) -> [FlowStatement] {
    if let function = function(in: declaration) { return [.function(function)] }
    return (declaration.as(VariableDeclSyntax.self)?.bindings ?? []).flatMap { binding -> [FlowStatement] in
      let value = binding.initializer.map { expression($0.value) }
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        return [.declaration(SwiftFile.name(pattern.identifier), type: type(of: binding), value)]
      }
      return value.map { [.expression($0)] } ?? []
    }
  }

  private func statements(_ statement: StmtSyntax, areValues: Bool) -> [FlowStatement] {
    if let wrapped = statement.as(ExpressionStmtSyntax.self) {
      return statements(wrapped.expression, areValues: areValues)
    }
    if let statement = statement.as(ReturnStmtSyntax.self) {
      return [.result(statement.expression.map(expression), line: file.position(of: statement).line)]
    }
    if let statement = statement.as(ThrowStmtSyntax.self) {
      return [.failure(expression(statement.expression), line: file.position(of: statement).line)]
    }
    if let statement = statement.as(GuardStmtSyntax.self) {
      return [
        .branch(
          conditions(statement.conditions), then: [], otherwise: statements(in: statement.body.statements))
      ]
    }
    if let statement = statement.as(DoStmtSyntax.self) { return [attempt(statement)] }
    if let statement = statement.as(DeferStmtSyntax.self) {
      return [.deferred(statements(in: statement.body.statements))]
    }
    if let statement = statement.as(LabeledStmtSyntax.self), let inner {
      return inner.statements(statement.statement, areValues: false)
    }
    return loop(statement).map { [$0] } ?? (isJump(statement) ? [.jump] : [.unread])
  }

  private func isJump(_ statement: StmtSyntax) -> Bool {
    [.breakStmt, .continueStmt, .fallThroughStmt].contains(statement.kind)
  }

  private func attempt(_ statement: DoStmtSyntax) -> FlowStatement {
    let body = statements(in: statement.body.statements)
    guard !statement.catchClauses.isEmpty else { return .branch([], then: body, otherwise: []) }
    let cases = statement.catchClauses.map { clause in
      FlowCase(
        patterns: clause.catchItems.compactMap { $0.pattern.map(pattern) },
        filter: clause.catchItems.first?.whereClause.map { expression($0.condition) },
        body: statements(in: clause.body.statements))
    }
    // A clause without a pattern catches every error.
    let complete = cases.map {
      FlowCase(patterns: $0.patterns.isEmpty ? [.anything] : $0.patterns, filter: $0.filter, body: $0.body)
    }
    return .handled(body, failures: [.selection(.name("error"), complete)])
  }

  private func loop(_ statement: StmtSyntax) -> FlowStatement? {
    if let loop = statement.as(ForStmtSyntax.self) {
      let sequence = expression(loop.sequence)
      return .loop(
        element: pattern(loop.pattern), loop.awaitKeyword == nil ? sequence : .awaited(sequence),
        loop.whereClause.map { [.holds(expression($0.condition))] } ?? [],
        body: statements(in: loop.body.statements))
    }
    if let loop = statement.as(WhileStmtSyntax.self) {
      return .loop(
        element: nil, nil, conditions(loop.conditions), body: statements(in: loop.body.statements))
    }
    guard let loop = statement.as(RepeatStmtSyntax.self) else { return nil }
    // The body runs once in any case.
    return .loop(
      element: nil, nil, [.holds(.boolean(true))], body: statements(in: loop.body.statements))
  }

  /// Converts an expression to statements, which produce its value if required.
  func statements(_ value: ExprSyntax, areValues: Bool) -> [FlowStatement] {
    if let conditional = value.as(IfExprSyntax.self) { return [branch(conditional, areValues: areValues)] }
    if let selection = value.as(SwitchExprSyntax.self) {
      return [self.selection(selection, areValues: areValues)]
    }
    if let sequence = value.as(SequenceExprSyntax.self), let assignment = assignment(sequence) {
      return [assignment]
    }
    return areValues
      ? [.result(expression(value), line: file.position(of: value).line)] : [.expression(expression(value))]
  }

  private func branch(_ statement: IfExprSyntax, areValues: Bool) -> FlowStatement {
    var otherwise: [FlowStatement] = []
    if case .codeBlock(let block)? = statement.elseBody {
      otherwise = self.block(block.statements, areValues: areValues)
    } else if case .ifExpr(let next)? = statement.elseBody {
      otherwise = inner.map { [$0.branch(next, areValues: areValues)] } ?? [.unread]
    }
    return .branch(
      conditions(statement.conditions), then: block(statement.body.statements, areValues: areValues),
      otherwise: otherwise)
  }

  private func selection(_ statement: SwitchExprSyntax, areValues: Bool) -> FlowStatement {
    let cases = cases(in: statement.cases, areValues: areValues)
    // In reverse order, so that a case that falls through includes everything that the next one
    // does.
    let joined = cases.reversed().reduce(into: [FlowCase]()) { known, next in
      let falls = next.fallsThrough ? known.last?.body ?? [] : []
      known.append(FlowCase(patterns: next.patterns, filter: next.filter, body: next.body + falls))
    }
    return .selection(expression(statement.subject), joined.reversed())
  }

  private struct WrittenCase {
    let patterns: [FlowPattern]
    let filter: FlowExpression?
    let body: [FlowStatement]
    let fallsThrough: Bool
  }

  private func cases(in list: SwitchCaseListSyntax, areValues: Bool) -> [WrittenCase] {
    list.flatMap { element -> [WrittenCase] in
      if case .switchCase(let branch) = element { return [writtenCase(branch, areValues: areValues)] }
      guard let inner, case .ifConfigDecl(let conditional) = element else { return [] }
      return ConditionalCompilation.activeClauses(of: conditional, under: definitions).flatMap {
        clause -> [WrittenCase] in
        guard case .switchCases(let cases)? = clause.elements else { return [] }
        return inner.cases(in: cases, areValues: areValues)
      }
    }
  }

  private func writtenCase(_ branch: SwitchCaseSyntax, areValues: Bool) -> WrittenCase {
    let fallsThrough = branch.statements.last?.item.kind == .fallThroughStmt
    let statements = fallsThrough ? CodeBlockItemListSyntax(branch.statements.dropLast()) : branch.statements
    let body = block(statements, areValues: areValues)
    guard case .case(let label) = branch.label else {
      return WrittenCase(patterns: [.anything], filter: nil, body: body, fallsThrough: fallsThrough)
    }
    return WrittenCase(
      patterns: label.caseItems.map { pattern($0.pattern) },
      filter: label.caseItems.lazy.compactMap(\.whereClause).first.map { expression($0.condition) },
      body: body,
      fallsThrough: fallsThrough)
  }

  /// Returns the conditions of a statement.
  func conditions(_ list: ConditionElementListSyntax) -> [FlowCondition] {
    list.map { condition($0.condition) }
  }

  private func condition(_ condition: ConditionElementSyntax.Condition) -> FlowCondition {
    if case .expression(let value) = condition { return .holds(expression(value)) }
    if case .matchingPattern(let match) = condition {
      return .matches(pattern(match.pattern), expression(match.initializer.value))
    }
    if case .optionalBinding(let binding) = condition {
      let name = binding.pattern.as(IdentifierPatternSyntax.self).map { SwiftFile.name($0.identifier) } ?? "_"
      return .present(name, binding.initializer.map { expression($0.value) } ?? .name(name))
    }
    // A check of the release is evaluated for the newest one.
    guard case .availability(let availability) = condition else {
      return .holds(.other([], text: file.quote(condition)))
    }
    return .holds(.boolean(availability.availabilityKeyword.text == "#available"))
  }

  /// Converts a pattern.
  func pattern(_ pattern: PatternSyntax) -> FlowPattern {
    guard let inner else { return .value(.other([], text: file.quote(pattern))) }
    if let named = pattern.as(IdentifierPatternSyntax.self) {
      return .binding(SwiftFile.name(named.identifier))
    }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return inner.pattern(binding.pattern) }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return .tuple(tuple.elements.map { inner.pattern($0.pattern) })
    }
    if let written = pattern.as(ExpressionPatternSyntax.self) {
      return inner.pattern(ofExpression: written.expression)
    }
    if pattern.kind == .wildcardPattern { return .anything }
    return .value(.other([], text: file.quote(pattern)))
  }

  private func pattern(ofExpression value: ExprSyntax) -> FlowPattern {
    guard let inner else { return .value(.other([], text: file.quote(value))) }
    if let written = value.as(PatternExprSyntax.self) { return inner.pattern(written.pattern) }
    if value.kind == .discardAssignmentExpr { return .anything }
    if let optional = value.as(OptionalChainingExprSyntax.self) {
      return .present(inner.pattern(ofExpression: optional.expression))
    }
    if let tuple = value.as(TupleExprSyntax.self) {
      let elements = tuple.elements.map { inner.pattern(ofExpression: $0.expression) }
      return elements.count == 1 ? elements[0] : .tuple(elements)
    }
    if let call = value.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return .enumCase(
        SwiftFile.name(access.declName.baseName),
        call.arguments.map { inner.pattern(ofExpression: $0.expression) })
    }
    return .value(expression(value))
  }
}
