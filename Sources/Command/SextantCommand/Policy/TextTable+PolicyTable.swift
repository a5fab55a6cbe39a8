import CommandOutput
import LocationCatalogue
import LocationPolicy
import Phrases
import Translations

extension TextTable {
  /// Creates the text of a computed table in a language, below a title with its subject.
  ///
  /// - Parameter release: The release of the phones whose words the table has; nil if it has none.
  init(_ table: PolicyTable, of subject: Phrase, in language: Language, on release: Release? = nil) {
    let words = TableWords(language: language, version: release?.firstVersionText)
    self.init(
      title: words.said("\(subject): \(table.title)"),
      columns: table.columns.map { words.said(Self.headings[$0] ?? Phrase(verbatim: $0)) },
      rows: table.rows.map { $0.map { words.text(of: $0) } })
  }

  /// The texts of a table's cells in a language.
  private struct TableWords {
    let language: Language
    /// The first version of the release.
    let version: String?

    func said(_ phrase: Phrase) -> String { phrase.text(in: language) }

    func text(of value: JSONValue) -> String {
      switch value {
      case .null: "-"
      case .boolean(let value): said(value ? "yes" : "no")
      case .integer(let value): "\(value)"
      case .number(let value): Int(exactly: value).map(String.init) ?? "\(value)"
      case .string(let value): text(ofWords: value)
      case .array(let values): values.isEmpty ? "-" : values.map { text(of: $0) }.joined(separator: ", ")
      case .object(let values):
        values.sorted { $0.key < $1.key }.map { "\($0.key): \(text(of: $0.value))" }.joined(separator: ", ")
      }
    }

    /// Returns the text of a string in a table.
    ///
    /// A single word is a name, which is the same in all languages. The system's texts about an app X are
    /// those of a phone in the language. Several words and "none" are phrases, which are translated.
    private func text(ofWords value: String) -> String {
      let format = value.replacing("“X”", with: "“%@”")
      if let version, let system = language.translation?.system, system.entry(for: format, on: version) != nil
      {
        return system.text(for: format, ["X"], on: version)
      }
      return value.contains(" ") || value == "none" ? said(Phrase(value)) : value
    }
  }

  /// The headings of columns by their names in JSON.
  static let headings: [String: Phrase] = [
    "rule": "rule",
    "value": "value",
    "facts": "facts",
    "key": "key",
    "type": "type",
    "isRead": "is read",
    "request": "request",
    "needs": "needs",
    "whenMissing": "when missing",
    "console": "console",
    "prompt": "prompt",
    "title": "title",
    "buttons": "buttons",
    "textFrom": "text from",
    "hasMap": "has map",
    "hasPreciseToggle": "has precise toggle",
    "wordsFrom": "words from",
    "state": "state",
    "status": "status",
    "from": "from",
    "given": "given",
    "effect": "effect",
    "why": "why",
    "callback": "callback",
    "error": "error",
    "diagnostics": "diagnostics",
    "answer": "answer",
    "accuracy": "accuracy",
    "spends": "spends",
    "heldEvent": "held event",
    "followedBy": "followed by",
    "whenUseEnds": "when use ends",
    "event": "event",
    "row": "row",
    "withAllKeys": "with all keys",
    "withWhenInUseKey": "with when in use key",
    "withKeysForAlways": "with keys for always",
    "withoutKeys": "without keys",
    "backgroundMode": "background mode",
    "allowsBackgroundUpdates": "allows background updates",
    "showsIndicator": "shows indicator",
    "exception": "exception",
    "inForeground": "in foreground",
    "inBackground": "in background",
    "indicator": "indicator",
    "service": "service",
    "foreground": "foreground",
    "background": "background",
    "suspended": "suspended",
    "terminated": "terminated",
    "forceQuit": "force quit",
    "situation": "situation",
    "name": "name",
    "kind": "kind",
    "since": "since",
  ]
}
