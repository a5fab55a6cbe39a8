import AppProject
import CommandOutput
import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import Terminal
import Translations

/// Explains why a request shows no prompt: by mistakes in the project, found or possible, and by
/// states that fit.
struct WhyNoPrompt {
  /// The most common mistakes in public reports, in order; others follow.
  ///
  /// Their rules say which of them prevent a prompt.
  private static let likeliestFirst: [MistakeID] = [
    .mis01, .mis05, .mis54, .mis02, .mis03, .mis53, .mis18, .mis04, .mis43, .mis32,
  ]

  /// The request.
  let request: AppRequest
  /// The known state of the app.
  let situation: NoPromptCause.Situation
  /// The settings of the terminal.
  let terminal: TerminalSettings
  /// The language of all but names.
  let language: Language

  /// Returns all causes; with the findings of a project, the mistakes found replace the possible
  /// ones.
  func text(of findings: [Finding]?) -> String {
    var text = WrappedText(answeringOn: terminal)
    let states = NoPromptCause.all(of: request, in: situation)
    let setUp = findings.map(causes) ?? possibleCauses
    text.add(said("Why an app that \(request.phrase) shows no prompt, the likeliest cause first"))
    if findings != nil, setUp.isEmpty {
      text.addGap()
      text.add(said("Nothing in the project keeps the prompt away. What else may:"))
    }
    for (number, cause) in (setUp + states.map(Cause.init)).enumerated() {
      text.addGap()
      cause.add(to: &text, number: number + 1, in: language)
    }
    if setUp.isEmpty, states.isEmpty {
      text.addGap()
      text.add(said("Nothing: a prompt appears."))
    }
    return text.text
  }

  private func said(_ phrase: Phrase) -> String { phrase.text(in: language) }

  /// Returns the causes in the project, the most likely first.
  private func causes(in findings: [Finding]) -> [Cause] {
    findings.filter { finding in
      finding.keepsAway.contains(request) && situation.releases.contains(where: finding.releases.contains)
    }.map { (rank: Self.rank(of: $0.mistakes), finding: $0) }.sorted { $0.rank < $1.rank }
      .map { Cause($0.finding) }
  }

  private static func rank(of mistakes: [MistakeID]) -> Int {
    likeliestFirst.firstIndex(where: mistakes.contains) ?? likeliestFirst.count
  }

  /// The possible causes without a project.
  private var possibleCauses: [Cause] {
    let rules = RuleCatalog.all.filter { rule in
      rule.keepsAway.contains(request) && situation.releases.contains { rule.bites(.policy(for: $0)) }
    }
    // Of the mistakes that a rule covers, the most frequently reported one is shown.
    let ids = rules.compactMap { $0.mistakes.min { Self.rank(of: [$0]) < Self.rank(of: [$1]) } }
    return Set(ids).sorted { (Self.rank(of: [$0]), $0.rawValue) < (Self.rank(of: [$1]), $1.rawValue) }
      .compactMap { id in
        MistakeCatalog.all.first { $0.id == id }.map { Cause($0, in: language) }
      }
  }
}
