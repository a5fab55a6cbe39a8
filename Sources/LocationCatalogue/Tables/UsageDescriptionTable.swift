import LocationPolicy

/// Which Info.plist keys a release reads, and for what.
enum UsageDescriptionTable {
  static func requirements(_ policy: AuthorizationPolicy) -> TableValue {
    var row: TableValue = [
      "when_in_use": level(policy.whenInUseDescriptions.value, policy),
      "always": level(policy.alwaysDescriptions.value, policy),
      "missing_effect": missingEffect(policy), "crash": false,
      "string_rules": stringRules,
      "facts": facts(policy),
    ]
    if policy.requestMethods.value {
      row["ignored"] = TableValue(ignored(by: policy).keys.map(\.rawValue))
      if let legacy = legacyKey(policy) {
        row["always"]?["optional"] = [.string(legacy)]
        row["always"]?["optional_reason"] = "needed only if the same bundle deploys to <= 10"
      }
    } else {
      row["implicit_single_level"] = .boolean(policy.implicitPrompt.value)
      row["prompt_text_key"] = .string(LocationKey.legacy.rawValue)
    }
    if let console = policy.missingDescription.value.consoleTextForAlways {
      row["console"] = ["always": .string(console), "when_in_use": nil]
    } else {
      row["console"] = .null
    }
    addAccuracyKeys(to: &row, policy)
    return row
  }

  private static func level(_ required: UsageDescriptions, _ policy: AuthorizationPolicy) -> TableValue {
    guard policy.requestMethods.value else {
      return ["required": [], "optional": ["NSLocationUsageDescription"], "applicable": false]
    }
    return ["required": TableValue(required.keys.map(\.rawValue)), "optional": []]
  }

  /// The usage descriptions that no request of the release reads.
  private static func ignored(by policy: AuthorizationPolicy) -> UsageDescriptions {
    UsageDescriptions.all.subtracting(policy.whenInUseDescriptions.value)
      .subtracting(policy.alwaysDescriptions.value)
  }

  /// The key that an earlier release needs for Always and this one does not.
  private static func legacyKey(_ policy: AuthorizationPolicy) -> String? {
    policy.alwaysDescriptions.value.contains(.legacyAlways) ? nil : LocationKey.legacyAlways.rawValue
  }

  private static func missingEffect(_ policy: AuthorizationPolicy) -> TableValue {
    switch policy.missingDescription.value {
    case .promptWithoutReason: "prompt shown without reason text"
    case .silence: "request is a silent no-op, status stays notDetermined, no callback"
    case .consoleMessage: "request is a no-op, no prompt, no callback; console message"
    }
  }

  private static let stringRules: TableValue = [
    "type": "string", "non_blank": true,
    "max_bytes_exclusive": .integer(UsageDescription.byteLimit), "facts": ["KEY-013"],
  ]

  private static func facts(_ policy: AuthorizationPolicy) -> TableValue {
    var facts = policy.whenInUseDescriptions.facts + policy.alwaysDescriptions.facts
    facts = facts + policy.missingDescription.facts
    if policy.requestMethods.value, !policy.singleAlwaysRequest.value { facts = facts + FactList(.key002) }
    if policy.accuracyChoice.value { facts = facts + FactList(.key030, .key032, .key033, .key034) }
    return TableValue(facts)
  }

  private static func addAccuracyKeys(to row: inout TableValue, _ policy: AuthorizationPolicy) {
    if policy.accuracyChoice.value {
      var users: [String] = []
      if policy.temporaryFullAccuracy.value { users.append("requestTemporaryFullAccuracyAuthorization") }
      if policy.serviceSessions.value { users.append("CLServiceSession(fullAccuracyPurposeKey)") }
      row["accuracy_keys"] = [
        "NSLocationTemporaryUsageDescriptionDictionary": [
          "type": "dict<string,string>", "required_for": TableValue(users),
          "missing_effect": "CLError.promptDeclined(18), no prompt",
        ],
        "NSLocationDefaultAccuracyReduced": [
          "type": "bool", "default": false, "wrong_type_effect": "ignored",
        ],
      ]
    }
    if policy.widgets.value {
      row["widget_key"] = [
        "NSWidgetWantsLocation": ["type": "bool", "where": "widget extension", "facts": ["KEY-042"]]
      ]
    }
    if policy.asyncUpdates.value == .implicitSession {
      row["explicit_session_keys"] = [
        "accept_either": ["NSLocationRequireExplicitServiceSession", "CLRequireExplicitServiceSession"],
        "type": "bool", "facts": ["KEY-044"], "open": "OPEN-08",
      ]
    }
  }

  static func keys(_ policies: [AuthorizationPolicy]) -> TableValue {
    .array(LocationKey.allCases.map { row($0, policies) })
  }

  private static func row(_ key: LocationKey, _ policies: [AuthorizationPolicy]) -> TableValue {
    var row: TableValue = [
      "key": .string(key.rawValue), "type": .string(key.type),
      "effective": DecisionTables.names(of: policies, where: key.isRead), "facts": TableValue(key.facts),
    ]
    if key.facts.contains(.key044) { row["open"] = "OPEN-08" }
    if key.facts.contains(.key046) { row["values"] = ["location-services", "gps", "magnetometer"] }
    return row
  }
}
