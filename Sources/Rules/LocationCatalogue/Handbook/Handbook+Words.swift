import LocationPolicy
import LocationTerms
import Markup
import Phrases
import Translations

extension Handbook {
  /// The texts of prompts and Settings in every language, with their sources.
  var words: Markup {
    let languages = Language.allCases.filter { $0 != .english }
    let columns: [Phrase] =
      ["iOS", "In English"] + languages.map { Phrase(verbatim: $0.name) } + ["Who gives the words"]
    let prompts = PromptTemplate.allCases.flatMap { template in
      rows(languages) { policy -> [SystemWords]? in
        guard PromptTable.shown(by: policy).contains(template) else { return nil }
        let looks = PromptLooks(template, appName: "X", under: policy)
        let text = looks.textWords.map { [$0] } ?? []
        return [looks.titleWords] + text + looks.buttonWords
      }
    }
    let settings = rows(languages) { policy in
      policy.settingsRows.value.rows.map(policy.settingsRows.value.words)
    }
    let article = Markup(
      "article", ["id": "words-table"],
      [
        Markup(
          "p",
          phrase: """
            Title, text and buttons of each prompt, two side by side from the left, others from the top; and the rows \
            of Settings.
            """), Self.table(columns, prompts + settings),
      ])
    return Self.section("words", "What phones say", [article])
  }

  /// Returns a row for each run of releases with the same words and sources.
  private func rows(_ languages: [Language], _ words: (AuthorizationPolicy) -> [SystemWords]?) -> [Markup] {
    var runs: [(first: Release, last: Release, cells: [[Markup]])] = []
    for policy in policies {
      guard let words = words(policy) else { continue }
      let release = policy.release
      let cells = cells(of: words, on: release, in: languages)
      if let last = runs.last, last.cells == cells, Policies.known.release(before: release) == last.last {
        runs[runs.count - 1].last = release
      } else {
        runs.append((release, release, cells))
      }
    }
    return runs.map { run in
      let releases = Markup("th", ["scope": "row"], text: (run.first...run.last).text)
      return Markup("tr", [:], [releases] + run.cells.map { Markup("td", [:], $0) })
    }
  }

  private func cells(of words: [SystemWords], on release: Release, in languages: [Language]) -> [[Markup]] {
    let entries = languages.map { language in
      words.map { language.translation?.system.entry(for: $0.format, on: release.firstVersionText) }
    }
    let english = Set(words.map(\.source)).sorted().map(\.phrase)
    let others = entries.map { entries in
      TextSource.allCases.filter { source in entries.contains { $0?.source == source } }.map(\.phrase)
    }
    let sources = zip([Language.english] + languages, [english] + others).flatMap { language, phrases in
      [.text("\(language.name): ")] + Phrase.markup(.joined(phrases)) + [Markup("br")]
    }
    return [Self.lines(words.map(\.english))]
      + zip(languages, entries).map { language, entries in
        [
          Markup(
            "div", ["lang": AttributeValue(language.rawValue)],
            Self.lines(zip(words, entries).map { $1?.text.replacing("%@", with: "X") ?? $0.english }))
        ]
      } + [sources]
  }

  private static func lines(_ texts: [String]) -> [Markup] {
    texts.flatMap { [Markup.text($0), Markup("br")] }
  }
}

extension WordSource {
  /// The source of the words, for readers.
  fileprivate var phrase: Phrase {
    switch self {
    case .systemTable: TextSource.systemTable.phrase
    case .testTools: TextSource.testData.phrase
    case .report: TextSource.reports.phrase
    case .inferred: TextSource.inferred.phrase
    }
  }
}

extension TextSource {
  /// The source of the words, for readers.
  fileprivate var phrase: Phrase {
    switch self {
    case .systemTable: "the system's own tables"
    case .testData: "titles that UI tests wait for"
    case .reports: "help texts"
    case .inferred: "no source: carried over"
    }
  }
}
