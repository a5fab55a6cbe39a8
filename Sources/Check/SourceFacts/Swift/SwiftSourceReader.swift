import SwiftSyntax

/// Reads Swift with the toolchain's parser.
enum SwiftSourceReader {
  /// Returns the facts of a text in builds with some definitions, including its control flow.
  static func read(_ text: SourceText, _ definitions: BuildDefinitions) -> FileFacts {
    let tree: Syntax
    switch SwiftTree(of: text) {
    case .whole(let parsed): tree = parsed
    case .tooDeep(let problem):
      return FileFacts(language: .swift, facts: [], types: [], problems: text.problems + [problem])
    }
    let file = SwiftFile(text: text)
    var declarations = SwiftDeclarationCollector(file: file)
    SyntaxWalk.walk(tree, &declarations, under: definitions)
    var collector = SwiftFactCollector(file: file, declared: declarations.declared)
    SyntaxWalk.walk(tree, &collector, under: definitions)
    return FileFacts(
      language: .swift, facts: collector.facts.sorted { $0.position < $1.position },
      types: collector.types.types(), problems: text.problems,
      flow: SwiftFlowReader(file: file, definitions: definitions).read(tree))
  }
}
