extension Phrase: ExpressibleByStringInterpolation {
  /// Makes a phrase without arguments.
  @inline(never)
  public init(stringLiteral text: String) { self.init(english: text, format: text, arguments: []) }

  /// Makes a phrase with arguments.
  @inline(never)
  public init(stringInterpolation parts: StringInterpolation) {
    self.init(english: parts.english, format: parts.format, arguments: parts.arguments)
  }

  /// Puts English, format and arguments together.
  ///
  /// Its functions are never inlined: sources hold hundreds of phrases, and the page has to be small.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var english = ""
    fileprivate var format = ""
    fileprivate var arguments: [Argument] = []

    /// Begins with nothing.
    @inline(never)
    public init(literalCapacity: Int, interpolationCount: Int) {
      english.reserveCapacity(literalCapacity)
      format.reserveCapacity(literalCapacity + 2 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds a part that is to be translated.
    @inline(never)
    public mutating func appendLiteral(_ literal: String) {
      english += literal
      format += literal
    }

    /// Adds an argument that is translated by itself; a literal in an interpolation is one.
    @inline(never)
    public mutating func appendInterpolation(_ phrase: Phrase) {
      append(.phrase(phrase), english: phrase.english)
    }

    /// Adds an argument that is the same in all languages.
    ///
    /// Disfavored, so that a literal becomes a phrase.
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
