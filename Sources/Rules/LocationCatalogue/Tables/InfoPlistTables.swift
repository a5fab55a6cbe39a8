import LocationPolicy
import Phrases

/// The tables of the Info.plist keys that a release reads and of the usage descriptions that requests need.
enum InfoPlistTables {
  static func keys(_ policy: AuthorizationPolicy) -> PolicyTable {
    PolicyTable(
      name: "infoPlistKeys", title: "Info.plist", columns: ["key", "type", "isRead", "facts"],
      rows: LocationKey.allCases.map {
        [.string($0.rawValue), .string($0.type), .boolean($0.isRead(under: policy)), JSONValue($0.facts)]
      })
  }

  /// Returns the keys that each permission request needs, with the effects of missing ones.
  ///
  /// Before iOS 8, the first use is the request.
  static func usageDescriptions(_ policy: AuthorizationPolicy) -> PolicyTable {
    let missing = policy.missingDescription
    func row(
      _ request: AppRequest, _ needed: Sourced<UsageDescriptions>, console: String?
    ) -> [JSONValue] {
      [
        .string(request.rawValue),
        JSONValue(policy.requestMethods.value ? needed.value.keys.map(\.rawValue) : []),
        TableName.value(missing.value), JSONValue(console), JSONValue(needed.facts + missing.facts),
      ]
    }
    let rows =
      policy.requestMethods.value
      ? [
        row(.whenInUse, policy.whenInUseDescriptions, console: nil),
        row(.always, policy.alwaysDescriptions, console: missing.value.consoleTextForAlways),
      ] : [row(.start, policy.whenInUseDescriptions, console: nil)]
    return PolicyTable(
      name: "usageDescriptions", title: "usage descriptions that requests need, and what happens without",
      columns: ["request", "needs", "whenMissing", "console", "facts"], rows: rows)
  }
}
