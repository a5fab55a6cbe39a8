import CommandOutput
import LocationCatalogue
import LocationPolicy
import LocationTerms
import Phrases
import Terminal
import Translations

/// A situation to explain.
struct ExplainedScenario {
  let grant: GrantArgument
  let phase: AppPhase
  let isAlwaysSpent: Bool
  let isReduced: Bool
  let app: AppConfiguration
  /// The settings of the terminal.
  let terminal: TerminalSettings
  /// The language of everything but the names of sources.
  let language: Language

  /// Returns the effects of a request on some releases; neighbors with the same result are combined.
  func text(request: AppRequest, on releases: [Release]) -> String {
    releases.sections { lines(request: request, under: $0) }.map { section in
      var text = WrappedText(answeringOn: terminal)
      text.add(
        said("iOS \(section.releases), the app has \(grant.phrase) and, \(phase.phrase), \(request.phrase)"))
      for line in section.body { text.add(line.text, indent: line.indent, hanging: 2) }
      return text.text
    }
    .joined(separator: "\n\n")
  }

  /// The authorization state before the request.
  var state: AuthorizationState {
    grant.state(isAlwaysSpent: isAlwaysSpent, isReduced: isReduced, phase: phase)
  }

  /// The text for a release without the grant.
  static let missingGrant: Phrase = "There is no such grant on this release."

  /// Returns a phrase in the language.
  func said(_ phrase: Phrase) -> String { phrase.text(in: language) }

  /// A line of an explanation before wrapping.
  private struct Line: Equatable {
    let indent: Int
    let text: String
  }

  private func lines(request: AppRequest, under policy: AuthorizationPolicy) -> [Line] {
    guard grant.exists(under: policy) else {
      return [Line(indent: 2, text: said(Self.missingGrant))]
    }
    let explanation = Explanation(request, from: state, of: app, under: policy)
    let sentences = explanation.sentences.map { Line(indent: 2, text: said($0)) }
    let answers = explanation.answers.map { Line(indent: 4, text: said("\($0.choice): \($0.result)")) }
    let reasons = explanation.facts.map { fact in
      Line(indent: 4, text: CatalogText.reason(fact, in: language.translation))
    }
    return sentences + answers + [Line(indent: 2, text: said("Because:"))] + reasons
  }
}
