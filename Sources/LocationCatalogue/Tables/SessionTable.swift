import LocationPolicy

/// What update streams and service sessions do from every state of a release.
enum SessionTable {
  static func iterations(_ policy: AuthorizationPolicy) -> TableValue {
    RequestTable.each(policy) { start in
      var state = start.state
      let decision = state.iterateUpdates(of: .complete, under: policy)
      if policy.asyncUpdates.value == .askNothing {
        let effect =
          start.state.grant == .notDetermined && !start.state.memory.contains(.restricted)
          ? "no request; updates only if already authorized" : "updates if authorized"
        var row = RequestTable.noPrompt(decision, effect: effect)
        row["open"] = "OPEN-11"
        return row
      }
      guard case .prompt = decision.outcome else { return quiet(decision, effect: "updates") }
      var row = RequestTable.promptRow(decision, from: state, policy: policy)
      row["guard"] = "explicit-session key not set and app in foreground"
      row["else_"] = [
        "explicit_key_set": explicitKey(start.state, policy),
        "not_foreground": deferral(start.state, policy) { $0.iterateUpdates(of: .complete, under: policy) }
          ? "insufficientlyInUse diagnostic, prompt when next possible" : .null,
      ]
      return row
    }
  }

  static func sessions(_ goal: SessionGoal, _ policy: AuthorizationPolicy) -> TableValue {
    RequestTable.each(policy) { start in
      var state = start.state
      let decision = state.openSession(goal, of: .complete, under: policy)
      if decision.outcome == .ignored(.sessionAsksForNothing) {
        return RequestTable.noPrompt(decision, effect: "suppresses prompting by this session")
      }
      guard hasPrompt(decision) else { return quiet(decision, effect: "goal already met") }
      var row = RequestTable.promptRow(decision, from: state, policy: policy)
      addConditions(to: &row, goal: goal, start: start.state, policy: policy)
      if goal == .always, start.state.grant == .notDetermined {
        addUpgrade(to: &row, from: state, policy: policy)
      }
      return row
    }
  }

  private static func hasPrompt(_ decision: Decision) -> Bool {
    if case .prompt = decision.outcome { true } else { false }
  }

  private static func quiet(_ decision: Decision, effect: String) -> TableValue {
    guard !decision.diagnostics.isEmpty else {
      return RequestTable.noPrompt(decision, effect: effect)
    }
    return [
      "prompt": nil, "diagnostic": TableValue(decision.diagnostics.names),
      "facts": TableValue(decision.facts),
      "confidence": .string(DecisionTables.confidenceText(decision.facts)),
    ]
  }

  private static func explicitKey(_ start: AuthorizationState, _ policy: AuthorizationPolicy) -> TableValue {
    var state = start
    var app = AppConfiguration.complete
    app.traits.insert(.explicitServiceSession)
    let decision = state.iterateUpdates(of: app, under: policy)
    guard decision.diagnostics == .serviceSessionRequired, state.prompt == nil else { return .null }
    return "serviceSessionRequired diagnostic, no prompt"
  }

  private static func deferral(
    _ start: AuthorizationState, _ policy: AuthorizationPolicy,
    _ input: (inout AuthorizationState) -> Decision
  ) -> Bool {
    var state = start.varied(phase: .background)
    let decision = input(&state)
    return decision.outcome == .deferred && decision.diagnostics == .insufficientlyInUse
  }

  private static func addConditions(
    to row: inout TableValue, goal: SessionGoal, start: AuthorizationState, policy: AuthorizationPolicy
  ) {
    guard deferral(start, policy, { $0.openSession(goal, of: .complete, under: policy) }) else { return }
    var spent = start.varied(adding: .alwaysRequestSpent)
    let decision = spent.openSession(goal, of: .complete, under: policy)
    if decision.diagnostics == .alwaysAuthorizationDenied {
      row["guard"] = "foreground and not always_request_consumed"
      row["else_"] = ["consumed": "alwaysAuthorizationDenied diagnostic"]
    } else {
      row["guard"] = "foreground"
      row["else_"] = ["not_foreground": "insufficientlyInUse; asked when next possible"]
    }
  }

  /// Says that the upgrade prompt follows a While Using answer, after trying that it does.
  private static func addUpgrade(
    to row: inout TableValue, from prompting: AuthorizationState, policy: AuthorizationPolicy
  ) {
    var allowed = prompting
    _ = allowed.answer(.allowWhileUsingApp, of: .complete, under: policy)
    let next = allowed.resumeSessions(of: .complete, under: policy)
    guard hasPrompt(next), allowed.prompt?.cause == .escalation else { return }
    row["results"]?["Allow While Using App"]?["then"] =
      "the single upgrade prompt of AUTH-051 follows while the session is held"
    row["results"]?["Allow Once"]?["note"] = "consumption of the Always chance unknown (OPEN-02)"
  }
}
