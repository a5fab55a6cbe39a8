import LocationPolicy

/// What a tap on a location button does from every state of a release.
enum LocationButtonTable {
  static func rows(_ policy: AuthorizationPolicy) -> TableValue {
    RequestTable.each(policy) { start in
      var state = start.state
      let decision = state.tapLocationButton(of: .complete, under: policy)
      guard case .prompt = decision.outcome else {
        let isRestricted = decision.outcome == .ignored(.restricted)
        return RequestTable.noPrompt(
          decision,
          effect: isRestricted ? "action only; no grant [inferred]" : "action only, no change")
      }
      var row = RequestTable.promptRow(decision, from: state, policy: policy)
      row["prompt_condition"] = condition(start: start.state, policy: policy)
      row["legibility_guard"] = legibility(start: start.state, policy: policy)
      addAfterlife(to: &row, from: state, start: start.state, policy: policy)
      return row
    }
  }

  private static func condition(start: AuthorizationState, policy: AuthorizationPolicy) -> TableValue {
    var approved = start.varied(adding: .locationButtonApproved)
    let later = approved.tapLocationButton(of: .complete, under: policy)
    if case .prompt = later.outcome { return "any tap while denied (AUTH-074)" }
    return "only first tap ever; later taps grant silently"
  }

  private static func legibility(start: AuthorizationState, policy: AuthorizationPolicy) -> TableValue {
    var covered = start
    let decision = covered.tapLocationButton(isLegible: false, of: .complete, under: policy)
    guard decision.outcome == .ignored(.illegibleButton), covered == start else { return .null }
    return "if illegible/obscured: action fires, no grant, log (AUTH-075)"
  }

  /// Says what a confirmed tap leaves of a denial once the grant has lapsed.
  private static func addAfterlife(
    to row: inout TableValue, from prompting: AuthorizationState, start: AuthorizationState,
    policy: AuthorizationPolicy
  ) {
    guard start.grant == .denied else { return }
    var confirmed = prompting
    _ = confirmed.answer(.confirm, of: .complete, under: policy)
    _ = confirmed.endUse(under: policy)
    guard confirmed.grant == .notDetermined else { return }
    row["results"]?["confirm"]?["then"] = "not_determined (the denial is lifted)"
  }
}
