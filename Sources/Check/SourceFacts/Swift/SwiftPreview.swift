import SwiftSyntax

/// Detects code that only Xcode's previews run.
enum SwiftPreview {
  /// Returns whether a node is a preview: the macro, or a type of previews.
  static func isPreview(_ node: Syntax) -> Bool {
    switch node.kind {
    case .macroExpansionDecl: node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
    case .macroExpansionExpr: node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
    case .structDecl:
      node.as(StructDeclSyntax.self)?.inheritanceClause?.inheritedTypes.contains {
        $0.type.trimmedDescription == "PreviewProvider"
      } ?? false
    default: false
    }
  }
}
