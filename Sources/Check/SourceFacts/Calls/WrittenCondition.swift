import SwiftParser
import SwiftSyntax

/// Evaluates the condition of an `#if` for a known build.
package enum WrittenCondition {
  /// Returns whether the condition of an `#if` is true; one that can't be parsed is unknown.
  ///
  /// - Parameters:
  /// - condition: The text after `#if`.
  /// - answer: Returns the value of a name, or of a call such as "os" with its first argument.
  package static func truth(
    of condition: String, by answer: (_ name: String, _ argument: String?) -> BuildTruth
  ) -> BuildTruth {
    let text = SourceText(Array("#if \(condition)\n#endif\n".utf8))
    guard case .whole(let tree) = SwiftTree(of: text),
      let conditional = tree.as(SourceFileSyntax.self)?.statements.first?.item.as(IfConfigDeclSyntax.self),
      let written = conditional.clauses.first?.condition
    else { return .either }
    return ConditionalCompilation.truth(of: written, by: answer)
  }
}
