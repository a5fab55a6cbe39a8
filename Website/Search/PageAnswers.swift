import AuditReports
import CommandOutput
import Foundation
import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Markup
import Phrases
import Translations

/// What the box of the phone's page answers with: the entries that `sextant explain` finds, in every language.
struct PageAnswers: Encodable {
  /// What is said of an entry in all languages.
  struct Entry: Encodable {
    let id: String
    let releases: String?
    /// Where the handbook has it; nil where it doesn't.
    let anchor: String?
    let code: String?
    /// The scenarios that show it, by their places in the list.
    let plays: [Int]?
  }

  /// What is said of the entries in a language, and around them.
  struct Column: Encodable {
    let language: String
    let title: [String]
    /// Which case each is for.
    let telling: [String]
    let cause: [String]
    /// What to do, and on lines of their own what to do in single cases.
    let fix: [String]
    let check: [String]
    let words: Words
  }

  /// The words around answers.
  struct Words: Encodable {
    let which, fix, cases, check, play, seeAlso, perhaps, nothing, asksBack: String

    init(in language: Language) {
      func said(_ phrase: Phrase) -> String { phrase.text(in: language) }
      which = said("Which is yours?")
      fix = said("Fix: ")
      cases = said("Other cases")
      check = said("Check: ")
      play = said("Play it on the phone")
      seeAlso = said("See also:")
      perhaps = said("Perhaps. Nothing in the catalog is just that; this is nearest:")
      nothing = said(
        "Nothing answers that. Ask with symptoms, error codes, keys or API names, in English or Chinese.")
      asksBack = said("That says too little to answer. Is it one of these? Otherwise say what you see.")
    }
  }

  /// A scenario that the page plays.
  struct Play: Codable {
    let title: String
    /// What the page's address has behind the #.
    let link: String
    /// The facts that it shows.
    let facts: [String]
  }

  let answers: CatalogSearch.Tables
  let entries: [Entry]
  let texts: [String: Column]
  let plays: [Play]

  /// Takes the scenarios that the page can play.
  init(playing plays: [Play]) {
    let catalog = CatalogEntries(rules: RuleCatalog.all.map { CatalogEntry.Rule($0) })
    answers = CatalogSearch(catalog).tables
    self.plays = plays
    entries = catalog.all.map { entry in
      Entry(
        id: entry.id, releases: entry.remedy?.releasesText, anchor: Self.anchor(of: entry),
        code: entry.remedy?.example?.code, plays: Self.plays(plays, of: entry))
    }
    texts = Dictionary(
      uniqueKeysWithValues: Language.allCases.map { language in
        let texts = catalog.all.map { Self.texts(of: $0, in: language) }
        return (
          language.rawValue,
          Column(
            language: language.rawValue, title: texts.map(\.title), telling: texts.map(\.telling),
            cause: texts.map(\.cause),
            fix: texts.map(\.fix), check: texts.map(\.check), words: Words(in: language))
        )
      })
  }

  /// The script that the page loads: the search, the tables, and how answers look.
  static func script(root: URL) throws -> String {
    func text(of file: String) throws -> String {
      try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }
    let plays = try JSONDecoder().decode(
      [Play].self, from: Data(text(of: "Browser/Answers/plays.json").utf8))
    let tables = try StableJSON.line(of: PageAnswers(playing: plays))
    return try [
      text(of: "Browser/Website/search.js"), "const sextantAnswers = \(tables);\n",
      text(of: "Browser/Answers/answers.js"),
    ].joined()
  }

  private static func anchor(of entry: CatalogEntry) -> String? {
    switch entry.kind {
    case .mistake, .howTo, .fact: entry.id
    case .changes(let changes): "ios-\(changes.release.firstVersionText)"
    case .question, .contradiction, .rule, .assumption: nil
    }
  }

  /// The scenarios all of whose facts are the entry's; of a fact, those that show little else.
  private static func plays(_ plays: [Play], of entry: CatalogEntry) -> [Int]? {
    let facts = Set(entry.facts.map(\.id))
    guard entry.changes == nil else { return nil }
    let shown = plays.indices.filter { !plays[$0].facts.isEmpty && facts.isSuperset(of: plays[$0].facts) }
    return shown.isEmpty ? nil : Array(shown.prefix(2))
  }

  private static func texts(
    of entry: CatalogEntry, in language: Language
  ) -> (title: String, telling: String, cause: String, fix: String, check: String) {
    func plain(_ text: String) -> String {
      InlineMarkdown(text).plainText.split(separator: "\n").joined(separator: " ")
    }
    let entries = language.translation?.entries
    switch entry.kind {
    case .mistake, .howTo:
      let remedy = entry.remedy(in: language.translation)
      return (
        plain(remedy?.symptom ?? ""), plain(remedy?.telling ?? ""), plain(remedy?.cause ?? ""),
        ([remedy?.cure ?? ""] + (remedy?.branches.map { $0.words.text(in: language) } ?? [])).map(plain)
          .joined(separator: "\n"),
        plain(remedy?.check ?? "")
      )
    case .rule(let rule):
      let words = RuleCatalog.all.first { $0.id.rawValue == rule.id }?.words
      return (
        words?.text(in: language) ?? plain(rule.summary), "", plain(entries?[rule.id] ?? rule.explanation),
        "", ""
      )
    case .changes(let changes):
      let lines = changes.lines.map { $0.text(in: language) }
      return (changes.title.text(in: language), "", "", lines.joined(separator: "\n"), "")
    case .fact(let fact):
      let carried = fact.record.carriedForwardWords?.text(in: language) ?? ""
      return (plain(entries?[entry.id] ?? entry.title), "", carried, "", "")
    case .question, .contradiction, .assumption:
      return (plain(entries?[entry.id] ?? entry.title), "", "", "", "")
    }
  }
}
