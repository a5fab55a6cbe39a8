package import LocationPolicy
import LocationTerms
package import Markup
import Phrases
import Translations

/// The content of the rules as a reference page: the behavior of each release, symptoms, and facts.
package struct Handbook {
  let policies: [AuthorizationPolicy]

  /// Creates a page about some releases.
  package init(_ releases: [Release] = Release.allCases) {
    policies = releases.map { .policy(for: $0) }
  }

  /// The header of the page: its title, the search, and a button that switches to the next language.
  package static var header: Markup {
    let languages = Language.allCases
    let names = languages.indices.map { index in
      let next = languages[(index + 1) % languages.count]
      return Markup("span", ["lang": AttributeValue(languages[index].rawValue)], text: next.name)
    }
    func link(_ target: String, _ name: Phrase) -> [Markup] {
      [Markup("a", ["href": AttributeValue(target)], phrase: name), .text(" ")]
    }
    let search = Markup("input", ["id": "search", "type": "search", "autocomplete": "off"])
    let tools = [
      Markup("label", [:], Phrase.markup("Search") + [.text(" "), search]),
      Markup("button", ["id": "language", "type": "button"], names),
      Markup(
        "nav", [:],
        link("#matrix", "What changed when") + link("#releases", "Releases")
          + link("#words", "What phones say")
          + link("#symptoms", "Symptoms") + link("#facts", "Facts") + link("#scenarios", "Scenarios")
          + link("index.html", "A phone to play with")),
    ]
    // The page inserts the number.
    let place = "%@"
    let count: Phrase = "\(place) found"
    return Markup(
      "header", [:],
      [
        Markup("h1", phrase: "What happens on iOS, when an app wants the location"),
        Markup(
          "p",
          phrase: """
            Every release with what it changes, what goes wrong, and the facts with their sources. Nothing leaves \
            this page.
            """),
        Markup("div", ["class": "tools"], tools),
        .element(
          "p",
          [Markup.Attribute("id", "count"), Markup.Attribute("role", "status")]
            + languages.map { Markup.Attribute("data-\($0.rawValue)", count.text(in: $0)) }, []),
      ])
  }

  /// The style rules that show the reader only one language.
  package static var style: String {
    Language.allCases.map(\.rawValue).map {
      "html[lang=\($0)] span[lang]:not([lang=\($0)]) { display: none; }"
    }.joined(separator: "\n")
  }

  /// The sections, in order.
  package var sections: [Markup] { [matrix, releases, words, symptoms, facts] }

  static func section(_ id: String, _ title: Phrase, _ entries: [Markup]) -> Markup {
    Markup("section", ["id": AttributeValue(id)], [Markup("h2", phrase: title)] + entries)
  }

  /// The placeholder for the entries of the scenarios, which another module writes.
  package static let scenariosPlace = "[scenarios]"

  /// The section of the scenarios.
  package static var scenarios: Markup {
    section(
      "scenarios", "Scenarios",
      [
        Markup("p", phrase: "Played as far as the page can: it says what it leaves out."),
        .text(scenariosPlace),
      ])
  }

  // Releases, the newest first

  private var releases: Markup {
    let entries = policies.indices.reversed().map { index in
      entry(policies[index], after: index > 0 ? policies[index - 1] : nil)
    }
    return Self.section("releases", "Releases", entries)
  }

  private func entry(_ policy: AuthorizationPolicy, after earlier: AuthorizationPolicy?) -> Markup {
    let name = policy.release.name
    var parts = [Markup("h3", phrase: "What happens on iOS \(name)")]
    if let earlier { parts += differences(from: earlier, to: policy) }
    let rows = policy.rules.map { rule in
      Markup(
        "tr", [:],
        [
          Markup("th", ["scope": "row"], phrase: RuleName.phrase(for: rule.name)),
          Markup("td", phrase: RuleWords.value(of: rule.rule, under: policy)),
          cell(of: rule.rule.facts),
        ])
    }
    let summary = Markup("summary", phrase: "All \(rows.count) rules")
    parts.append(Markup("details", [:], [summary, Self.table(["Rule", "What it says", "Facts"], rows)]))
    return Markup("article", ["id": AttributeValue("ios-\(policy.release.firstVersionText)")], parts)
  }

  private func differences(
    from earlier: AuthorizationPolicy, to policy: AuthorizationPolicy
  ) -> [Markup] {
    let before = earlier.release.name
    let rows = earlier.differences(to: policy).map { difference in
      Markup(
        "tr", [:],
        [
          Markup("th", ["scope": "row"], phrase: RuleName.phrase(for: difference.name)),
          Markup("td", phrase: difference.beforeInWords),
          Markup("td", phrase: difference.afterInWords), cell(of: difference.facts),
        ])
    }
    if rows.isEmpty {
      return [Markup("p", phrase: "As on iOS \(before).")]
    }
    return [
      Markup("p", phrase: "What is not as on iOS \(before):"),
      Self.table(
        ["Rule", "iOS \(before)", "iOS \(policy.release.name)", "Facts"], rows),
    ]
  }

  static func table(_ columns: [Phrase], _ rows: [Markup]) -> Markup {
    let head = Markup("tr", [:], columns.map { Markup("th", ["scope": "col"], phrase: $0) })
    return Markup(
      "div", ["class": "wide"],
      [
        Markup("table", [:], [Markup("thead", [:], [head]), Markup("tbody", [:], rows)])
      ])
  }

  private func cell(of facts: FactList) -> Markup { Markup("td", [:], Self.links(to: facts.map { $0.id })) }

  // Symptoms and facts

  private var symptoms: Markup {
    Self.section(
      "symptoms", "Symptoms",
      CatalogEntries().all.compactMap { entry in
        entry.remedy.map { remedy in
          Markup(
            "article", ["id": AttributeValue(entry.id)],
            [
              Markup(
                "h3", [:],
                [.text("\(entry.id) · ")] + Self.said(remedy.releasesText, by: remedy.releasesText)
                  + [.text(" · ")] + Self.said(remedy.symptom, by: "\(entry.id).symptom")),
              Self.line("Cause", remedy.cause, by: "\(entry.id).cause"),
              Self.line("Fix", remedy.cure, by: "\(entry.id).fix"),
            ] + Self.branches(remedy.branches, of: entry.id)
              + (remedy.example.map { [Markup("pre", [:], text: $0.code)] } ?? []) + [
                Self.line("Check", remedy.check, by: "\(entry.id).check"),
                Markup("p", [:], Self.links(to: entry.allFacts.map { $0.id })),
              ])
        }
      })
  }

  private var facts: Markup {
    let entries = FactCatalog.sections.flatMap { section in
      section.records.map { record in
        Markup(
          "article", ["id": AttributeValue(record.fact.id)],
          [Markup("h3", [:], text: "\(record.fact.id) · \(record.releasesText) · \(section.title)")]
            + Self.statement(of: record)
            + (record.carriedForwardWords.map { [Markup("p", phrase: $0)] } ?? [])
            + [Markup("p", [:], Phrase.markup("Sources: ") + Self.sources(of: record))])
      }
    }
    return Self.section("facts", "Facts", entries)
  }

  private static func branches(_ branches: [CureBranch], of id: String) -> [Markup] {
    branches.enumerated().map { number, branch in
      let key = "\(id).if\(number + 1)"
      return Markup(
        "p", [:],
        [Markup("em", [:], said(branch.sign, by: key)), .text(" → ")] + said(branch.step, by: "\(key).do"))
    }
  }

  private static func line(_ name: Phrase, _ text: String, by id: String) -> Markup {
    Markup("p", [:], [Markup("strong", phrase: name), .text(" ")] + said(text, by: id))
  }

  /// Returns a text in every language that has an entry for its id; only in English if none has.
  private static func said(_ text: String, by id: String) -> [Markup] {
    let others = Language.allCases.compactMap { language in
      (language.translation?.entries[id]).map { (language, $0) }
    }
    if others.isEmpty { return InlineMarkdown(text).markup }
    return [Markup("span", ["lang": "en"], InlineMarkdown(text).markup)]
      + others.map { language, text in
        Markup("span", ["lang": AttributeValue(language.rawValue)], InlineMarkdown(text).markup)
      }
  }

  /// Returns a fact's statement, after the short versions of the languages that have one.
  private static func statement(of record: FactRecord) -> [Markup] {
    let others = Language.allCases.compactMap { language -> Markup? in
      guard let text = language.translation?.entries[record.fact.id] else { return nil }
      return Markup("p", [:], [Markup("span", ["lang": AttributeValue(language.rawValue)], text: text)])
    }
    return others + MarkedText(record.statement).markup
  }

  private static func links(to ids: [String]) -> [Markup] {
    ids.flatMap { [Markup("a", ["href": AttributeValue("#" + $0)], text: $0), .text(" ")] }
  }

  private static func sources(of record: FactRecord) -> [Markup] {
    if record.sources.isEmpty { return Phrase.markup("none; it follows from reasoning") }
    return record.sources.flatMap { citation -> [Markup] in
      guard let address = citation.source.address else { return [.text(citation.title + " ")] }
      return [Markup("a", ["href": AttributeValue(address)], text: citation.title), .text(" ")]
    }
  }
}
