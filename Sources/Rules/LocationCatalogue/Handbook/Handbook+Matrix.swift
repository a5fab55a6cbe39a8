import LocationPolicy
import Markup
import Phrases

extension Handbook {
  /// The table of changes: a row for each rule that changed, with a cell for each run of releases with one
  /// value.
  var matrix: Markup {
    let head = Markup(
      "tr", [:],
      [Markup("td")]
        + policies.map { policy in
          let link = Markup("a", ["href": Self.anchor(policy.release)], text: policy.release.name)
          return Markup("th", ["scope": "col"], [link])
        })
    let rules = policies.first?.rules.map(\.name) ?? []
    let rows = rules.indices.compactMap { row(of: rules[$0], at: $0) }
    let table = Markup(
      "table", ["class": "matrix"], [Markup("thead", [:], [head]), Markup("tbody", [:], rows)])
    return Self.section("matrix", "What changed when", [Markup("div", ["class": "wide"], [table])])
  }

  static func anchor(_ release: Release) -> AttributeValue { "#ios-\(release.firstVersionText)" }

  private func row(of name: String, at index: Int) -> Markup? {
    let values = policies.map { RuleWords.value(of: $0.rules[index].rule, under: $0) }
    var runs: [(value: Phrase, count: Int)] = []
    for value in values {
      if runs.last?.value == value { runs[runs.count - 1].count += 1 } else { runs.append((value, 1)) }
    }
    guard runs.count > 1 else { return nil }
    let link = Markup("a", ["href": "#rule-\(name)"], phrase: RuleName.phrase(for: name))
    let cells = runs.map { run in
      Markup(
        "td", ["colspan": AttributeValue(Double(run.count)), "class": run.value == "no" ? "no" : "run"],
        Self.cell(run.value))
    }
    return Markup(
      "tr", ["id": "rule-\(name)"], [Markup("th", ["scope": "row"], [link])] + cells)
  }

  /// Returns the content of a cell; yes and no are symbols, so that a row can be taken in at a glance.
  private static func cell(_ value: Phrase) -> [Markup] {
    switch value {
    case "yes": [Markup("span", ["role": "img", "aria-label": "yes"], text: "✓")]
    case "no": [Markup("span", ["role": "img", "aria-label": "no"], text: "–")]
    default: Phrase.markup(value)
    }
  }
}
