import SwiftSyntax

/// Collects the facts of a Swift file whose declarations are known.
///
/// What is done on the way in and out of a node stands here; what is made of it, in the extensions.
struct SwiftFactCollector: SyntaxWalk.Visitor {
  let file: SwiftFile
  let declared: DeclaredNames
  var scope = SourceScope()
  var facts: [SourceFact] = []
  var types = TypeFactsBuilder()
  /// For each open type or extension, whether its members are hidden from other files.
  var privateGroups: [Bool] = []
  /// For each open type or extension, whether it says that it runs on the main actor.
  var mainActorGroups: [Bool] = []
  /// For each open type or extension, whether it marks its members for Objective-C.
  var objectiveCGroups: [Bool] = []
  /// For each open function, whether it is listed among its type's methods.
  var openMethods: [Bool] = []
  /// The names of the functions that the open closures are given to.
  var closureOwners: [String] = []
  /// How often each open loop runs at most, where that is written; closures that run for each element are loops, too.
  var loops: [Int?] = []
  /// How many closures are open.
  var openClosures: Int { closureOwners.count }

  /// Creates a collector for a file.
  init(file: SwiftFile, declared: DeclaredNames) {
    self.file = file
    self.declared = declared
  }

  /// Tells the types of expressions at the present place.
  var typeReader: SwiftTypeReader { SwiftTypeReader(file: file, declared: declared, scope: scope) }

  /// Tells values at the present place.
  var valueReader: SwiftValueReader { SwiftValueReader(file: file, declared: declared, scope: scope) }

  mutating func enter(_ node: Syntax) -> Bool {
    if isLoop(node) { loops.append(mostTurns(of: node)) }
    switch node.kind {
    case .importDecl: node.as(ImportDeclSyntax.self).map { read($0) }
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      scope.open()
      SwiftTypeHeader(node, file: file).map { enter($0) }
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .accessorBlock:
      enterFunction(node)
    case .codeBlock, .closureExpr, .forStmt, .whileStmt, .ifExpr, .switchCase, .catchClause, .switchExpr,
      .unresolvedTernaryExpr:
      scope.open()
      if node.kind == .closureExpr { closureOwners.append(owner(of: node)) }
      enterBlock(node)
    case .identifierPattern: node.as(IdentifierPatternSyntax.self).map { declare(matched: $0) }
    case .sequenceExpr: node.as(SequenceExprSyntax.self).map { noteAssignment(by: $0) }
    case .stringLiteralExpr: node.as(StringLiteralExprSyntax.self).map { noteText(of: $0) }
    case .functionCallExpr: node.as(FunctionCallExprSyntax.self).map { read($0) }
    case .memberAccessExpr: node.as(MemberAccessExprSyntax.self).map { read($0) }
    case .declReferenceExpr: node.as(DeclReferenceExprSyntax.self).map { read($0) }
    default: break
    }
    return true
  }

  mutating func leave(_ node: Syntax) {
    if isLoop(node) { loops.removeLast() }
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      privateGroups.removeLast()
      mainActorGroups.removeLast()
      objectiveCGroups.removeLast()
      scope.close()
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .accessorBlock:
      leaveFunction()
    case .codeBlock, .closureExpr, .forStmt, .whileStmt, .ifExpr, .switchCase, .catchClause, .switchExpr,
      .unresolvedTernaryExpr:
      if node.kind == .closureExpr { closureOwners.removeLast() }
      scope.close()
      // Only now: what an early exit leaves behind holds for the statements after the "if", in the scope around it.
      node.as(IfExprSyntax.self).map { leave($0) }
    case .guardStmt: node.as(GuardStmtSyntax.self).map { leave($0) }
    // A name is declared behind its value: the right-hand side of "let manager = manager" is the outer one.
    case .patternBinding: node.as(PatternBindingSyntax.self).map { declare($0) }
    case .optionalBindingCondition: node.as(OptionalBindingConditionSyntax.self).map { declare($0) }
    default: break
    }
  }
}
