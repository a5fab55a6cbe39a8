import SwiftParser
import SwiftSyntax

/// Reads Swift with the toolchain's parser.
enum SwiftSourceReader {
  /// The largest file that is parsed, in bytes; the parser needs up to a second for each megabyte.
  static let sizeLimit = 4 << 20

  /// Returns what a text says about location.
  static func read(_ text: SourceText) -> FileFacts {
    guard text.bytes.count <= sizeLimit else {
      return refused(
        text, "The file is larger than \(sizeLimit >> 20) MB and was not read as Swift.",
        at: SourcePosition(line: 1, column: 1))
    }
    let tree = Syntax(text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
    if let node = SyntaxWalk.tooDeepNode(in: tree) {
      return refused(
        text, "The code here is nested too deeply; the file was not read as Swift.",
        at: text.position(at: node.position.utf8Offset))
    }
    let file = SwiftFile(text: text)
    var declarations = SwiftDeclarationCollector(file: file)
    SyntaxWalk.walk(tree, &declarations)
    var collector = SwiftFactCollector(file: file, declared: declarations.declared)
    SyntaxWalk.walk(tree, &collector)
    return FileFacts(
      language: .swift, facts: collector.facts.sorted { $0.position < $1.position },
      types: collector.types.types(), problems: text.problems)
  }

  private static func refused(_ text: SourceText, _ message: String, at position: SourcePosition) -> FileFacts
  {
    FileFacts(
      language: .swift, facts: [], types: [],
      problems: text.problems + [SourceProblem(message: message, position: position)])
  }
}
