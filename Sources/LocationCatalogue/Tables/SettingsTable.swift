import LocationPolicy

/// What Settings offers on a release, and what its switches do.
enum SettingsTable {
  static func rows(_ policy: AuthorizationPolicy) -> TableValue {
    let rows = policy.settingsRows.value
    let labels = rows.rows.map { rows.label(of: $0) }
    var states: [String: TableValue] = [:]
    var callsBack = true
    for row in rows.rows {
      // From a grant that differs from the row's, so that the change shows.
      let before: Grant = row.grant == .denied ? .always : .denied
      var state = AuthorizationState(grant: before)
      let decision = state.choose(row, of: .complete, under: policy)
      states[rows.label(of: row)] = .string(TableState.id(of: state))
      callsBack = callsBack && decision.callback != .none
    }
    return [
      "options": TableValue(labels), "to_state": .object(states),
      "precise_switch": .boolean(policy.accuracyChoice.value), "row_limit": limit(of: policy),
      "kills_app": false, "kills_app_open": "OPEN-07", "callback": .boolean(callsBack),
      "facts": ["SET-001", "SET-002", "SET-004", "SET-005"],
      "confidence": "wwdc+community",
    ]
  }

  /// Which rows depend on the app's keys, found by asking for an app with none and for one with Always alone.
  private static func limit(of policy: AuthorizationPolicy) -> TableValue {
    let bare = AuthorizationState()
    let offersAlways = bare.offersRow(.always, of: AppConfiguration(), under: policy)
    let alwaysAlone = AppConfiguration(descriptions: policy.alwaysDescriptions.value)
    let offersWhenInUse = bare.offersRow(.whileUsing, of: alwaysAlone, under: policy)
    if bare.offersRow(.on, of: AppConfiguration(), under: policy) { return "none" }
    if offersWhenInUse, !offersAlways { return "Always row only if Always keys present" }
    return "rows follow the app's keys"
  }

  static func locationServices(_ policies: [AuthorizationPolicy]) -> TableValue {
    guard let policy = policies.last else { return [:] }
    var state = AuthorizationState(grant: .always)
    let before = state.status
    let off = state.setLocationServices(on: false, under: policy)
    let whenOff = state.status
    let on = state.setLocationServices(on: true, under: policy)
    return [
      "off": [
        "reported_status": .integer(Int(whenOff.rawValue)), "callback": .boolean(off.callback != .none),
      ],
      "on": [
        "reported_status": state.status == before ? "previous" : .integer(Int(state.status.rawValue)),
        "callback": .boolean(on.callback != .none),
      ],
      "facts": TableValue(off.facts), "confidence": "apple-doc",
    ]
  }

  static func reset(_ policies: [AuthorizationPolicy]) -> TableValue {
    guard let policy = policies.last else { return [:] }
    var state = AuthorizationState(grant: .always, memory: .alwaysRequestSpent)
    let decision = state.resetLocationAndPrivacy(under: policy)
    return [
      "to": .string(TableState.id(of: state)), "facts": TableValue(decision.facts),
      "confidence": "apple-doc",
    ]
  }

  static func reinstall(_ policies: [AuthorizationPolicy]) -> TableValue {
    guard let policy = policies.last else { return [:] }
    var state = AuthorizationState(grant: .denied, memory: .alwaysRequestSpent)
    let decision = state.reinstall(under: policy)
    return [
      "to": .string(TableState.id(of: state)), "facts": TableValue(decision.facts),
      "confidence": "community-weak", "open": "OPEN-06",
    ]
  }

  static func reminders(_ policies: [AuthorizationPolicy]) -> TableValue {
    var rows: [TableValue] = []
    for kind in [Reminder.once, .repetitionUnknown, .repeating] {
      let releases = policies.filter { $0.reminder.value == kind }
      guard let policy = releases.first, let template = kind.template else { continue }
      var row: TableValue = [
        "versions": TableValue(releases.map(\.release.name)), "prompt": .string(template.id),
        "facts": TableValue(policy.reminder.facts),
      ]
      switch kind {
      case .none: break
      case .once: row["when"] = "once, a few days after Always was exercised"
      case .repetitionUnknown: row["when"] = "same; repetition unsourced"
      case .repeating:
        row["when"] = "repeating; cadence unpublished"
        row["open"] = "OPEN-15"
        row["results"] = reminderResults(policy)
      }
      rows.append(row)
    }
    return .array(rows)
  }

  private static func reminderResults(_ policy: AuthorizationPolicy) -> TableValue {
    var state = AuthorizationState(grant: .always)
    guard case .prompt(let prompt) = state.remind(under: policy).outcome else { return .null }
    var results: [String: TableValue] = [:]
    for choice in prompt.template.choices {
      var answered = state
      let answer = answered.answer(choice, of: .complete, under: policy)
      results[choice.label ?? "\(choice)"] =
        answered.grant == .always
        ? ["callback": nil]
        : [
          "internal_state": .string(TableState.id(of: answered)),
          "callback": .boolean(answer.callback != .none),
        ]
    }
    return .object(results)
  }
}
