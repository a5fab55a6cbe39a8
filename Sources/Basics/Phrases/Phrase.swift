/// A text that remembers its parts, so that it can be translated.
///
/// In source code it is written like a String, with interpolations. Two phrases are equal if their
/// English texts are.
public struct Phrase: Sendable {
  /// An argument of the format.
  package enum Argument: Sendable {
    /// A name, a number or code, which is the same in all languages.
    case text(String)
    /// A phrase that is translated separately.
    case phrase(Phrase)
    /// A text of iOS itself, which has separate translations for each version, such as "13.4".
    case system(Phrase, version: String)
  }

  /// The English text.
  public let english: String
  /// The English text with `%@` for each argument, which is the key of translations.
  public let format: String
  /// The arguments of the format, in order.
  package let arguments: [Argument]

  init(english: String, format: String, arguments: [Argument]) {
    self.english = english
    self.format = format
    self.arguments = arguments
  }

  /// Creates a phrase from an English text that was composed elsewhere.
  ///
  /// - Parameters:
  /// - text: The text.
  /// - arguments: The parts of it that are the same in all languages, in order; others are ignored.
  public init(_ text: String, naming arguments: String...) {
    var format = ""
    var named: [Argument] = []
    var rest = Substring(text)
    for argument in arguments {
      guard let start = rest.indices.first(where: { rest[$0...].hasPrefix(argument) }) else { continue }
      format += rest[..<start] + "%@"
      named.append(.text(argument))
      rest = rest[start...].dropFirst(argument.count)
    }
    self.init(english: text, format: format + rest, arguments: named)
  }

  /// Creates a phrase from a text that is the same in all languages, such as a name or a line of code.
  public init(verbatim text: String) {
    self.init(english: text, format: "%@", arguments: [.text(text)])
  }

  /// Creates a phrase from a text that a version of iOS shows; its format has `%@` for each
  /// argument.
  package init(system english: String, format: String, _ arguments: [String], on version: String) {
    let words = Phrase(english: english, format: format, arguments: arguments.map { .text($0) })
    self.init(english: english, format: "%@", arguments: [.system(words, version: version)])
  }

  /// The arguments that are the same in all languages.
  package var names: [String] {
    arguments.compactMap { if case .text(let name) = $0 { name } else { nil } }
  }

  /// Whether the text is empty.
  public var isEmpty: Bool { english.isEmpty }

  /// Joins two phrases without a separator.
  public static func + (first: Phrase, second: Phrase) -> Phrase { "\(first)\(second)" }
}

extension Phrase: Hashable {
  /// Returns whether two phrases have the same English.
  public static func == (left: Phrase, right: Phrase) -> Bool { left.english == right.english }

  /// Hashes the English.
  public func hash(into hasher: inout Hasher) { hasher.combine(english) }
}

extension Phrase: CustomStringConvertible {
  /// The English text.
  public var description: String { english }
}
