import LocationAudit
import LocationCatalogue
import LocationDrawing
import LocationEvidence
import LocationPolicy
import LocationTerms
import Markup
import Phrases

extension HTMLReporter {
  /// Returns a card for a finding, with its source line and, if it concerns a request, the prompts
  /// that it leads to.
  func card(of shared: SharedFinding, predictions: [Prediction], in report: CheckReport) -> Markup {
    let finding = shared.finding
    var parts = [
      Markup(
        "h3", [:],
        [
          Markup("b", text: report.text(finding.severity.word)),
          .text(" "), Self.name(of: finding.rule, in: report), .text(", \(finding.systems)"),
        ]), Markup("code", ["class": "faint"], text: Self.place(finding.site)),
    ]
    if let excerpt = report.excerpt(for: finding) {
      let line = excerpt.before.drop(while: \.isWhitespace) + excerpt.after
      parts.append(Markup("pre", [:], [Markup("code", text: String(line))]))
    }
    parts.append(Markup("p", text: report.text(finding.message)))
    parts.append(
      Markup("p", [:], [Markup("b", text: report.text(.fix) + " "), .text(report.text(finding.fix))]))
    if !finding.lines.isEmpty {
      let code = finding.lines.map(report.text).joined(separator: "\n")
      parts.append(Markup("pre", [:], [Markup("code", text: code)]))
    }
    if let others = shared.others { parts.append(Markup("p", text: report.text(others))) }
    if finding.facts.contains(where: \.isAboutAsking) {
      parts += pictures(of: finding, predictions, in: report)
    }
    if !finding.reasons.isEmpty {
      let mistakes = finding.mistakes.map { $0.rawValue + (finding.facts.isEmpty ? "" : ", ") }
      parts.append(
        Markup(
          "p", ["class": "faint"], [.text(mistakes.joined())] + FactSection.links(to: finding.facts)))
    }
    return Markup("div", ["class": "card \(finding.severity.rawValue)"], parts)
  }

  /// Returns the name of a rule, as a link if its page is on the web.
  private static func name(of rule: RuleID, in report: CheckReport) -> Markup {
    guard let address = report.rulesAddress else { return .text(rule.rawValue) }
    return Markup("a", ["href": AttributeValue(address.page(of: rule))], text: rule.rawValue)
  }

  /// Returns drawings of the first prompts on the releases of a finding, or a blank if there is
  /// none.
  private func pictures(
    of finding: Finding, _ predictions: [Prediction], in report: CheckReport
  ) -> [Markup] {
    var figures: [(drawing: Drawing, releases: [ClosedRange<Release>])] = []
    for prediction in predictions where prediction.range.overlaps(finding.releases) {
      let range = prediction.range.clamped(to: finding.releases)
      let era = Era(of: .policy(for: range.lowerBound))
      let prompts = prediction.lines.filter { $0.topic == PredictionLine.firstPrompt }
      for line in prompts {
        let drawing = line.prompt?.drawing(in: era) ?? NoPromptPicture.drawing(in: era, saying: report.text)
        if let index = figures.firstIndex(where: { $0.drawing == drawing }) {
          figures[index].releases.append(range)
        } else {
          figures.append((drawing, [range]))
        }
      }
    }
    guard !figures.isEmpty else { return [] }
    return [
      Markup(
        "div", ["class": "pictures"],
        figures.map { drawing, ranges in
          let releases = Policies.known.releases { policy in ranges.contains { $0.contains(policy.release) } }
          return drawing.figure("iOS \(Policies.known.text(of: releases))")
        })
    ]
  }
}

extension Fact {
  /// Whether it is a fact about authorization or usage descriptions, which prompts show; from
  /// KEY-040 on, facts are about other keys.
  fileprivate var isAboutAsking: Bool { id.hasPrefix("AUTH-") || id.hasPrefix("KEY-") && id < "KEY-040" }
}
