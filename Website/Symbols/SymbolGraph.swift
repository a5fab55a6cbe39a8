/// What the compiler says of a module's public symbols, as far as their pages need it.
struct SymbolGraph: Decodable {
  struct Module: Decodable { let name: String }

  /// The module that declares the symbols.
  let module: Module
  let symbols: [Symbol]

  /// A type, or a member of one.
  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
      let displayName: String
    }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Fragment: Decodable { let spelling: String }
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }

    let kind: Kind
    /// The names of the types around it, and its own.
    let pathComponents: [String]
    let docComment: Comment?
    let declarationFragments: [Fragment]
    let location: Location?

    /// Its name within its type.
    var name: String { pathComponents.last ?? "" }
    /// The types around it.
    var owner: [String] { pathComponents.dropLast() }
    /// Its declaration in Swift.
    var declaration: String { declarationFragments.map(\.spelling).joined() }
    /// Its comment in Markdown; empty if it has none.
    var comment: String { docComment?.lines.map(\.text).joined(separator: "\n") ?? "" }
    /// The first paragraph of its comment, on one line.
    var summary: String {
      comment.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }.joined(
        separator: " ")
    }

    /// Whether it is a type with members of its own.
    var isType: Bool {
      ["swift.actor", "swift.class", "swift.enum", "swift.protocol", "swift.struct"].contains(kind.identifier)
    }
  }
}
