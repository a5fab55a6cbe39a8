import SwiftSyntax

extension SwiftFactCollector {
  /// Notes a call with what surrounds it.
  mutating func note(_ call: FunctionCallExprSyntax, of callee: String) {
    guard types.isInsideMethod else { return }
    types.add(
      site: CallSite(
        name: callee, receiver: receiverName(of: call), receiverType: receiverType(of: call),
        conditions: scope.conditions, closureOwners: closureOwners, arguments: plainArguments(of: call),
        isRepeated: !loops.isEmpty, mostTurns: mostTurns,
        hasArguments: !call.arguments.isEmpty || call.trailingClosure != nil))
  }

  /// How often the present place runs at most, where all loops around it say so.
  private var mostTurns: Int? {
    guard !loops.isEmpty else { return nil }
    return loops.reduce(1) { product, turns in
      guard let product, let turns else { return nil }
      let (turnsInAll, isTooMany) = product.multipliedReportingOverflow(by: turns)
      return isTooMany ? .max : turnsInAll
    }
  }

  /// Whether what is in a node runs for each element of something, or as long as something holds.
  func isLoop(_ node: Syntax) -> Bool {
    switch node.kind {
    case .forStmt, .whileStmt, .repeatStmt: true
    case .closureExpr: Self.repeating.contains(owner(of: node))
    default: false
    }
  }

  /// Returns how often a loop runs at most, where that is written.
  func mostTurns(of loop: Syntax) -> Int? {
    if let statement = loop.as(ForStmtSyntax.self) { return SwiftLoopCount.most(of: statement.sequence) }
    guard loop.kind == .closureExpr, let call = call(givenClosure: loop) else { return nil }
    return memberAccess(called: call.calledExpression)?.base.flatMap { SwiftLoopCount.most(of: $0) }
  }

  /// What runs a closure for each element.
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

  /// Notes a variable that is set, and whether to nil.
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

  /// Returns whether a closure looks at what it is given.
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
    guard let call = call(givenClosure: closure), let name = calleeName(of: call) else { return "" }
    return queue(of: call).map { $0 + "." + name } ?? name
  }

  private func call(givenClosure closure: Syntax) -> FunctionCallExprSyntax? {
    var node = closure.parent
    while let list = node, [.labeledExpr, .labeledExprList].contains(list.kind) { node = list.parent }
    return node?.as(FunctionCallExprSyntax.self)
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
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
    else { return }
    let given = value.as(FunctionCallExprSyntax.self)?.arguments.map(\.expression) ?? []
    for type in ([value] + given).compactMap({ typeReader.type(of: nil, $0) }) {
      types.add(propertyInitialiser: type, of: owner)
    }
  }

  /// Notes the read of a property of the enclosing type that is worked out.
  mutating func noteRead(of reference: DeclReferenceExprSyntax) {
    let name = SwiftFile.name(reference.baseName)
    guard types.isInsideMethod, let type = scope.type, declared.types[type]?.getters.contains(name) ?? false,
      scope.local(name) == nil
    else { return }
    note(read: name, of: type)
  }

  /// Notes the read of a property that may be worked out by the app's own code.
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
    var name = name
    return name.withUTF8 { locationWords.occurs(in: UnsafeRawBufferPointer($0)) }
      && !LocationVocabulary.all.isType(name)
  }

  private static let locationWords = WordSearch(["ocation", "ermission", "ocator"])

  /// Notes the one instance of a type that is named by itself, as where it is kept or handed on: it is made then.
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
