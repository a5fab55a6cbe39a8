package import LocationPolicy
import LocationTerms
package import Phrases

/// The tables of some releases, computed by running the rules.
package struct PolicyTables: Sendable {
  /// The policies that the tables are computed from, oldest first.
  package let policies: [AuthorizationPolicy]

  /// Creates the tables of some releases.
  package init(_ releases: [Release] = Release.allCases) {
    self.init(policies: releases.sorted().map(AuthorizationPolicy.policy(for:)))
  }

  /// Creates the tables of any policies, such as a test's, in this order.
  package init(policies: [AuthorizationPolicy]) { self.policies = policies }

  /// Returns the tables of one policy.
  package static func tables(of policy: AuthorizationPolicy) -> [PolicyTable] {
    let requests = RequestTables(policy: policy)
    return [
      rules(of: policy), InfoPlistTables.keys(policy), InfoPlistTables.usageDescriptions(policy),
      PromptTable.table(policy), states(of: policy), requests.requests, requests.answers,
      LifecycleTable.table(policy), SettingsTable.table(policy), BackgroundTable.table(policy),
      ServiceTable.table(policy), ErrorTable.table(policy), assumptions(of: policy),
    ]
  }

  /// The table of values that are the same on every release: the numbers behind Core Location's names.
  package static var constants: PolicyTable { ConstantTable.table }

  /// Returns all tables by release, with another table that applies to all releases.
  package func value(with other: PolicyTable) -> JSONValue {
    let releases = policies.map { policy in
      var release: [String: JSONValue] = [
        "release": .string(policy.release.name),
        "carriedForward": .array(policy.carriedForwardRules.map { .string($0.name) }),
      ]
      for table in Self.tables(of: policy) { release[table.name] = table.value }
      return JSONValue.object(release)
    }
    return [
      "schema": "policy/1", "constants": Self.constants.value, other.name: other.value,
      "releases": .array(releases),
    ]
  }

  private static func rules(of policy: AuthorizationPolicy) -> PolicyTable {
    PolicyTable(
      name: "rules", title: "rules", columns: ["rule", "value", "facts"],
      rows: policy.rules.map {
        [.string($0.name), .string($0.rule.valueDescription), JSONValue($0.rule.facts)]
      })
  }

  /// Returns the rules with their names and values in words, for people; the other tables are for programs.
  ///
  /// - Parameter words: The text of a phrase in the language of the reader.
  package static func rulesInWords(
    of policy: AuthorizationPolicy, saying words: (Phrase) -> String = { $0.english }
  ) -> PolicyTable {
    PolicyTable(
      name: "rules", title: "rules", columns: ["rule", "value", "facts"],
      rows: policy.rules.map {
        [
          .string(words(RuleName.phrase(for: $0.name))),
          .string(words(RuleWords.value(of: $0.rule, under: policy))),
          JSONValue($0.rule.facts),
        ]
      })
  }

  private static func states(of policy: AuthorizationPolicy) -> PolicyTable {
    PolicyTable(
      name: "states", title: "what an app can have, and the status that it reads",
      columns: ["state", "status"],
      rows: TableState.states(of: policy).map { [.string($0.name), .string($0.state.status.appleName)] })
  }

  private static func assumptions(of policy: AuthorizationPolicy) -> PolicyTable {
    let all =
      Mirror(reflecting: policy.assumptions).children.map { ($0, "assumption") }
      + Mirror(reflecting: policy.timings).children.map { ($0, "seconds") }
    return PolicyTable(
      name: "assumptions", title: "what no source settles, chosen and adjustable",
      columns: ["name", "value", "kind"],
      rows: all.map { child, kind in [JSONValue(child.label), .string("\(child.value)"), .string(kind)] })
  }
}
