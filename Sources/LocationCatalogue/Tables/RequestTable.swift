import LocationPolicy

/// What every request does from every state of a release, found by running the state machine.
enum RequestTable {
  static func rows(_ policy: AuthorizationPolicy) -> TableValue {
    var table: [String: TableValue] = ["start_any_service": serviceStarts(policy)]
    if policy.requestMethods.value {
      table["requestWhenInUseAuthorization"] = requests(policy) { $0.requestWhenInUse(of: $1, under: policy) }
      table["requestAlwaysAuthorization"] = requests(policy) { $0.requestAlways(of: $1, under: policy) }
    }
    if policy.provisionalPrompt.value != nil {
      table["_system_second_prompt"] = ["always_provisional": secondPrompt(policy)]
    }
    if policy.temporaryFullAccuracy.value {
      table["requestTemporaryFullAccuracyAuthorization"] = AccuracyRequestTable.rows(policy)
    }
    if policy.locationButton.value { table["LocationButton.tap"] = LocationButtonTable.rows(policy) }
    if policy.asyncUpdates.value != .unavailable {
      table["CLLocationUpdate.liveUpdates/CLMonitor.events iteration"] = SessionTable.iterations(policy)
    }
    if policy.serviceSessions.value {
      table["CLServiceSession(none)"] = SessionTable.sessions(.none, policy)
      table["CLServiceSession(whenInUse)"] = SessionTable.sessions(.whenInUse, policy)
      table["CLServiceSession(always)"] = SessionTable.sessions(.always, policy)
    }
    return .object(table)
  }

  typealias Request = (inout AuthorizationState, AppConfiguration) -> Decision

  /// Runs a request from every state of the release.
  static func each(_ policy: AuthorizationPolicy, _ row: (TableState) -> TableValue) -> TableValue {
    .object(
      Dictionary(uniqueKeysWithValues: TableState.states(of: policy).map { ($0.id, row($0)) }))
  }

  private static func serviceStarts(_ policy: AuthorizationPolicy) -> TableValue {
    each(policy) { start in
      var state = start.state
      let decision = state.startService(of: .complete, under: policy)
      switch decision.outcome {
      case .prompt:
        return promptRow(decision, from: state, policy: policy)
      case .proceeds: return noPrompt(decision, effect: "start")
      case .deferred: return noPrompt(decision, effect: "no prompt; starts when authorized")
      case .failed(let code): return noPrompt(decision, effect: "CLError.\(code) (\(code.rawValue))")
      case .changed, .ignored: return noPrompt(decision, effect: "no-op")
      }
    }
  }

  private static func requests(_ policy: AuthorizationPolicy, _ request: Request) -> TableValue {
    each(policy) { start in
      var state = start.state
      let decision = request(&state, .complete)
      switch decision.outcome {
      case .prompt, .changed:
        var row =
          decision.outcome == .changed
          ? immediateRow(decision, before: start.state, after: state, policy: policy)
          : promptRow(decision, from: state, policy: policy)
        row["requires"] = requirements(of: request, from: start.state, policy: policy)
        if state.prompt?.template.hasPreciseToggle == true { row["accuracy"] = "user toggle Precise" }
        addGuard(to: &row, request: request, start: start, policy: policy)
        return row
      case .ignored(let reason):
        var row = noPrompt(decision, effect: "no-op")
        row["callback"] = .null
        row["why"] = .string(why(reason, from: start, decision: decision, policy: policy))
        return row
      case .proceeds, .deferred, .failed: return noPrompt(decision, effect: "no-op")
      }
    }
  }

  private static func secondPrompt(_ policy: AuthorizationPolicy) -> TableValue {
    var state = TableState.provisional.state
    _ = state.holdEvent(under: policy)
    let decision = state.showSecondPrompt(under: policy)
    var row = promptRow(decision, from: state, policy: policy)
    row["trigger"] =
      "an event requiring Always is ready for delivery and user is not busy (usually Home screen); not app-controlled"
    return row
  }

  static func noPrompt(_ decision: Decision, effect: String) -> TableValue {
    [
      "prompt": nil, "effect": .string(effect), "facts": TableValue(decision.facts),
      "confidence": .string(DecisionTables.confidenceText(decision.facts)),
    ]
  }

  /// A row with a prompt: every choice is made on a copy of the state, and its result read off.
  static func promptRow(
    _ decision: Decision, from state: AuthorizationState, policy: AuthorizationPolicy
  ) -> TableValue {
    guard let prompt = state.prompt else { return noPrompt(decision, effect: "no-op") }
    var results: [String: TableValue] = [:]
    for choice in prompt.template.choices {
      var answered = state
      let answer = answered.answer(choice, of: .complete, under: policy)
      results[choice.label ?? "\(choice)"] = result(
        answer, before: state, after: answered, isCaseOfOpenQuestion: choice == .allowOnce)
    }
    return [
      "prompt": .string(prompt.template.id), "results": .object(results),
      "facts": TableValue(decision.facts),
      "confidence": .string(DecisionTables.confidenceText(decision.facts)),
    ]
  }

  static func result(
    _ answer: Decision, before: AuthorizationState, after: AuthorizationState,
    isCaseOfOpenQuestion: Bool = false
  ) -> TableValue {
    var result: TableValue = [
      "internal_state": .string(TableState.id(of: after)),
      "reported_status": .integer(Int(after.status.rawValue)), "callback": TableValue(answer.callback.name),
    ]
    var sets: [String] = []
    let added = after.memory.subtracting(before.memory)
    if added.contains(.alwaysRequestSpent) { sets.append("always_request_consumed") }
    if added.contains(.provisionalSpent) { sets.append("provisional_process_used") }
    if !sets.isEmpty { result["sets"] = TableValue(sets) }
    switch answer.heldEvent {
    case .none, .held: break
    case .delivered: result["held_event"] = "delivered if still fresh"
    case .dropped: result["held_event"] = "dropped"
    }
    if isCaseOfOpenQuestion, before.prompt?.cause == .always {
      result["note"] = "consumption of the Always chance unknown (OPEN-02)"
    }
    return result
  }

  private static func immediateRow(
    _ decision: Decision, before: AuthorizationState, after: AuthorizationState, policy: AuthorizationPolicy
  ) -> TableValue {
    var immediate = result(decision, before: before, after: after)
    immediate["callback_confidence"] = "inferred (OPEN-03)"
    var row = noPrompt(decision, effect: "enter provisional")
    row["results"] = ["_immediate": immediate]
    return row
  }

  /// What a request needs, found by taking things away one at a time.
  private static func requirements(
    of request: Request, from start: AuthorizationState, policy: AuthorizationPolicy
  ) -> TableValue {
    var background = start.varied(phase: .background)
    let inBackground = request(&background, .complete)
    let keys = UsageDescriptions.all.keys.filter { key in
      guard let one = UsageDescriptions(key) else { return false }
      var state = start
      var app = AppConfiguration.complete
      app.descriptions.remove(one)
      return request(&state, app).outcome == .ignored(.missingDescription)
    }
    return [
      "foreground": .boolean(inBackground.outcome == .ignored(.notInForeground)),
      "plist": TableValue(keys.map(\.rawValue)),
    ]
  }

  /// Adds the condition under which a row holds, where a spent Always request changes it.
  private static func addGuard(
    to row: inout TableValue, request: Request, start: TableState, policy: AuthorizationPolicy
  ) {
    var spent = start.state.varied(adding: .alwaysRequestSpent)
    let decision = request(&spent, .complete)
    if case .ignored = decision.outcome {
      row["guard"] = "not always_request_consumed"
      row["else_"] = ["effect": "no-op"]
    } else if policy.provisionalPrompt.value != nil, spent.prompt?.cause == .always {
      row["guard"] = "(if always_request_consumed: see OPEN-25)"
    }
  }

  private static func why(
    _ reason: IgnoredReason, from start: TableState, decision: Decision, policy: AuthorizationPolicy
  ) -> String {
    if decision.facts.contains(.auth023) { return "prompts only from notDetermined" }
    switch reason {
    case .denied, .restricted: return "denied/restricted"
    case .noEscalation: return "8-10: no escalation by request"
    case .temporaryGrant: return "temporary authorization: requestAlways ignored"
    case .alreadyGranted:
      if !policy.singleAlwaysRequest.value { return "8-10: no escalation by request" }
      let hasProvisional = policy.provisionalPrompt.value != nil
      return hasProvisional ? "already provisional or always" : "already always / state does not exist"
    case .notAvailable, .missingDescription, .alreadyDecided, .escalationSpent, .servicesOff,
      .notInForeground, .promptShowing, .notAuthorized, .illegibleButton, .sessionAsksForNothing,
      .explicitSessionRequired, .appClip, .widgetNeverPrompts, .notOffered, .noSuchChoice, .doesNotApply:
      return "\(reason)"
    }
  }
}
