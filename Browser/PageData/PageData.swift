import Foundation
import LocationCatalogue
import LocationPolicy
import Markup
import Translations

// What the page needs beside the phone, as JSON: `languages`, or `facts FOLDER…` with the sources that name them; and
// `words`, the phone's words in each language as Swift, for the program that prints the first screen.

@main enum PageData {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    if arguments.first == "words" {
      let languages = PageLanguage.all.filter { !$0.value.system.isEmpty }.sorted { $0.key < $1.key }
      let words = try languages.map { language, texts in
        "(\"\(language)\", ##\"\(String(decoding: try encoder.encode(texts.system), as: UTF8.self))\"##)"
      }
      return print("let phoneWords: [(language: String, words: String)] = [\(words.joined(separator: ", "))]")
    }
    let data =
      arguments.first == "languages"
      ? try encoder.encode(PageLanguage.all) : try encoder.encode(try facts(namedIn: arguments.dropFirst()))
    // Data in a page must not contain anything that looks like the end of its element.
    print(String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c"))
  }

  /// Returns the facts that the phone can mention: identifiers, statements, first sources with
  /// their addresses, and summaries in other languages.
  ///
  /// They are in columns, which compress better than rows.
  private static func facts(namedIn folders: some Sequence<String>) throws -> [String: [String]] {
    let sources = try folders.map { try text(below: URL(filePath: $0)) }
    let records = FactCatalog.records.filter { record in sources.contains { $0.contains(".\(record.fact)") } }
    let cited = records.map { record in record.sources.first { $0.source.address != nil }?.source }
    var columns = [
      "id": records.map(\.fact.id), "en": records.map { MarkedText($0.statement).plain },
      "source": cited.map { $0?.title ?? "" }, "link": cited.map { $0?.address ?? "" },
    ]
    for language in Language.allCases {
      guard let translation = language.translation(of: .facts) else { continue }
      columns[language.rawValue] = records.map { translation.entries[$0.fact.id] ?? "" }
    }
    return columns
  }

  private static func text(below folder: URL) throws -> String {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift")
    }
    return try paths.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
  }
}

/// A language of the page.
struct PageLanguage: Encodable {
  let name: String
  /// The texts by their English.
  let texts: [String: String]
  /// The texts that a phone shows, by their English.
  let system: [String: [SystemText]]

  static let all = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { language in
      let parts = [TranslatedPart.rules, .phone].compactMap { language.translation(of: $0)?.entries }
      let texts = parts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
      let system = language.translation?.system.entries.mapValues { SystemText.changes(in: $0) } ?? [:]
      return (language.rawValue, PageLanguage(name: language.name, texts: texts, system: system))
    })
}

/// A text that a phone shows from a version on.
struct SystemText: Encodable {
  let version: String
  let text: String

  /// Returns the texts that differ from those of the previous version.
  static func changes(in entries: [SystemTexts.Entry]) -> [SystemText] {
    entries.reduce(into: []) { texts, entry in
      if texts.last?.text != entry.text { texts.append(SystemText(version: entry.version, text: entry.text)) }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var pair = encoder.unkeyedContainer()
    try pair.encode(Double(version))
    try pair.encode(text)
  }
}
