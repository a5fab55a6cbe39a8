/// Removes preprocessor directives, and code that isn't compiled in an iOS device build.
struct Preprocessor {
  /// An import of a header or module.
  struct Inclusion: Sendable {
    /// The module, or the framework of the header.
    let module: String
    /// The offset of the module's name.
    let offset: Int
  }

  /// The tokens that are compiled.
  private(set) var tokens: [ObjectiveCToken] = []
  /// The imported frameworks.
  private(set) var inclusions: [Inclusion] = []
  /// The macros that are defined as a literal.
  private(set) var constants: [String: SourceValue] = [:]
  private var branches: PreprocessorBranches
  private let bytes: [UInt8]

  /// Processes the tokens of a text.
  init(_ bytes: [UInt8], macros: [String: Int] = [:]) {
    self.bytes = bytes
    branches = PreprocessorBranches(KnownMacros(macros))
    for token in ObjectiveCLexer.tokens(of: bytes) {
      if token.kind == .directive {
        read(token.range)
      } else if branches.isActive {
        tokens.append(token)
      }
    }
  }

  private mutating func read(_ range: Range<Int>) {
    guard let (name, rest) = branches.read(bytes[range]), branches.isActive else { return }
    switch name {
    case "import", "include": include(rest)
    case "define": define(rest)
    default: break
    }
  }

  private mutating func include(_ rest: ArraySlice<UInt8>) {
    guard let open = rest.firstIndex(of: UInt8(ascii: "<")) else { return }
    let path = rest[(open + 1)...].prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
    inclusions.append(Inclusion(module: String(decoding: path, as: UTF8.self), offset: open + 1))
  }

  private mutating func define(_ rest: ArraySlice<UInt8>) {
    let text = Array(rest)
    let tokens = ObjectiveCLexer.tokens(of: text)
    guard tokens.count == 2, tokens[0].kind == .identifier else { return }
    let name = String(decoding: text[tokens[0].range], as: UTF8.self)
    constants[name] = ObjectiveCFile.literal(tokens[1], in: text)
  }
}
