import AuditReports
import LocationDrawing
import LocationEvidence
import LocationPolicy
import LocationScenario
import LocationSimulation
import Markup
import Phrases
import Translations

/// A simulation as a page, in which releases with the same timeline are grouped, each with a plot,
/// prompts, a map and lines.
struct SimulationPage {
  let scenario: Scenario
  let results: [PlayedRelease]
  /// The drawings of each release.
  let stories: [Release: PlayedStory]
  /// The language of all but the scenario's own words.
  let language: Language
  /// The scenario on the page with the phone; nil if that has no address.
  var link: PlayedLink?

  /// The page as HTML.
  var text: String {
    let groups = AlikeReleases.groups(of: results)
    var body: [Markup] = []
    if !scenario.summary.isEmpty { body.append(Markup("p", text: scenario.summary)) }
    if let link {
      let words = Markup(
        "a", ["href": AttributeValue(link.address)], text: said("Play it on a simulated phone"))
      body.append(Markup("p", [:], [words] + link.remarks.map { .text(" \(said($0))") }))
    }
    body += failures
    var earlier: AlikeReleases?
    for group in groups {
      body += section(of: group, after: earlier)
      earlier = group
    }
    body += FactSection(groups.flatMap(\.lines).flatMap(\.facts)).markup(in: language)
    return Page(title: scenario.name, body).written
  }

  private func said(_ phrase: Phrase) -> String { phrase.text(in: language) }

  private var failures: [Markup] {
    results.flatMap { result in
      result.failures.map { failure in
        Markup(
          "div", ["class": "card error"],
          [
            Markup(
              "h3", [:],
              [Markup("b", text: said("failed")), .text(" iOS \(result.release.name), \(failure.path)")]),
            Markup("p", text: said(failure.message)),
          ])
      }
    }
  }

  /// Returns the section for a group of releases; lines that the previous group lacks are marked.
  private func section(of group: AlikeReleases, after earlier: AlikeReleases?) -> [Markup] {
    var parts = [Markup("h2", text: "iOS \(group.name)")]
    if let story = group.releases.first.flatMap({ stories[$0] }) {
      parts.append(Markup("figure", ["class": "table"], [story.plot.inline]))
      let figures =
        story.prompts.map { $0.drawing.figure("\(TraceFormat.time($0.moment)) \($0.app)") }
        + (story.map.map { [$0.figure(said("The way in white, locations that came in blue"))] } ?? [])
      if !figures.isEmpty { parts.append(Markup("div", ["class": "pictures"], figures)) }
    }
    let new = earlier.map { Set(TimelineDifference($0.lines, group.lines).places.flatMap(\.instead)) } ?? []
    let rows = group.lines.map { line in
      Markup(
        "tr", new.contains(line) ? ["class": "new"] : [:],
        [
          Markup("td", text: TraceFormat.time(line.moment)),
          Markup("td", text: said(TimelineActor.phrase(for: line.actor))),
          Markup(
            "td", [:],
            [.text(said(line.phrase) + (line.facts.isEmpty ? "" : " "))] + FactSection.links(to: line.facts)),
        ])
    }
    let table = Markup("div", ["class": "table"], [Markup("table", [:], [Markup("tbody", [:], rows)])])
    let words: Phrase =
      earlier.map { "What happens, step by step; marked is what iOS \($0.name) has not" }
      ?? "What happens, step by step"
    parts.append(Markup("details", ["open": "open"], [Markup("summary", text: said(words)), table]))
    return parts
  }
}
