import AppProject
import CommandOutput
import LocationAudit
import LocationCatalogue
import LocationPolicy
import LocationTerms
import Phrases
import Terminal
import Translations

/// Lists why a request shows no prompt: what a project lacks, or may lack, and the states of things that fit.
struct WhyNoPrompt {
  /// The commonest mistakes in public reports first; those that are not named come after them.
  ///
  /// Which of them keep a prompt away, their rules say.
  private static let likeliestFirst: [MistakeID] = [
    .mis01, .mis05, .mis54, .mis02, .mis03, .mis53, .mis18, .mis04, .mis43, .mis32,
  ]

  /// What asks.
  let request: AppRequest
  /// What is known of the app's state.
  let situation: NoPromptCause.Situation
  /// How wide the text may be.
  let terminal: TerminalSettings
  /// The language of all but names.
  let language: Language

  /// Returns all causes; with a project, those that it has instead of those that it might have.
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

  /// What is wrong in the project, the likeliest first.
  private func causes(in findings: [Finding]) -> [Cause] {
    findings.filter { finding in
      finding.keepsAway.contains(request) && situation.releases.contains(where: finding.releases.contains)
    }.map { (rank: Self.rank(of: $0.mistakes), finding: $0) }.sorted { $0.rank < $1.rank }
      .map { Cause($0.finding) }
  }

  private static func rank(of mistakes: [MistakeID]) -> Int {
    likeliestFirst.firstIndex(where: mistakes.contains) ?? likeliestFirst.count
  }

  /// What may be wrong where nothing is known of the project.
  private var possibleCauses: [Cause] {
    let rules = RuleCatalog.all.filter { rule in
      rule.keepsAway.contains(request) && situation.releases.contains { rule.bites(.policy(for: $0)) }
    }
    // Of the mistakes that one rule covers, the one that people report most says it.
    let ids = rules.compactMap { $0.mistakes.min { Self.rank(of: [$0]) < Self.rank(of: [$1]) } }
    return Set(ids).sorted { (Self.rank(of: [$0]), $0.rawValue) < (Self.rank(of: [$1]), $1.rawValue) }
      .compactMap { id in
        MistakeCatalog.all.first { $0.id == id }.map { Cause($0, in: language) }
      }
  }
}
