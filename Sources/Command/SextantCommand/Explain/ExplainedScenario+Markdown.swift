import LocationCatalogue
import LocationPolicy
import LocationTerms
import Phrases

extension ExplainedScenario {
  /// Returns a table of what each answer to a request's prompt grants, or of what happens without a
  /// prompt.
  ///
  /// Neighboring releases with the same result share a row.
  func markdown(request: AppRequest, on releases: [Release]) -> String {
    let rows = releases.sections { outcome(of: request, under: $0) }
      .map { "| \($0.releases) | \($0.body) |" }
    let title = said("what each answer gives")
    return (["| iOS | \(title) |", "| --- | --- |"] + rows).joined(separator: "\n")
  }

  private func outcome(of request: AppRequest, under policy: AuthorizationPolicy) -> String {
    guard grant.exists(under: policy) else { return said(Self.missingGrant) }
    var asked = state
    guard case .prompt(let prompt) = request.perform(on: &asked, of: app, under: policy).outcome else {
      return Explanation(request, from: state, of: app, under: policy).sentences
        .map(said).joined(separator: " ")
    }
    let answers = prompt.template.choices.map { choice in
      var answered = asked
      _ = answered.answer(choice, of: app, under: policy)
      return said(
        "\(choice.phrase(of: app, under: policy)): \(gain(of: request, in: answered, under: policy))")
    }
    return answers.joined(separator: " · ")
  }

  /// Returns the result of an answer: the accuracy if that was requested, otherwise the grant.
  private func gain(
    of request: AppRequest, in state: AuthorizationState, under policy: AuthorizationPolicy
  ) -> Phrase {
    guard request == .fullAccuracy else { return state.grant.phrase }
    return state.accuracy(under: policy) == .full
      ? "full accuracy until no longer in use" : "reduced accuracy"
  }
}
