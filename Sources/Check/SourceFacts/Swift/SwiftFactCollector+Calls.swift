import SwiftSyntax

extension SwiftFactCollector {
  /// Adds a call with its context.
  mutating func note(_ call: FunctionCallExprSyntax, of callee: String) {
    guard types.isInsideMethod else { return }
    types.add(
      site: CallSite(
        name: callee, receiver: receiverName(of: call), receiverType: receiverType(of: call),
        conditions: scope.conditions, closureOwners: closureOwners, arguments: plainArguments(of: call),
        isRepeated: !loops.isEmpty, mostTurns: mostTurns,
        hasArguments: !call.arguments.isEmpty || call.trailingClosure != nil))
  }

  /// The maximum number of iterations at the current place, if all loops around it determine it.
  private var mostTurns: Int? {
    guard !loops.isEmpty else { return nil }
    return loops.reduce(1) { product, turns in
      guard let product, let turns else { return nil }
      let (turnsInAll, isTooMany) = product.multipliedReportingOverflow(by: turns)
      return isTooMany ? .max : turnsInAll
    }
  }

  /// Returns whether the contents of a node run for each element, or while a condition is true.
  func isLoop(_ node: Syntax) -> Bool {
    switch node.kind {
    case .forStmt, .whileStmt, .repeatStmt: true
    case .closureExpr: Self.repeating.contains(owner(of: node))
    default: false
    }
  }

  /// Returns the maximum number of iterations of a loop, if literals determine it.
  func mostTurns(of loop: Syntax) -> Int? {
    if let statement = loop.as(ForStmtSyntax.self) { return SwiftLoopCount.most(of: statement.sequence) }
    guard loop.kind == .closureExpr, let call = call(givenClosure: loop) else { return nil }
    return memberAccess(called: call.calledExpression)?.base.flatMap { SwiftLoopCount.most(of: $0) }
  }

  /// The functions that run a closure for each element.
  private static let repeating: Set<String> = ["forEach", "map", "compactMap", "flatMap"]

  /// Returns the labeled arguments that are literals or constants of Core Location.
  private func plainArguments(of call: FunctionCallExprSyntax) -> [SourceArgument] {
    call.arguments.compactMap { argument in
      guard let label = argument.label.map(SwiftFile.name) else { return nil }
      let name = argument.expression.as(DeclReferenceExprSyntax.self).map { SwiftFile.name($0.baseName) }
      let constant = name.flatMap { $0.hasPrefix("kCL") ? SourceValue.name($0) : nil }
      return (SwiftValueReader.literal(argument.expression) ?? constant).map {
        SourceArgument(label: label, value: $0)
      }
    }
  }

  /// Returns the type of the receiver; without a receiver, the enclosing type.
  private func receiverType(of call: FunctionCallExprSyntax) -> String? {
    guard let access = memberAccess(called: call.calledExpression) else { return scope.type }
    return access.base.flatMap { typeReader.clue(of: $0).typeName }
  }

  /// Returns the last name of the receiver.
  private func receiverName(of call: FunctionCallExprSyntax) -> String? {
    memberAccess(called: call.calledExpression)?.base.flatMap(lastName)
  }

  /// Returns the last name of an expression, ignoring unwrapping.
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

  /// Adds an assignment to a variable, and whether the value is nil.
  mutating func noteAssignment(by sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements.prefix(4))
    guard types.isInsideMethod, elements.count > 2, elements[1].kind == .assignmentExpr,
      let name = lastName(of: elements[0])
    else { return }
    if elements.count == 3, elements[2].kind == .nilLiteralExpr { types.add(cleared: name) }
    if elements.count == 3, let closure = elements[2].as(ClosureExprSyntax.self) {
      types.add(handler: GivenHandler(name: name, heedsArguments: heedsArguments(closure)))
    }
    if elements[0].kind != .declReferenceExpr || scope.local(name) == nil {
      types.add(assignmentUnder: scope.conditions)
    }
  }

  /// Returns whether a closure uses its arguments.
  private func heedsArguments(_ closure: ClosureExprSyntax) -> Bool {
    var names: Set<String> = []
    if case .simpleInput(let parameters)? = closure.signature?.parameterClause {
      names = Set(parameters.map { SwiftFile.name($0.name) })
    } else if case .parameterClause(let clause)? = closure.signature?.parameterClause {
      names = Set(clause.parameters.map { SwiftFile.name($0.secondName ?? $0.firstName) })
    } else {
      names = ["$0"]
    }
    return closure.statements.tokens(viewMode: .sourceAccurate).contains {
      names.contains(SwiftFile.name($0))
    }
  }

  /// Adds a text without interpolation.
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

  /// Returns the name of the function to which a closure is passed, with the kind of queue as a
  /// prefix; empty if there is none.
  func owner(of closure: Syntax) -> String {
    guard let call = call(givenClosure: closure), let name = calleeName(of: call) else { return "" }
    return queue(of: call).map { $0 + "." + name } ?? name
  }

  private func call(givenClosure closure: Syntax) -> FunctionCallExprSyntax? {
    var node = closure.parent
    while let list = node, [.labeledExpr, .labeledExprList].contains(list.kind) { node = list.parent }
    return node?.as(FunctionCallExprSyntax.self)
  }

  /// Returns "main" or "global" for a call of a function of such a queue.
  private func queue(of call: FunctionCallExprSyntax) -> String? {
    guard var base = memberAccess(called: call.calledExpression)?.base else { return nil }
    if let made = base.as(FunctionCallExprSyntax.self) { base = made.calledExpression }
    guard let access = base.as(MemberAccessExprSyntax.self), let owner = access.base.flatMap(lastName),
      owner == "DispatchQueue"
    else { return nil }
    let name = SwiftFile.name(access.declName.baseName)
    return ["main", "global"].contains(name) ? name : nil
  }

  /// Adds the initial value of a stored property of the enclosing type.
  mutating func noteInitialiser(of binding: PatternBindingSyntax) {
    guard let owner = scope.type, let value = binding.initializer?.value,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
    else { return }
    let given = value.as(FunctionCallExprSyntax.self)?.arguments.map(\.expression) ?? []
    for type in ([value] + given).compactMap({ typeReader.type(of: nil, $0) }) {
      types.add(propertyInitialiser: type, of: owner)
    }
  }

  /// Adds the read of a computed property of the enclosing type.
  mutating func noteRead(of reference: DeclReferenceExprSyntax) {
    let name = SwiftFile.name(reference.baseName)
    guard types.isInsideMethod, let type = scope.type, declared.types[type]?.getters.contains(name) ?? false,
      scope.local(name) == nil
    else { return }
    note(read: name, of: type)
  }

  /// Adds the read of a property that the app's own code may compute.
  mutating func noteRead(of access: MemberAccessExprSyntax) {
    let name = SwiftFile.name(access.declName.baseName)
    guard types.isInsideMethod, access.parent?.kind != .functionCallExpr, let base = access.base,
      declared.getters.contains(name) || lastName(of: base).map(Self.speaksOfLocation) ?? false,
      let type = typeReader.clue(of: base).typeName,
      declared.types[type]?.getters.contains(name) ?? Self.speaksOfLocation(type)
    else { return }
    note(read: name, of: type)
  }

  private mutating func note(read name: String, of type: String) {
    types.add(
      read: CallSite(
        name: name, receiverType: type, conditions: scope.conditions, closureOwners: closureOwners))
  }

  private static func speaksOfLocation(_ name: String) -> Bool {
    locationWords.occurs(in: name) && !LocationVocabulary.all.isType(name)
  }

  private static let locationWords = WordSearch(["ocation", "ermission", "ocator"])

  /// Adds a reference to the shared instance of a type, which is created at that time.
  mutating func noteInstance(_ access: MemberAccessExprSyntax) {
    guard types.isInsideMethod, SwiftTypeReader.singletons.contains(access.declName.baseName.text),
      access.parent?.kind != .memberAccessExpr, access.parent?.kind != .optionalChainingExpr,
      let base = access.base?.as(DeclReferenceExprSyntax.self),
      case .instance(let type) = typeReader.clue(of: ExprSyntax(access)),
      type == SwiftFile.name(base.baseName)
    else { return }
    types.add(
      site: CallSite(
        name: SwiftFile.name(access.declName.baseName), receiver: type, receiverType: type,
        conditions: scope.conditions, closureOwners: closureOwners))
  }
}
