import SwiftParser
import SwiftSyntax

/// Reads calls, values and functions from a syntax tree of bounded depth.
struct WrittenCallReader {
  /// The maximum depth of arguments, which code written by hand doesn't reach.
  private static let deepest = 24

  let text: SourceText
  let linesBefore: Int

  /// Returns the values of the file's constants outside of functions.
  func constants(in root: Syntax) -> [String: WrittenValue] {
    var constants: [String: WrittenValue] = [:]
    var pending = [root]
    while let node = pending.popLast() {
      if let binding = node.as(PatternBindingSyntax.self) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self),
          let value = binding.initializer?.value
        else { continue }
        let key = SwiftFile.name(name.identifier)
        if constants[key] == nil { constants[key] = self.value(of: value, depth: 0) }
      } else if node.as(FunctionDeclSyntax.self) == nil {
        pending += node.children(viewMode: .sourceAccurate).reversed().filter { $0.kind != .token }
      }
    }
    return constants
  }

  /// Returns the outermost calls of types with the given names.
  func calls(ofTypes types: Set<String>, in root: Syntax) -> [WrittenCall] {
    var calls: [WrittenCall] = []
    // A stack replaces recursion; the last element is visited next, so children are added in
    // reverse.
    var pending = [root]
    while let node = pending.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self),
        let type = call.calledExpression.as(DeclReferenceExprSyntax.self),
        types.contains(SwiftFile.name(type.baseName))
      {
        calls.append(self.call(call, of: type, depth: 0))
      } else {
        pending += node.children(viewMode: .sourceAccurate).reversed().filter { $0.kind != .token }
      }
    }
    return calls
  }

  /// Returns the raw values of the file's enum cases, by the cases' names.
  func rawValues(in root: Syntax) -> [String: String] {
    var values: [String: String] = [:]
    var pending = [root]
    while let node = pending.popLast() {
      if let element = node.as(EnumCaseElementSyntax.self) {
        let literal = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        if let literal { values[SwiftFile.name(element.name)] = literal }
      } else {
        pending += node.children(viewMode: .sourceAccurate).reversed().filter { $0.kind != .token }
      }
    }
    return values
  }

  /// Returns a call of a function or member; nil if the called expression has no name.
  func call(_ call: FunctionCallExprSyntax) -> WrittenCall? {
    Self.name(of: call.calledExpression).map {
      self.call(call, of: $0, base: base(of: call.calledExpression), depth: 0)
    }
  }

  private func call(
    _ call: FunctionCallExprSyntax, of name: DeclReferenceExprSyntax, base: String? = nil, depth: Int
  ) -> WrittenCall {
    var arguments = call.arguments.map { argument in
      WrittenCall.Argument(
        label: argument.label.map(SwiftFile.name), value: value(of: argument.expression, depth: depth + 1))
    }
    // The effect of a closure is unknown, and none of these functions takes one.
    if call.trailingClosure != nil { arguments.append(.init(label: "", value: .other)) }
    return WrittenCall(
      name: SwiftFile.name(name.baseName), base: base, arguments: arguments,
      position: position(of: Syntax(name)))
  }

  /// Returns a value as far as the text determines it.
  func value(of expression: ExprSyntax, depth: Int = 0) -> WrittenValue {
    guard depth < Self.deepest else { return .other }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue.map { .string($0, position(of: Syntax(literal.segments))) }
        ?? joined(literal, depth: depth)
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      return .array(array.elements.map { value(of: $0.expression, depth: depth + 1) })
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self) {
      guard case .elements(let entries) = dictionary.content else { return .dictionary([]) }
      return .dictionary(
        entries.map {
          WrittenEntry(
            key: value(of: $0.key, depth: depth + 1), value: value(of: $0.value, depth: depth + 1))
        })
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return .boolean(literal.literal.tokenKind == .keyword(.true))
    }
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      return Int(literal.literal.text).map { .integer($0) } ?? .other
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return sum(of: sequence, depth: depth) }
    if let group = expression.as(TupleExprSyntax.self), let only = group.elements.first,
      group.elements.count == 1
    {
      return value(of: only.expression, depth: depth + 1)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let mapped = mapped(call, depth: depth) { return mapped }
      guard let name = Self.name(of: call.calledExpression) else { return .other }
      return .call(self.call(call, of: name, base: base(of: call.calledExpression), depth: depth))
    }
    return Self.name(of: expression).map {
      .call(
        WrittenCall(
          name: SwiftFile.name($0.baseName), base: base(of: expression), arguments: [],
          position: position(of: Syntax($0))))
    } ?? .other
  }

  /// Returns an array that a closure maps; nil for other calls.
  private func mapped(_ call: FunctionCallExprSyntax, depth: Int) -> WrittenValue? {
    guard let closure = Self.mappingClosure(of: call),
      let list = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return nil }
    let parameter = Self.parameter(of: closure)
    let function = WrittenFunction(
      name: "", isMember: false, parameters: [.init(label: nil, name: parameter, standard: nil)],
      body: statements(of: closure.statements, isBody: true, depth: depth + 1))
    return .mapped(value(of: list, depth: depth + 1), by: function)
  }

  /// Returns the closure with which a call maps an array; nil for other calls.
  static func mappingClosure(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "flatMap", "compactMap"].contains(SwiftFile.name(member.declName.baseName)),
      call.additionalTrailingClosures.isEmpty
    else { return nil }
    if call.arguments.isEmpty { return call.trailingClosure }
    return call.arguments.count == 1 ? call.arguments.first?.expression.as(ClosureExprSyntax.self) : nil
  }

  private static func parameter(of closure: ClosureExprSyntax) -> String {
    let parameters = closure.signature?.parameterClause
    let name =
      parameters?.as(ClosureShorthandParameterListSyntax.self)?.first?.name
      ?? parameters?.as(ClosureParameterClauseSyntax.self)?.parameters.first.map {
        $0.secondName ?? $0.firstName
      }
    return name.map(SwiftFile.name) ?? "$0"
  }

  /// Returns the text before the last dot of a path of names; nil if there is no dot.
  private func base(of expression: some ExprSyntaxProtocol) -> String? {
    ExprSyntax(expression).as(MemberAccessExprSyntax.self).map { $0.base?.trimmedDescription ?? "" }
  }

  private func joined(_ literal: StringLiteralExprSyntax, depth: Int) -> WrittenValue {
    let start = position(of: Syntax(literal.segments))
    var parts: [WrittenValue] = []
    for segment in literal.segments {
      if let text = segment.as(StringSegmentSyntax.self) {
        parts.append(.string(text.content.text, start))
      } else if let expressions = segment.as(ExpressionSegmentSyntax.self)?.expressions,
        let only = expressions.first, expressions.count == 1
      {
        parts.append(value(of: only.expression, depth: depth + 1))
      } else {
        return .other
      }
    }
    return .joined(parts, start)
  }

  /// Returns the result of operators: "+" joins arrays and texts, "?:" is a choice, and others are
  /// unknown.
  private func sum(of sequence: SequenceExprSyntax, depth: Int) -> WrittenValue {
    let elements = Array(sequence.elements)
    if elements.count == 3, let choice = elements[1].as(UnresolvedTernaryExprSyntax.self) {
      return .choice(
        value(of: elements[0], depth: depth + 1), then: value(of: choice.thenExpression, depth: depth + 1),
        otherwise: value(of: elements[2], depth: depth + 1))
    }
    let operators = elements.filter { $0.is(BinaryOperatorExprSyntax.self) }
    let operands = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
    guard !operators.isEmpty, operands.count == operators.count + 1,
      operators.allSatisfy({ $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" })
    else { return .other }
    let values = operands.map { value(of: $0, depth: depth + 1) }
    if operands.contains(where: { $0.is(StringLiteralExprSyntax.self) }) {
      return .joined(values, position(of: Syntax(sequence)))
    }
    return .array(
      values.flatMap { value in if case .array(let elements) = value { elements } else { [value] } })
  }

  /// Returns the functions with a body, in order; nested functions are part of the outer ones.
  func declarations(in root: Syntax) -> [FunctionDeclSyntax] {
    var functions: [FunctionDeclSyntax] = []
    var pending = [root]
    while let node = pending.popLast() {
      if let function = node.as(FunctionDeclSyntax.self) {
        if function.body != nil { functions.append(function) }
      } else {
        pending += node.children(viewMode: .sourceAccurate).reversed().filter { $0.kind != .token }
      }
    }
    return functions
  }

  /// Returns a function as far as the text determines its result; nil if it doesn't.
  func function(_ function: FunctionDeclSyntax) -> WrittenFunction? {
    guard let body = function.body else { return nil }
    return WrittenFunction(
      name: SwiftFile.name(function.name), isMember: function.parent?.is(MemberBlockItemSyntax.self) ?? false,
      parameters: function.signature.parameterClause.parameters.map(parameter),
      body: statements(of: body.statements, isBody: true, depth: 0))
  }

  private func parameter(_ parameter: FunctionParameterSyntax) -> WrittenFunction.Parameter {
    let label = SwiftFile.name(parameter.firstName)
    return WrittenFunction.Parameter(
      label: label == "_" ? nil : label, name: parameter.secondName.map(SwiftFile.name) ?? label,
      standard: parameter.defaultValue.map { value(of: $0.value, depth: 0) })
  }

  private func statements(of list: CodeBlockItemListSyntax, isBody: Bool, depth: Int)
    -> [WrittenFunction.Statement]
  {
    guard depth < Self.deepest else { return [.other] }
    return list.flatMap { item -> [WrittenFunction.Statement] in
      let item = Syntax(item.item)
      if let variable = item.as(VariableDeclSyntax.self) { return variable.bindings.map(binding) }
      if let result = item.as(ReturnStmtSyntax.self)?.expression {
        return [.returning(value(of: result, depth: 0))]
      }
      if let loop = item.as(ForStmtSyntax.self) { return [self.loop(loop, depth: depth)] }
      guard let expression = item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self) else {
        return [.other]
      }
      if let branch = expression.as(IfExprSyntax.self) { return [self.branch(branch, depth: depth)] }
      if let appending = appending(expression) { return [appending] }
      return isBody && list.count == 1 ? [.returning(value(of: expression, depth: 0))] : [.other]
    }
  }

  private func binding(_ binding: PatternBindingSyntax) -> WrittenFunction.Statement {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self),
      let value = binding.initializer?.value
    else { return .other }
    return .binding(SwiftFile.name(name.identifier), self.value(of: value, depth: 0))
  }

  private func loop(_ loop: ForStmtSyntax, depth: Int) -> WrittenFunction.Statement {
    guard let name = Self.variable(of: loop) else { return .other }
    return .loop(
      name, over: value(of: loop.sequence),
      statements(of: loop.body.statements, isBody: false, depth: depth + 1))
  }

  /// Returns the name for the elements in a loop; nil if the loop skips elements or has no name for
  /// them.
  static func variable(of loop: ForStmtSyntax) -> String? {
    guard loop.whereClause == nil, loop.caseKeyword == nil else { return nil }
    return loop.pattern.as(IdentifierPatternSyntax.self).map { SwiftFile.name($0.identifier) }
  }

  private func branch(_ branch: IfExprSyntax, depth: Int) -> WrittenFunction.Statement {
    guard branch.conditions.count == 1, case .expression(let condition)? = branch.conditions.first?.condition
    else { return .other }
    var otherwise: [WrittenFunction.Statement] = []
    if let block = branch.elseBody?.as(CodeBlockSyntax.self) {
      otherwise = statements(of: block.statements, isBody: false, depth: depth + 1)
    } else if let next = branch.elseBody?.as(IfExprSyntax.self) {
      otherwise = depth < Self.deepest ? [self.branch(next, depth: depth + 1)] : [.other]
    }
    return .branch(
      value(of: condition, depth: 0),
      then: statements(of: branch.body.statements, isBody: false, depth: depth + 1), otherwise: otherwise)
  }

  /// Returns a statement such as "targets.append(x)", "targets.append(contentsOf: x)" or "targets
  /// += x".
  private func appending(_ expression: ExprSyntax) -> WrittenFunction.Statement? {
    if let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      SwiftFile.name(member.declName.baseName) == "append",
      let variable = member.base?.as(DeclReferenceExprSyntax.self), let argument = call.arguments.first
    {
      let added = value(of: argument.expression, depth: 0)
      return .appending(SwiftFile.name(variable.baseName), argument.label == nil ? .array([added]) : added)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let variable = sequence.elements.first?.as(DeclReferenceExprSyntax.self),
      sequence.elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "+=",
      let last = sequence.elements.last
    else { return nil }
    return .appending(SwiftFile.name(variable.baseName), value(of: last, depth: 0))
  }

  /// Returns the last name of a path of names; nil for anything else.
  static func name(of expression: ExprSyntax) -> DeclReferenceExprSyntax? {
    expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
  }

  private func position(of node: Syntax) -> SourcePosition {
    let own = text.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return SourcePosition(line: own.line + linesBefore, column: own.column)
  }
}
