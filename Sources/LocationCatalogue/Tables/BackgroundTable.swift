import LocationPolicy

/// Capability, property, authorization and indicator: what a session does in the background.
enum BackgroundTable {
  static func value(_ policies: [AuthorizationPolicy]) -> TableValue {
    [
      "rows": .array(policies.flatMap(rows)), "start_in_background": startInBackground(policies),
      "ios7_background_app_refresh_off": ["result": appRefresh(policies), "facts": ["BG-014"]],
      "alt_reasons": [
        .string(
          (LocationException.backgroundUpdatesWithoutMode.laterReasonEnding ?? "") + " (2023+ reports)")
      ],
    ]
  }

  /// The rows of one release; a property that can't matter has no rows of its own.
  static func rows(of policy: AuthorizationPolicy) -> [TableValue] {
    let properties: [Bool?] = policy.backgroundSwitch.value == .property ? [false, true] : [nil]
    return [false, true].flatMap { capability in
      properties.flatMap { property in
        order(of: policy).flatMap { state -> [TableValue] in
          let plain = row(capability, property, state, indicator: nil, policy)
          let shown = row(capability, property, state, indicator: true, policy)
          let hidden = row(capability, property, state, indicator: false, policy)
          return shown.session == hidden.session ? [plain.value] : [hidden.value, shown.value]
        }
      }
    }
  }

  /// The states without authorization first, then by how much they allow.
  private static func order(of policy: AuthorizationPolicy) -> [TableState] {
    let known = TableState.states(of: policy)
    let order: [TableState] = [
      .notDetermined, .denied, .restricted, .whenInUse, .temporary, .provisional, .always,
    ]
    return order.filter(known.contains)
  }

  private static func row(
    _ capability: Bool, _ property: Bool?, _ state: TableState, indicator: Bool?,
    _ policy: AuthorizationPolicy
  ) -> (session: BackgroundSession, value: TableValue) {
    var app = AppConfiguration.complete
    if !capability { app.traits.remove(.backgroundMode) }
    var manager = ManagerSettings(
      allowsBackgroundUpdates: property ?? false, showsBackgroundIndicator: indicator ?? false)
    manager.knowsFilterAndAccuracy = false
    let session = policy.backgroundSession(
      grant: state.state.grant, isRestricted: state.state.memory.contains(.restricted), of: app,
      manager: manager)
    var row: TableValue = [
      "version": .string(policy.release.name), "capability": .boolean(capability),
      "allows_background": property.map(TableValue.boolean) ?? .null, "authorization": .string(state.id),
      "shows_indicator": indicator.map(TableValue.boolean) ?? .null, "condition": "started in foreground",
      "crash": .boolean(session.exception != nil), "facts": TableValue(session.facts),
      "confidence": .string(DecisionTables.confidenceText(session.facts)),
    ]
    if let exception = session.exception {
      row["crash_text"] = .string("\(exception.name): \(exception.reason)")
      row["foreground"] = .null
      row["background"] = .null
      row["indicator"] = .null
    } else {
      row["foreground"] = session.inForeground ? "yes" : "no"
      row["background"] = .string(text(of: session.inBackground))
      row["indicator"] = .string(session.indicator.name)
      if session.inBackground == .dependsOnFilterAndAccuracy {
        row["background_condition"] =
          "distanceFilter == none AND desiredAccuracy <= 100 m, else suspended"
      }
    }
    return (session, row)
  }

  static func text(of continuation: BackgroundSession.Continuation) -> String {
    switch continuation {
    case .unauthorized: "no"
    case .goesOn: "yes"
    case .stopsWhenSuspended: "no (stops when suspended; still delivered while otherwise running)"
    case .stopsWhenSuspendedOrUnused:
      "no (stops when suspended; still delivered while otherwise running and in use)"
    case .stopsAfterGrace: "no (stops after grace)"
    case .dependsOnFilterAndAccuracy: "conditional"
    }
  }

  private static func startInBackground(_ policies: [AuthorizationPolicy]) -> TableValue {
    func arrival(_ grant: Grant, _ policy: AuthorizationPolicy) -> Delivery {
      var context = DeliveryContext(grant: grant, app: .complete, phase: .background)
      context.startedInForeground = false
      context.manager.allowsBackgroundUpdates = policy.backgroundSwitch.value == .property
      return policy.delivery(of: .standard, in: context)
    }
    let requesting = policies.filter(\.requestMethods.value)
    let failing = requesting.filter { arrival(.whenInUse, $0).arrival == .fails(.denied) }
    let running = requesting.filter { arrival(.always, $0).arrival == .delivered }
    return [
      "when_in_use": [
        "versions": TableValue(failing.map(\.release.name)), "result": "no updates, CLError.denied(1)",
        "facts": failing.first.map { TableValue(arrival(.whenInUse, $0).facts) } ?? [],
      ],
      "always": [
        "versions": TableValue(running.map(\.release.name)),
        "result": "updates while running; does not keep the app alive by itself",
        "facts": running.first.map { TableValue(arrival(.always, $0).facts) } ?? [],
      ],
    ]
  }

  private static func appRefresh(_ policies: [AuthorizationPolicy]) -> TableValue {
    guard let policy = policies.first(where: \.backgroundAppRefreshGates.value) else { return .null }
    var context = DeliveryContext(grant: .always, app: .complete, phase: .background)
    context.aids = .backgroundAppRefreshOff
    let stopped = [LocationService.significantChange, .region, .standard].allSatisfy {
      policy.delivery(of: $0, in: context).arrival == .nothing
    }
    return stopped ? "no SLC/region/background location" : .null
  }

  static func filterRule(_ policies: [AuthorizationPolicy]) -> TableValue {
    let ruled = policies.filter(\.filterRule.value)
    guard let policy = ruled.first else { return [:] }
    return [
      "versions": TableValue(ruled.map(\.release.name)),
      "applies_if": "authorization=always and allowsBackground and not showsBackgroundLocationIndicator",
      "suspends_if":
        "distanceFilter != -1 or desiredAccuracy >= 1000 (numeric; between 100 and 1000 unknown)",
      "safe_if": [
        "distanceFilter == -1 and desiredAccuracy <= 100", "showsBackgroundLocationIndicator",
      ],
      "facts": TableValue(policy.filterRule.facts), "open": "OPEN-12",
      "confidence": .string(DecisionTables.confidenceText(policy.filterRule.facts)),
    ]
  }

  static func indicators(_ policies: [AuthorizationPolicy]) -> TableValue {
    var arrow: TableValue = [:]
    var bar: TableValue = [:]
    for policy in policies {
      switch policy.statusArrow.value {
      case .solidForUseHollowForRegions: arrow["7-10"] = "solid most services, hollow for region only"
      case .hollowWhenRequestedSolidOnDelivery: arrow["11+"] = "hollow requested, solid briefly on delivery"
      }
      switch policy.backgroundIndicator.value {
      case .never: break
      case .barForWhenInUse: bar["8-10"] = "double-height blue bar for WhenInUse background"
      case .propertyForAlways: bar["11+"] = "bar or pill; WhenInUse forced, Always by property"
      }
    }
    let since = AuthorizationPolicy.all.first { $0.controlCenterAttribution.value }?.release.name
    return [
      "arrow": arrow, "bar": bar, "control_center": ["since": TableValue(since)],
      "facts": ["IND-001", "IND-002", "IND-003", "IND-004"],
    ]
  }
}
