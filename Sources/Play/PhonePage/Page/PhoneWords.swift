import LocationPolicy
import Phrases

/// The words of a phone in the language of the page, by the English words; the page passes them to the
/// engine.
struct PhoneWords: Sendable {
  /// The words on a version and later ones.
  private struct Entry: Sendable {
    let version: Double
    let format: String
  }

  private var entries: [String: [Entry]] = [:]

  /// Creates the words of a phone in English.
  init() {}

  /// Reads words, with the oldest version of each first; nil if the value has another form.
  ///
  /// An example is `{"Never": [[7, "永不"]]}`.
  init?(_ value: JSONValue) {
    guard case .object(let values) = value else { return nil }
    for (english, value) in values {
      guard case .array(let texts) = value else { return nil }
      entries[english] = texts.compactMap { text in
        guard case .array(let pair) = text, pair.count == 2, case .string(let format) = pair[1] else {
          return nil
        }
        return pair[0].numberValue.map { Entry(version: $0, format: format) }
      }
    }
  }

  /// Returns the system's words as the phone of a release shows them.
  func text(of words: SystemWords, naming app: String = "", on release: Release) -> String {
    let arguments = words.arguments(naming: app)
    return text(of: words.format, arguments, on: release) ?? words.english(naming: app)
  }

  /// Returns a text without arguments as the phone of a release shows it.
  func text(of english: String, on release: Release) -> String {
    text(of: english, [], on: release) ?? english
  }

  private func text(of format: String, _ arguments: [String], on release: Release) -> String? {
    let version = Double(release.major) + Double(release.firstMinor) / 10
    guard let entry = entries[format]?.last(where: { $0.version <= version }) else { return nil }
    return FormatPiece.text(of: entry.format, arguments)
  }
}

extension JSONValue {
  /// The value as a number, if it is one.
  fileprivate var numberValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}
