import LocationPolicy

/// The internal states, and how grants end.
enum LifecycleTable {
  static func internalStates(_ policies: [AuthorizationPolicy]) -> TableValue {
    var table: [String: TableValue] = [:]
    for state in TableState.all {
      let knowing = policies.filter { policy in TableState.states(of: policy).contains(state) }
      guard !knowing.isEmpty else { continue }
      var row: TableValue = ["reported_status": .integer(Int(state.state.status.rawValue))]
      let everywhere = AuthorizationPolicy.all.filter { TableState.states(of: $0).contains(state) }
      if let first = everywhere.first?.release, first > .iOS8 { row["since"] = .string(first.name) }
      table[state.id] = row
    }
    table["_flags"] = [
      "always_request_consumed": "bool, set by first effective requestAlways (AUTH-026)",
      "provisional_process_used": "bool (AUTH-064)", "location_services_on": "bool (SET-006)",
      "policy_restricted": "bool (SET-009)", "accuracy": "full|reduced (14+)",
      "temp_full_accuracy": "bool (14+)",
    ]
    return .object(table)
  }

  static func backgroundRequests(_ policies: [AuthorizationPolicy]) -> TableValue {
    var table: TableValue = [:]
    let lost = policies.contains { policy in
      var state = AuthorizationState(grant: .notDetermined, phase: .background)
      let decision = state.requestWhenInUse(of: .complete, under: policy)
      return decision.outcome == .ignored(.notInForeground) && state.prompt == nil
    }
    let deferred = policies.contains { policy in
      var state = AuthorizationState(grant: .notDetermined, phase: .background)
      return state.openSession(.whenInUse, of: .complete, under: policy).outcome == .deferred
    }
    if lost { table["classic_api"] = "lost, no prompt (AUTH-028, AUTH-029)" }
    if deferred { table["service_session"] = "deferred with insufficientlyInUse (AUTH-084)" }
    return table
  }

  static func expiry(_ policies: [AuthorizationPolicy]) -> TableValue {
    let timings = Timings()
    var table: TableValue = [
      "grace_seconds": [
        "default": .number(timings.grace), "observed": [3, 5], "open": "OPEN-01", "facts": ["DEL-003"],
      ]
    ]
    let once = policies.filter { $0.provisionalPrompt.value != nil }
    if let policy = once.first {
      var state = TableState.temporary.state
      let decision = state.endUse(under: policy)
      table["allow_once"] = [
        "versions": TableValue(once.map(\.release.name)),
        "ends": "when the app is no longer in use (grace over, no indicator session)",
        "to": .string(TableState.id(of: state)), "callback": .boolean(decision.callback != .none),
        "facts": ["AUTH-068", "AUTH-069"],
        "delay_seconds": [
          "value": nil, "modelled": .number(timings.allowOnceExpiry), "observed": [10, 20], "open": "OPEN-01",
        ],
      ]
    }
    let precise = policies.filter(\.temporaryFullAccuracy.value)
    if let policy = precise.first {
      var state = AuthorizationState(
        grant: .whenInUse, memory: .temporaryFullAccuracy, accuracy: .reduced)
      _ = state.endUse(under: policy)
      table["temp_full_accuracy"] = [
        "versions": TableValue(precise.map(\.release.name)), "ends": "same as allow_once",
        "to": state.accuracy(under: policy) == .reduced ? "reduced" : "full", "facts": ["AUTH-071"],
      ]
    }
    let clips = policies.filter(\.appClips.value)
    if !clips.isEmpty {
      table["app_clip"] = [
        "versions": TableValue(clips.map(\.release.name)), "ends": "following morning",
        "facts": ["AUTH-055"],
      ]
    }
    return table
  }
}
