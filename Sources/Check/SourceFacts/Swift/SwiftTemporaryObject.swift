import SwiftSyntax

/// Detects objects that are referenced only by a local name, and are released at the end of their
/// block.
enum SwiftTemporaryObject {
  /// Returns whether a binding initializes a local name with a new object of a type.
  static func isNew(_ binding: PatternBindingSyntax, type: String, file: SwiftFile) -> Bool {
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return false }
    return [type, type + ".init"].contains(file.quote(call.calledExpression))
  }

  /// Returns whether the block of a local name only reads from the object.
  ///
  /// An object that is passed on, returned, assigned or captured by a closure may live longer; a
  /// very long block isn't read.
  static func isHeld(by binding: PatternBindingSyntax) -> Bool {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let block = block(around: Syntax(binding))
    else { return false }
    var count = 0
    return block.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      count += 1
      if count > SourceScope.lifetimeTokenLimit { return false }
      return token.text != name.text || token.id == name.id || keeps(token, inside: block.id)
    }
  }

  /// Returns whether a new object is discarded, as in "_ = Session()".
  static func isDropped(_ call: FunctionCallExprSyntax) -> Bool {
    guard let elements = call.parent?.as(ExprListSyntax.self) else { return false }
    let first = Array(elements.prefix(4))
    return first.count == 3 && first[0].kind == .discardAssignmentExpr && first[1].kind == .assignmentExpr
      && first[2].id == call.id
  }

  /// Returns whether the block of a local name awaits something, and so may take long.
  static func waits(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = block(around: Syntax(binding)) else { return true }
    return block.tokens(viewMode: .sourceAccurate).prefix(SourceScope.lifetimeTokenLimit)
      .contains { $0.text == "await" }
  }

  private static func block(around node: Syntax) -> Syntax? {
    var next = node.parent
    while let parent = next, parent.kind != .codeBlockItemList { next = parent.parent }
    return next
  }

  /// Returns whether a reference to the name doesn't pass the object on.
  private static func keeps(_ token: TokenSyntax, inside block: SyntaxIdentifier) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
      return token.parent?.kind == .labeledExpr
    }
    if reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id { return true }
    return isBase(reference) && !isCaptured(reference, inside: block)
  }

  private static func isBase(_ reference: DeclReferenceExprSyntax) -> Bool {
    var node = Syntax(reference)
    while let parent = node.parent, [.optionalChainingExpr, .forceUnwrapExpr].contains(parent.kind) {
      node = parent
    }
    return node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
  }

  private static func isCaptured(_ reference: DeclReferenceExprSyntax, inside block: SyntaxIdentifier) -> Bool
  {
    var next = reference.parent
    while let parent = next, parent.id != block {
      if [.closureExpr, .functionDecl].contains(parent.kind) { return true }
      next = parent.parent
    }
    return false
  }
}
