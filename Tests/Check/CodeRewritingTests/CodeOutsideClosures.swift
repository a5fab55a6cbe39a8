import SwiftSyntax

/// Visits the code of a method, without that of its closures.
class CodeOutsideClosures: SyntaxVisitor {
  init(in body: CodeBlockSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
