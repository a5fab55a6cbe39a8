/// The branches of conditional compilation around a place in a text.
struct PreprocessorBranches {
  private struct Conditional {
    /// Whether the surrounding text is compiled.
    let isOuterActive: Bool
    /// Whether the current branch is compiled.
    var isActive: Bool
    /// Whether an earlier branch is certainly compiled.
    var isDecided: Bool
  }

  private let macros: KnownMacros
  private var conditionals: [Conditional] = []

  init(_ macros: KnownMacros) { self.macros = macros }

  /// Whether the text at the place is compiled.
  var isActive: Bool { conditionals.last?.isActive ?? true }

  /// Reads a directive, without its number sign; returns its name and what follows, unless it is one of conditions.
  mutating func read(_ directive: ArraySlice<UInt8>) -> (name: String, rest: ArraySlice<UInt8>)? {
    let line = directive.drop { $0 == 0x20 || $0 == 0x09 }
    let name = String(decoding: line.prefix { (0x61...0x7A).contains($0) }, as: UTF8.self)
    let rest = line.dropFirst(name.utf8.count)
    switch name {
    case "if": begin(PreprocessorCondition.truth(of: Array(rest), macros: macros))
    case "ifdef": begin(macros.truth(ofDefined: Self.word(in: rest)))
    case "ifndef": begin(macros.truth(ofDefined: Self.word(in: rest)).negated)
    case "elif": turn(PreprocessorCondition.truth(of: Array(rest), macros: macros))
    case "else": turn(.holds)
    case "endif": _ = conditionals.popLast()
    default: return (name, rest)
    }
    return nil
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

  private static func word(in rest: ArraySlice<UInt8>) -> String {
    let word = rest.drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
    return String(decoding: word, as: UTF8.self)
  }
}
