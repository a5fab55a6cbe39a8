import SwiftSyntax

/// Collects the facts of a Swift file whose declarations are known.
///
/// This file contains the traversal; the extensions contain the handling of nodes.
struct SwiftFactCollector: SyntaxWalk.Visitor {
  let file: SwiftFile
  let declared: DeclaredNames
  var scope = SourceScope()
  var facts: [SourceFact] = []
  var types = TypeFactsBuilder()
  /// For each open type or extension, whether its members are inaccessible to other files.
  var privateGroups: [Bool] = []
  /// For each open type or extension, whether it is marked for the main actor.
  var mainActorGroups: [Bool] = []
  /// For each open type or extension, whether it exposes its members to Objective-C.
  var objectiveCGroups: [Bool] = []
  /// For each open function, whether it is one of its type's methods.
  var openMethods: [Bool] = []
  /// The names of the functions to which the open closures are passed.
  var closureOwners: [String] = []
  /// The maximum number of iterations of each open loop, if literals determine it; closures that
  /// run for each element are loops, too.
  var loops: [Int?] = []
  /// The number of open closures.
  var openClosures: Int { closureOwners.count }

  /// Creates a collector for a file.
  init(file: SwiftFile, declared: DeclaredNames) {
    self.file = file
    self.declared = declared
  }

  /// A reader for the types of expressions at the current place.
  var typeReader: SwiftTypeReader { SwiftTypeReader(file: file, declared: declared, scope: scope) }

  /// A reader for values at the current place.
  var valueReader: SwiftValueReader { SwiftValueReader(file: file, declared: declared, scope: scope) }

  mutating func enter(_ node: Syntax) -> Bool {
    if SwiftPreview.isPreview(node) { return false }
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
      // Only now, because the condition after an early exit holds for the statements after the
      // "if", in the enclosing scope.
      node.as(IfExprSyntax.self).map { leave($0) }
    case .guardStmt: node.as(GuardStmtSyntax.self).map { leave($0) }
    // A name is declared after its value: the right-hand side of "let manager = manager" is the
    // outer one.
    case .patternBinding: node.as(PatternBindingSyntax.self).map { declare($0) }
    case .optionalBindingCondition: node.as(OptionalBindingConditionSyntax.self).map { declare($0) }
    default: break
    }
  }
}
