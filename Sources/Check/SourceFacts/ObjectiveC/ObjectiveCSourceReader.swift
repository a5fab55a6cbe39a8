/// Reads Objective-C and Objective-C++ with Sextant's own lexer.
enum ObjectiveCSourceReader {
  /// Returns the facts of a text in a build with some macros, including its control flow.
  static func read(_ text: SourceText, macros: [String: Int]) -> FileFacts {
    let preprocessor = Preprocessor(text.bytes, macros: macros)
    let file = ObjectiveCFile(text: text, tokens: preprocessor.tokens)
    var collector = ObjectiveCFactCollector(file: file, constants: preprocessor.constants)
    collector.readAll()
    let imports = preprocessor.inclusions.filter { LocationVocabulary.all.isModule($0.module) }.map {
      SourceFact(kind: .moduleImport, name: $0.module, position: text.position(at: $0.offset))
    }
    return FileFacts(
      language: .objectiveC, facts: (imports + collector.facts).sorted { $0.position < $1.position },
      types: collector.types.types(), problems: text.problems + collector.problems,
      flow: collector.problems.isEmpty ? ObjectiveCFlowReader(file: file).read() : nil)
  }
}
