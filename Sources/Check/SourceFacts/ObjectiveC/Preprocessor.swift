/// Removes preprocessor directives, and code that isn't compiled in an iOS device build.
struct Preprocessor {
  /// An import of a header or module.
  struct Inclusion: Sendable {
    /// The module, or the framework of the header.
    let module: String
    /// The offset of the module's name.
    let offset: Int
  }

  private struct Conditional {
    /// Whether the surrounding code is compiled.
    let isOuterActive: Bool
    /// Whether the current branch is compiled.
    var isActive: Bool
    /// Whether an earlier branch is certainly compiled.
    var isDecided: Bool
  }

  /// The tokens that are compiled.
  private(set) var tokens: [ObjectiveCToken] = []
  /// The imported frameworks.
  private(set) var inclusions: [Inclusion] = []
  /// The macros that are defined as a literal.
  private(set) var constants: [String: SourceValue] = [:]
  private var conditionals: [Conditional] = []
  private let bytes: [UInt8]
  /// The known macros of the build besides Apple's.
  private let macros: [String: Int]

  /// Processes the tokens of a text.
  init(_ bytes: [UInt8], macros: [String: Int] = [:]) {
    self.bytes = bytes
    self.macros = macros
    for token in ObjectiveCLexer.tokens(of: bytes) {
      if token.kind == .directive {
        read(token.range)
      } else if isActive {
        tokens.append(token)
      }
    }
  }

  private var isActive: Bool { conditionals.last?.isActive ?? true }

  private mutating func read(_ range: Range<Int>) {
    let line = bytes[range].drop { $0 == 0x20 || $0 == 0x09 }
    let name = String(decoding: line.prefix { (0x61...0x7A).contains($0) }, as: UTF8.self)
    let rest = line.dropFirst(name.utf8.count)
    switch name {
    case "if": begin(PreprocessorCondition.truth(of: Array(rest), macros: macros))
    case "ifdef": begin(PreprocessorCondition.truth(ofDefined: word(in: rest), macros: macros))
    case "ifndef": begin(PreprocessorCondition.truth(ofDefined: word(in: rest), macros: macros).negated)
    case "elif": turn(PreprocessorCondition.truth(of: Array(rest), macros: macros))
    case "else": turn(.holds)
    case "endif": _ = conditionals.popLast()
    case "import", "include": if isActive { include(rest) }
    case "define": if isActive { define(rest) }
    default: break
    }
  }

  private mutating func begin(_ truth: BuildTruth) {
    let outer = isActive
    conditionals.append(
      Conditional(isOuterActive: outer, isActive: outer && truth != .fails, isDecided: truth == .holds))
  }

  private mutating func turn(_ truth: BuildTruth) {
    guard let last = conditionals.indices.last else { return }
    let conditional = conditionals[last]
    conditionals[last].isActive = conditional.isOuterActive && !conditional.isDecided && truth != .fails
    conditionals[last].isDecided = conditional.isDecided || truth == .holds
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

  private func word(in rest: ArraySlice<UInt8>) -> String {
    let word = rest.drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
    return String(decoding: word, as: UTF8.self)
  }
}
