package import LocationPolicy
import LocationTerms
package import Markup

/// What the rules know, as a page to look things up in: what happens on each release, symptoms, and facts.
package struct Handbook {
  private let policies: [AuthorizationPolicy]

  /// A page on some releases.
  package init(_ releases: [Release] = Release.allCases) {
    policies = releases.map { .policy(for: $0) }
  }

  /// The sections, one behind the other.
  package var sections: [Markup] { [releases, symptoms, facts] }

  private static func section(_ id: String, _ title: BilingualText, _ entries: [Markup]) -> Markup {
    Markup("section", ["id": AttributeValue(id)], [Markup("h2", [:], title.spans)] + entries)
  }

  // Releases, the newest first

  private var releases: Markup {
    let entries = policies.indices.reversed().map { index in
      entry(policies[index], after: index > 0 ? policies[index - 1] : nil)
    }
    return Self.section("releases", BilingualText("Releases", "各个版本"), entries)
  }

  private func entry(_ policy: AuthorizationPolicy, after earlier: AuthorizationPolicy?) -> Markup {
    let name = policy.release.name
    var parts = [Markup("h3", [:], BilingualText("What happens on iOS \(name)", "iOS \(name) 上会发生什么").spans)]
    if let earlier { parts += differences(from: earlier, to: policy) }
    let rows = policy.rules.map { rule in
      Markup(
        "tr", [:],
        [
          Markup("th", ["scope": "row"], text: rule.name),
          Markup("td", [:], InlineMarkdown(RuleWords.value(of: rule.rule, under: policy)).markup),
          cell(of: rule.rule.facts),
        ])
    }
    let summary = Markup(
      "summary", [:], BilingualText("All \(rows.count) rules", "全部 \(rows.count) 条规则").spans)
    parts.append(Markup("details", [:], [summary, Self.table([.rule, .value, .facts], rows)]))
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
          Markup("th", ["scope": "row"], text: difference.name),
          Markup("td", [:], InlineMarkdown(difference.beforeInWords).markup),
          Markup("td", [:], InlineMarkdown(difference.afterInWords).markup), cell(of: difference.facts),
        ])
    }
    if rows.isEmpty {
      return [Markup("p", [:], BilingualText("As on iOS \(before).", "与 iOS \(before) 相同。").spans)]
    }
    return [
      Markup("p", [:], BilingualText("What is not as on iOS \(before):", "与 iOS \(before) 的不同：").spans),
      Self.table(
        [.rule, BilingualText("iOS \(before)"), BilingualText("iOS \(policy.release.name)"), .facts], rows),
    ]
  }

  private static func table(_ columns: [BilingualText], _ rows: [Markup]) -> Markup {
    let head = Markup("tr", [:], columns.map { Markup("th", ["scope": "col"], $0.spans) })
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
      "symptoms", BilingualText("Symptoms", "症状"),
      MistakeCatalog.all.map { mistake in
        Markup(
          "article", ["id": AttributeValue(mistake.id.rawValue)],
          [
            Markup(
              "h3", [:],
              InlineMarkdown("\(mistake.id.rawValue) · iOS \(mistake.releases) · \(mistake.symptom)").markup),
            Self.line(BilingualText("Cause", "原因"), mistake.cause),
            Self.line(BilingualText("Fix", "解决办法"), mistake.fix),
            Markup("p", [:], Self.links(to: mistake.facts.map { $0.id })),
          ])
      })
  }

  private var facts: Markup {
    let entries = FactCatalog.sections.flatMap { section in
      section.records.map { record in
        Markup(
          "article", ["id": AttributeValue(record.fact.id)],
          [Markup("h3", [:], text: "\(record.fact.id) · iOS \(record.releases) · \(section.title)")]
            + MarkedText(record.statement).markup
            + [Markup("p", [:], BilingualText("Sources: ", "来源：").spans + Self.sources(of: record))])
      }
    }
    return Self.section("facts", BilingualText("Facts", "事实"), entries)
  }

  private static func line(_ name: BilingualText, _ text: String) -> Markup {
    Markup("p", [:], [Markup("strong", [:], name.spans), .text(" ")] + InlineMarkdown(text).markup)
  }

  private static func links(to ids: [String]) -> [Markup] {
    ids.flatMap { [Markup("a", ["href": AttributeValue("#" + $0)], text: $0), .text(" ")] }
  }

  private static func sources(of record: FactRecord) -> [Markup] {
    if record.sources.isEmpty { return BilingualText("none; it follows from reasoning", "无；由推理得出").spans }
    return record.sources.flatMap { citation -> [Markup] in
      guard let address = citation.source.address else { return [.text(citation.title + " ")] }
      return [Markup("a", ["href": AttributeValue(address)], text: citation.title), .text(" ")]
    }
  }
}
