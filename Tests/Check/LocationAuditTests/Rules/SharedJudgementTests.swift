import AppProject
import InfoPlistProblems
import LocationPolicy
import Phrases
import Testing

@testable import LocationAudit
@testable import LocationEvidence

/// Compares the audit's findings about an Info.plist with the client library's reports at run time.
@Suite struct SharedJudgementTests {
  /// A use with the code that makes it.
  struct Trial: Sendable {
    let use: IntendedUse
    let code: String
  }

  static let trials = [
    Trial(use: .anything, code: "manager.stopUpdatingLocation()"),
    Trial(use: .whenInUse, code: "manager.requestWhenInUseAuthorization()"),
    Trial(use: .always, code: "manager.requestAlwaysAuthorization()"),
    Trial(
      use: .fullAccuracy(purposeKey: "Run"),
      code: "manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"Run\")"),
    Trial(use: .backgroundUpdates, code: "manager.allowsBackgroundLocationUpdates = true"),
  ]

  private static let rules = Set(ConfigurationProblem.Kind.allCases.map { RuleID($0) })

  /// Returns the ways to write a usage description: missing, correct, blank, not a string, or misspelled.
  private static func ways(_ key: String) -> [[String: JSONValue]] {
    [
      [:], [key: .string("Your walk is drawn on the map.")], [key: .string("")], [key: .boolean(true)],
      [key.lowercased(): .string("Your walk is drawn on the map.")],
    ]
  }

  private static let descriptions: [[String: JSONValue]] =
    ways("NSLocationWhenInUseUsageDescription").flatMap { first in
      ways("NSLocationAlwaysAndWhenInUseUsageDescription").flatMap { second in
        ways("NSLocationAlwaysUsageDescription").map { third in
          first.merging(second) { $1 }.merging(third) { $1 }
        }
      }
    }

  private static let others: [[String: JSONValue]] = [
    ["UIBackgroundModes": .array([.string("location")])], ["UIBackgroundModes": .string("location")],
    ["UIBackgroundModes": .array([.string("Location updates")])], ["UIBackgroundmodes": .array([])],
    ["NSLocationDefaultAccuracyReduced": .string("YES")],
    ["NSLocationDefaultAccuracyReduced": .boolean(true)],
    ["NSLocationRequireExplicitServiceSession": .boolean(true)],
    ["CLRequireExplicitServiceSession": .boolean(true)],
    ["NSLocationTemporaryUsageDescriptionDictionary": .string("Run")],
    ["NSLocationTemporaryUsageDescriptionDictionary": .object(["Walk": .string("A")])],
    ["NSLocationTemporaryUsageDescriptionDictionary": .object(["Run": .string("A")])],
    ["NSLocationTemporaryUsageDescriptionDictionry": .object(["Run": .string("A")])],
    ["NSLocationWhenInUseUsageDescription": .string(String(repeating: "Walk ", count: 1_000))],
  ]

  @Test(arguments: trials) func `the audit finds what the client reports, in the same words`(trial: Trial) {
    let rules = RuleCatalog.all.filter { Self.rules.contains($0.id) }
    #expect(rules.count == Self.rules.count)
    // The code is the same in all projects, and is read once.
    let code = RuleExample("", infoPlist: [], files: [.swift(using: trial.code)]).inventory.targets[0].sources
    for version in [SystemVersion(9), SystemVersion(12), SystemVersion(18)] {
      for plist in Self.descriptions + Self.others {
        let example = RuleExample(
          "", iOS: version,
          infoPlist: plist.sorted { $0.key < $1.key }.map { RuleExample.Entry(key: $0.key, value: $0.value) },
          files: [])
        let inventory = Self.inventory(of: example, with: code)
        let found = Audit.run(inventory, rules: rules).filter { $0.severity > .note }
        #expect(Self.texts(found) == Self.texts(inventory, trial.use), "\(version) \(plist)")
      }
    }
  }

  /// Returns the example's project, with additional code.
  private static func inventory(of example: RuleExample, with code: [SourceFile]) -> ProjectInventory {
    let inventory = example.inventory
    let target = inventory.targets[0]
    return ProjectInventory(
      targets: [
        AppTarget(
          name: target.name, kind: target.kind, container: target.container,
          configurations: target.configurations, sources: code, dependencies: target.dependencies,
          localizations: target.localizations)
      ], unusedInfoPlists: inventory.unusedInfoPlists, problems: inventory.problems)
  }

  private static func texts(_ findings: [Finding]) -> [String] {
    findings.map { text($0.rule, $0.message.english, $0.remedy.english) }.sorted()
  }

  /// Returns what the client would report on some release that the app deploys to.
  private static func texts(_ inventory: ProjectInventory, _ use: IntendedUse) -> [String] {
    let configuration = inventory.targets[0].configurations[0]
    let oldest = configuration.deploymentTarget.flatMap {
      Policies.known.release(major: $0.major, minor: $0.minor)
    }
    let values = configuration.infoPlist?.values ?? InfoPlistValues([:])
    let policies = Policies.known.policies(in: (oldest ?? .iOS7) ... .newest)
    // The audit reports all empty texts in one finding, including those that the use doesn't need.
    let ofUse = values.problems(for: use, under: policies).filter { $0.kind != .blankUsageDescription }
    let problems = Set(values.problems(for: .anything, under: policies) + ofUse).filter { problem in
      // If full accuracy is not requested, the texts aren't read; for the audit this is a note.
      if case .fullAccuracy = use { return true }
      return problem != .purposesNotDictionary
    }
    return problems.map { problem in
      // The audit knows where the Info.plist is.
      let fix = problem.fix.replacing("to the Info.plist", with: "to Info.plist")
      return text(RuleID(problem.kind), problem.message(in: "Info.plist"), fix)
    }.sorted()
  }

  /// Returns the text of a finding; the audit distinguishes crashes, and says the same otherwise about background
  /// modes.
  private static func text(_ rule: RuleID, _ message: String, _ fix: String) -> String {
    if rule == RuleID(.backgroundUpdatesWithoutMode) { return rule.rawValue }
    let crash = " Setting allowsBackgroundLocationUpdates to true crashes it."
    return "\(rule.rawValue): \(message.replacing(crash, with: "")) \(fix)"
  }
}
