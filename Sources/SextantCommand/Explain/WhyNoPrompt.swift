import AppProject
import LocationAudit
import LocationCatalogue
import LocationPolicy
import LocationTerms
import Terminal

/// Lists why a request shows no prompt: what a project lacks, or may lack, and the states of things that fit.
struct WhyNoPrompt {
  /// The mistakes that keep prompts away, the commonest in public reports first.
  private static let mistakes: [MistakeID] = [
    .mis01, .mis05, .mis54, .mis02, .mis03, .mis18, .mis04, .mis43, .mis32,
  ]
  /// The facts by which rules without a classic mistake keep prompts away.
  private static let furtherFacts: Set<Fact> = [.key018, .key042]

  /// What asks.
  let request: AppRequest
  /// What is known of the app's state.
  let situation: NoPromptCause.Situation
  /// How wide the text may be.
  let terminal: TerminalSettings

  /// Returns all causes; with a project, those that it has instead of those that it might have.
  func text(of findings: [Finding]?) -> String {
    var text = WrappedText(answeringOn: terminal)
    let states = NoPromptCause.all(of: request, in: situation)
    let setUp = findings.map(causes) ?? possibleCauses
    text.add("Why an app that \(request.phrase) shows no prompt, the likeliest cause first")
    if findings != nil, setUp.isEmpty {
      text.addGap()
      text.add("Nothing in the project keeps the prompt away. What else may:")
    }
    for (number, cause) in (setUp + states.map(Cause.init)).enumerated() {
      text.addGap()
      cause.add(to: &text, number: number + 1)
    }
    if setUp.isEmpty, states.isEmpty {
      text.addGap()
      text.add("Nothing: a prompt appears.")
    }
    return text.text
  }

  /// What is wrong in the project, the likeliest first.
  private func causes(in findings: [Finding]) -> [Cause] {
    let ranked = findings.compactMap { finding -> (rank: Int, finding: Finding)? in
      guard situation.releases.contains(where: finding.releases.contains) else { return nil }
      if let rank = Self.mistakes.firstIndex(where: finding.mistakes.contains) { return (rank, finding) }
      return finding.facts.contains(where: Self.furtherFacts.contains) ? (Self.mistakes.count, finding) : nil
    }
    return ranked.sorted { $0.rank < $1.rank }.map { Cause($0.finding) }
  }

  /// What may be wrong where nothing is known of the project.
  private var possibleCauses: [Cause] {
    Self.mistakes.compactMap { id in
      guard let mistake = MistakeCatalog.all.first(where: { $0.id == id }) else { return nil }
      let rules = RuleCatalog.all.filter { $0.mistakes.contains(id) }
      let bites = situation.releases.contains { release in
        rules.contains { $0.bites(.policy(for: release)) }
      }
      return bites && Self.concerns(id, request) ? Cause(mistake) : nil
    }
  }

  /// Whether a mistake stands in the way of what is asked for.
  private static func concerns(_ mistake: MistakeID, _ request: AppRequest) -> Bool {
    let asksForAlways = [.always, .sessionAlways].contains(request)
    switch mistake {
    case .mis02, .mis04, .mis43: return asksForAlways
    case .mis32: return request == .fullAccuracy
    case .mis05: return [.start, .liveUpdates].contains(request) || request == .whenInUse
    default: return true
    }
  }
}
