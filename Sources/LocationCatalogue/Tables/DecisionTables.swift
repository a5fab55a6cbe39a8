package import LocationPolicy

/// The decision tables of some releases, computed by running the rules.
package struct DecisionTables: Sendable {
  /// The rules the tables are computed from, oldest first.
  package let policies: [AuthorizationPolicy]

  /// Creates the tables of some releases.
  package init(_ releases: [Release] = Release.allCases) {
    policies = releases.sorted().map(AuthorizationPolicy.policy(for:))
  }

  /// Creates the tables of rules of your own making.
  package init(policies: [AuthorizationPolicy]) { self.policies = policies }

  /// All tables by name, in the row shapes of the catalogue that the rules were written from.
  package var value: TableValue {
    [
      "schema": "location-tables/1",
      "versions": versions,
      "enums": ConstantTable.enums,
      "constants": ConstantTable.constants,
      "manager_defaults": ConstantTable.managerDefaults,
      "info_plist_required": byRelease(UsageDescriptionTable.requirements),
      "info_plist_keys": UsageDescriptionTable.keys(policies),
      "prompts": PromptTable.rows(policies),
      "internal_states": LifecycleTable.internalStates(policies),
      "requests": byRelease(RequestTable.rows),
      "background_request_rule": LifecycleTable.backgroundRequests(policies),
      "expiry": LifecycleTable.expiry(policies),
      "settings_options": byRelease(SettingsTable.rows),
      "global_switch": SettingsTable.locationServices(policies),
      "reset_location_privacy": SettingsTable.reset(policies),
      "reinstall": SettingsTable.reinstall(policies),
      "reminder": SettingsTable.reminders(policies),
      "background_matrix": BackgroundTable.value(policies),
      "services": byRelease(ServiceTable.rows),
      "reduced_accuracy": ServiceTable.reducedAccuracy(policies),
      "rule_16_4": BackgroundTable.filterRule(policies),
      "indicators": BackgroundTable.indicators(policies),
      "errors": ErrorTable.rows(policies),
      "store_rules": ErrorTable.storeRules,
      "mistakes": .array(MistakeCatalog.all.map(Self.row(of:))),
    ]
  }

  private var versions: TableValue {
    .array(
      policies.map { policy in
        ["id": .string(policy.release.name), "carry_forward": .boolean(policy.isCarriedForward)]
      })
  }

  private func byRelease(_ table: (AuthorizationPolicy) -> TableValue) -> TableValue {
    .object(
      Dictionary(uniqueKeysWithValues: policies.map { ($0.release.name, table($0)) }))
  }

  private static func row(of mistake: Mistake) -> TableValue {
    [
      "id": .string(mistake.id), "key": .string(mistake.name.split(separator: "-").joined(separator: "_")),
      "versions": .string(mistake.releases), "symptom": .string(mistake.symptom),
      "cause": .string(mistake.cause), "fix": .string(mistake.fix), "detect": .string(mistake.seenIn),
      "facts": TableValue(mistake.facts.map(\.id)), "sources": TableValue(mistake.sources),
    ]
  }

  /// The labels of all of the facts, each once, in the order of the confidence type.
  static func confidence(_ facts: FactList) -> [String] {
    Confidence.allCases.filter { label in facts.contains { $0.record.confidence.contains(label) } }
      .map(\.rawValue)
  }

  static func confidenceText(_ facts: FactList) -> String { confidence(facts).joined(separator: "+") }

  /// The names of the releases whose rules satisfy a condition.
  static func names(
    of policies: [AuthorizationPolicy], where holds: (AuthorizationPolicy) -> Bool
  ) -> TableValue {
    TableValue(policies.filter(holds).map(\.release.name))
  }
}
