/// Takes the directives out of Objective-C's tokens, with the code that an iOS device build leaves out.
struct Preprocessor {
  /// A use of another file or a module.
  struct Inclusion: Sendable {
    /// The module, or the framework whose header it is.
    let module: String
    /// Where the module's name stands.
    let offset: Int
  }

  private struct Conditional {
    /// Whether the code around it counts.
    let isOuterActive: Bool
    /// Whether the present branch counts.
    var isActive: Bool
    /// Whether a branch has surely been taken.
    var isDecided: Bool
  }

  /// The tokens that are compiled.
  private(set) var tokens: [ObjectiveCToken] = []
  /// The frameworks whose headers are included.
  private(set) var inclusions: [Inclusion] = []
  /// The macros that stand for a literal.
  private(set) var constants: [String: SourceValue] = [:]
  private var conditionals: [Conditional] = []
  private let bytes: [UInt8]
  /// What the build is known to define besides what Apple's does.
  private let macros: [String: Int]

  /// Reads all tokens of a text.
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
