import LocationPolicy
import LocationTerms
import Phrases

/// The table of the rows that Settings offers, the apps that get them, and the effect of choosing one.
enum SettingsTable {
  static func table(_ policy: AuthorizationPolicy) -> PolicyTable {
    let rows = policy.settingsRows.value
    let apps = [
      AppConfiguration.complete, AppConfiguration(descriptions: .whenInUse),
      AppConfiguration(descriptions: policy.alwaysDescriptions.value), AppConfiguration(),
    ]
    return PolicyTable(
      name: "settings", title: "Settings",
      columns: [
        "row", "state", "callback", "withAllKeys", "withWhenInUseKey", "withKeysForAlways", "withoutKeys",
        "facts",
      ],
      rows: rows.rows.map { row in
        // From a grant that differs from the row's, so that the change is visible.
        var state = AuthorizationState(grant: row.grant == .denied ? .always : .denied)
        let decision = state.choose(row, of: .complete, under: policy)
        let shown: [JSONValue] = apps.map {
          .boolean(AuthorizationState().offersRow(row, of: $0, under: policy))
        }
        let change: [JSONValue] = [
          .string(rows.label(of: row)), .string(TableState.name(of: state)),
          JSONValue(decision.callback.methodName),
        ]
        return change + shown + [JSONValue(policy.settingsRows.facts + decision.facts)]
      })
  }
}
