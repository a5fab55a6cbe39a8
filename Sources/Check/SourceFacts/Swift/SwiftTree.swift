import SwiftParser
import SwiftSyntax

/// The syntax tree of a text, if it can be parsed in bounded time and stack.
enum SwiftTree {
  case whole(Syntax)
  /// The text is nested too deeply to be parsed, or its tree too deeply to be walked.
  case tooDeep(SourceProblem)

  /// Parses a text.
  init(of text: SourceText) {
    // The first check is for text that would keep the parser busy, the second for trees whose depth
    // shows only when walking.
    if let offset = SwiftNestingGuard.tooDeepOffset(in: text.bytes) {
      self = .tooDeep(at: offset, in: text)
      return
    }
    let tree = Syntax(text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
    let deep = SyntaxWalk.tooDeepNode(in: tree)
    self = deep.map { .tooDeep(at: $0.position.utf8Offset, in: text) } ?? .whole(tree)
  }

  private static func tooDeep(at offset: Int, in text: SourceText) -> SwiftTree {
    .tooDeep(
      SourceProblem(
        message: "The code here is nested too deeply; the file was not read.",
        position: text.position(at: offset), endsReading: true))
  }
}
