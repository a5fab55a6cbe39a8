import SwiftParser
import SwiftSyntax

/// Reads Swift with the toolchain's parser.
enum SwiftSourceReader {
  /// Returns what a text says about location.
  static func read(_ text: SourceText) -> FileFacts {
    if let offset = SwiftNestingGuard.tooDeepOffset(in: text.bytes) { return tooDeep(text, at: offset) }
    let tree = Syntax(text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
    if let node = SyntaxWalk.tooDeepNode(in: tree) { return tooDeep(text, at: node.position.utf8Offset) }
    let file = SwiftFile(text: text)
    var declarations = SwiftDeclarationCollector(file: file)
    SyntaxWalk.walk(tree, &declarations)
    var collector = SwiftFactCollector(file: file, declared: declarations.declared)
    SyntaxWalk.walk(tree, &collector)
    return FileFacts(
      language: .swift, facts: collector.facts.sorted { $0.position < $1.position },
      types: collector.types.types(), problems: text.problems)
  }

  private static func tooDeep(_ text: SourceText, at offset: Int) -> FileFacts {
    let problem = SourceProblem(
      message: "The code here is nested too deeply; the file was not read.",
      position: text.position(at: offset))
    return FileFacts(language: .swift, facts: [], types: [], problems: text.problems + [problem])
  }
}
