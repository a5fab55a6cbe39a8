import SwiftParser
import SwiftSyntax

/// The condition of an `#if`, decided for a build that the caller knows.
package enum WrittenCondition {
  /// Returns whether the text after an `#if` holds; one that can't be read may hold or not.
  ///
  /// - Parameters:
  ///   - condition: The text after the `#if`.
  ///   - answer: Says what a name, or a call such as "os" with its first argument, amounts to in the build.
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
