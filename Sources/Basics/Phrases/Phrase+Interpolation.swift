extension Phrase: ExpressibleByStringInterpolation {
  /// Creates a phrase without arguments.
  @inline(never)
  public init(stringLiteral text: String) { self.init(english: text, format: text, arguments: []) }

  /// Creates a phrase with arguments.
  @inline(never)
  public init(stringInterpolation parts: StringInterpolation) {
    self.init(english: parts.english, format: parts.format, arguments: parts.arguments)
  }

  /// Builds the English text, the format and the arguments.
  ///
  /// Its functions are never inlined, because sources contain hundreds of phrases and the page must
  /// be small.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var english = ""
    fileprivate var format = ""
    fileprivate var arguments: [Argument] = []

    /// Creates an empty interpolation.
    @inline(never)
    public init(literalCapacity: Int, interpolationCount: Int) {
      english.reserveCapacity(literalCapacity)
      format.reserveCapacity(literalCapacity + 2 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds a part that is translated.
    @inline(never)
    public mutating func appendLiteral(_ literal: String) {
      english += literal
      format += literal
    }

    /// Adds an argument that is translated separately; a literal in an interpolation is such an
    /// argument.
    @inline(never)
    public mutating func appendInterpolation(_ phrase: Phrase) {
      // A phrase that is only a text stays one.
      if phrase.format == "%@", case .text(let text)? = phrase.arguments.first {
        append(.text(text), english: text)
      } else {
        append(.phrase(phrase), english: phrase.english)
      }
    }

    /// Adds an argument that is the same in all languages.
    ///
    /// This overload is disfavored, so that literals become phrases.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(value.description), english: value.description)
    }

    @inline(never)
    private mutating func append(_ argument: Argument, english text: String) {
      english += text
      format += "%@"
      arguments.append(argument)
    }
  }
}
