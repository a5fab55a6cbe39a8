import LocationCatalogue
import LocationPolicy

/// A situation of which an explanation is asked.
struct ExplainedScenario {
  let grant: GrantArgument
  let phase: AppPhase
  let isAlwaysSpent: Bool
  let isReduced: Bool
  let app: AppConfiguration

  /// Returns what a request does on some releases; neighbours that do the same are explained together.
  func text(request: AppRequest, on releases: [Release]) -> String {
    var sections: [(releases: ClosedRange<Release>, body: String)] = []
    for release in releases {
      let body = text(request: request, under: .policy(for: release))
      if let last = sections.last, last.body == body {
        sections[sections.count - 1].releases = last.releases.lowerBound...release
      } else {
        sections.append((release...release, body))
      }
    }
    return sections.map { section in
      let name =
        section.releases.lowerBound == section.releases.upperBound
        ? section.releases.lowerBound.name : section.releases.text
      return
        "iOS \(name), the app has \(grant.phrase) and, \(phase.phrase), \(request.phrase)\n\(section.body)"
    }
    .joined(separator: "\n\n")
  }

  private func text(request: AppRequest, under policy: AuthorizationPolicy) -> String {
    guard grant.exists(under: policy) else { return "  There is no such grant on this release." }
    let state = grant.state(isAlwaysSpent: isAlwaysSpent, isReduced: isReduced, phase: phase)
    let explanation = Explanation(request, from: state, of: app, under: policy)
    let lines = explanation.sentences.map { "  \($0)" }
    let answers = explanation.answers.map { "    \($0.choice): \($0.result)" }
    let reasons = explanation.facts.map { "    " + CatalogText.reason($0) }
    return (lines + answers + ["  Because:"] + reasons).joined(separator: "\n")
  }
}
