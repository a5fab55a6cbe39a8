import SwiftSyntax

/// Determines the type of an expression from a single file.
struct SwiftTypeReader {
  let file: SwiftFile
  let declared: DeclaredNames
  let scope: SourceScope

  /// The maximum depth of nested expressions.
  private static let stepLimit = 16

  /// The conventional names of shared instances.
  static let singletons: Set<String> = [
    "shared", "sharedInstance", "instance", "default", "standard", "main", "current",
  ]

  /// Returns the type of an expression, as far as it is known.
  func clue(of expression: ExprSyntax, steps: Int = 0) -> TypeClue {
    guard steps < Self.stepLimit else { return .unknown }
    let next = steps + 1
    if let inner = wrapped(expression) { return clue(of: inner, steps: next) }
    switch expression.kind {
    case .declReferenceExpr: return expression.as(DeclReferenceExprSyntax.self).map(clue) ?? .unknown
    case .superExpr: return superclass.map(TypeClue.instance) ?? .unknown
    case .memberAccessExpr:
      return expression.as(MemberAccessExprSyntax.self).map { clue(of: $0, steps: next) } ?? .unknown
    case .functionCallExpr:
      return expression.as(FunctionCallExprSyntax.self).map { clue(ofCall: $0, steps: next) } ?? .unknown
    case .subscriptCallExpr:
      return expression.as(SubscriptCallExprSyntax.self).map { clue(ofElementOf: $0, steps: next) }
        ?? .unknown
    case .sequenceExpr:
      return expression.as(SequenceExprSyntax.self).map { clue(of: $0, steps: next) } ?? .unknown
    default: return .unknown
    }
  }

  /// Returns the operand of an expression that changes its type at most in optionality.
  private func wrapped(_ expression: ExprSyntax) -> ExprSyntax? {
    switch expression.kind {
    case .optionalChainingExpr: return expression.as(OptionalChainingExprSyntax.self)?.expression
    case .forceUnwrapExpr: return expression.as(ForceUnwrapExprSyntax.self)?.expression
    case .tryExpr: return expression.as(TryExprSyntax.self)?.expression
    case .awaitExpr: return expression.as(AwaitExprSyntax.self)?.expression
    case .genericSpecializationExpr: return expression.as(GenericSpecializationExprSyntax.self)?.expression
    case .tupleExpr:
      let elements = expression.as(TupleExprSyntax.self)?.elements
      return elements?.count == 1 ? elements?.first?.expression : nil
    default: return nil
    }
  }

  private var superclass: String? {
    scope.type.flatMap { declared.types[$0]?.inherited.first }.map {
      declared.resolve($0, inside: scope.type)
    }
  }

  private func clue(of reference: DeclReferenceExprSyntax) -> TypeClue {
    let name = SwiftFile.name(reference.baseName)
    if name == "self" { return scope.type.map(TypeClue.instance) ?? .unknown }
    if name == "Self" { return scope.type.map(TypeClue.metatype) ?? .unknown }
    // Names are looked up from the inside out, as in the compiler: local names shadow members, and
    // members shadow those of outer types. A name with an unknown type must not be mistaken for an
    // outer one.
    if let local = scope.local(name) { return local.type.map(instance) ?? .unknown }
    for type in declared.enclosing(scope.type) where declared.declares(name, in: type) {
      return declared.memberType(name, of: type).map(instance) ?? .unknown
    }
    if let type = scope.type, let inherited = declared.memberType(name, of: type) {
      return instance(inherited)
    }
    return isTypeName(name) ? .metatype(declared.resolve(name, inside: scope.type)) : .unknown
  }

  private func clue(of access: MemberAccessExprSyntax, steps: Int) -> TypeClue {
    guard let base = access.base else { return .unknown }
    let name = SwiftFile.name(access.declName.baseName)
    let baseClue = clue(of: base, steps: steps)
    if name == "self" { return baseClue }
    switch baseClue {
    case .instance(let type): return declared.memberType(name, of: type).map(instance) ?? .unknown
    case .metatype(let type): return clue(ofStatic: name, of: type)
    case .unknown: return .unknown
    }
  }

  private func clue(ofStatic name: String, of type: String) -> TypeClue {
    if let member = declared.memberType(name, of: type) { return instance(member) }
    if Self.singletons.contains(name) { return .instance(type) }
    guard isTypeName(name) else { return .unknown }
    return .metatype(LocationVocabulary.all.isModule(type) ? name : declared.resolve(type + "." + name))
  }

  private func clue(ofCall call: FunctionCallExprSyntax, steps: Int) -> TypeClue {
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      return clue(ofResultOf: closure, steps: steps)
    }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "init"
    {
      return clue(of: base, steps: steps).typeName.map(TypeClue.instance) ?? .unknown
    }
    return clue(of: call.calledExpression, steps: steps).typeName.map(TypeClue.instance) ?? .unknown
  }

  /// Returns the result type of a closure: the declared one, or that of its only or last statement.
  private func clue(ofResultOf closure: ClosureExprSyntax, steps: Int) -> TypeClue {
    if let type = closure.signature?.returnClause?.type { return instance(file.typeName(of: type)) }
    guard let last = closure.statements.last?.item else { return .unknown }
    guard let result = last.as(ReturnStmtSyntax.self)?.expression ?? last.as(ExprSyntax.self) else {
      return .unknown
    }
    if let name = result.as(DeclReferenceExprSyntax.self).map({ SwiftFile.name($0.baseName) }),
      let type = typeOfLocal(name, in: closure.statements, steps: steps)
    {
      return instance(type)
    }
    return clue(of: result, steps: steps)
  }

  private func typeOfLocal(_ name: String, in statements: CodeBlockItemListSyntax, steps: Int) -> String? {
    for statement in statements {
      for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard binding.pattern.as(IdentifierPatternSyntax.self).map({ SwiftFile.name($0.identifier) }) == name
        else { continue }
        return type(of: binding.typeAnnotation, binding.initializer?.value, steps: steps)
      }
    }
    return nil
  }

  /// Returns the type of a declaration, as written or from its value.
  func type(of annotation: TypeAnnotationSyntax?, _ value: ExprSyntax?, steps: Int = 0) -> String? {
    if let annotation { return file.typeName(of: annotation.type) }
    guard let value, case .instance(let name) = clue(of: value, steps: steps) else { return nil }
    return name
  }

  private func clue(ofElementOf call: SubscriptCallExprSyntax, steps: Int) -> TypeClue {
    guard case .instance(let type) = clue(of: call.calledExpression, steps: steps), type.hasPrefix("["),
      type.hasSuffix("]")
    else { return .unknown }
    let element = type.dropFirst().dropLast().split(separator: ":").last ?? ""
    return instance(String(element))
  }

  /// Returns the type of an unfolded sequence: that of the last cast, or of the first branch of a
  /// conditional expression.
  private func clue(of sequence: SequenceExprSyntax, steps: Int) -> TypeClue {
    let elements = Array(sequence.elements)
    if let cast = elements.last?.as(TypeExprSyntax.self) { return instance(file.typeName(of: cast.type)) }
    guard elements.count > 2, let first = elements.first else { return .unknown }
    if elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
      return clue(of: first, steps: steps)
    }
    return elements[1].as(UnresolvedTernaryExprSyntax.self).map { clue(of: $0.thenExpression, steps: steps) }
      ?? .unknown
  }

  private func instance(_ spelling: String) -> TypeClue {
    .instance(declared.resolve(spelling, inside: scope.type))
  }

  private func isTypeName(_ name: String) -> Bool {
    // Types of other files are recognized only by a capital letter, because a file is read without
    // the rest of its module.
    LocationVocabulary.all.isModule(name) || name.first?.isUppercase == true
      || declared.declaresType(name, inside: scope.type)
  }
}
