/// A text that knows how it was put together, so that it can be said in another language as well.
///
/// In sources it is written as a String is, with interpolations. Its English is its identity: two phrases are equal when
/// their English is.
public struct Phrase: Sendable {
  /// What stands at a place of the format.
  package enum Argument: Sendable {
    /// A name, a number, code: the same in all languages.
    case text(String)
    /// What has to be translated by itself.
    case phrase(Phrase)
    /// Words of the system, which a phone in another language has in its own words: they have a table of their own, by
    /// the version of the phone, such as "13.4".
    case system(Phrase, version: String)
  }

  /// The text in English.
  public let english: String
  /// The English with `%@` for each argument, by which translations are found.
  public let format: String
  /// What stands at the places of the format, in their order.
  package let arguments: [Argument]

  init(english: String, format: String, arguments: [Argument]) {
    self.english = english
    self.format = format
    self.arguments = arguments
  }

  /// Makes a phrase of English that something else has put together.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - arguments: The parts of it that are the same in all languages, in their order; what is not a part of it is none.
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

  /// Makes a phrase of a text that is the same in all languages, such as a name or a line of code.
  public init(verbatim text: String) {
    self.init(english: text, format: "%@", arguments: [.text(text)])
  }

  /// Makes a phrase of words that iOS itself shows on a version; their format has `%@` for each argument.
  package init(system english: String, format: String, _ arguments: [String], on version: String) {
    let words = Phrase(english: english, format: format, arguments: arguments.map { .text($0) })
    self.init(english: english, format: "%@", arguments: [.system(words, version: version)])
  }

  /// The arguments that are the same in all languages.
  package var names: [String] {
    arguments.compactMap { if case .text(let name) = $0 { name } else { nil } }
  }

  /// Whether nothing is said.
  public var isEmpty: Bool { english.isEmpty }

  /// Returns one phrase of two, without anything between them.
  public static func + (first: Phrase, second: Phrase) -> Phrase { "\(first)\(second)" }
}

extension Phrase: Hashable {
  /// Returns whether two phrases have the same English.
  public static func == (left: Phrase, right: Phrase) -> Bool { left.english == right.english }

  /// Hashes the English.
  public func hash(into hasher: inout Hasher) { hasher.combine(english) }
}

extension Phrase: CustomStringConvertible {
  /// The text in English.
  public var description: String { english }
}
