import AppProject
import AuditReports
import BinaryReading
import LeanFoundation
import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationScenario

/// A part of an installation, which is tested without files.
enum InstallationPart: String, CaseIterable {
  case rules
  case catalog
  case phone
  case archives

  /// A description of the test.
  var trial: String {
    switch self {
    case .rules:
      "\(RuleCatalog.all.count) rules on \(RuleCatalog.all.map(\.examples.count).reduce(0, +)) small projects"
    case .catalog: "a question, and the facts that rules rest on"
    case .phone: "a request and its answer on each release from iOS 8 on"
    case .archives: "zlib of the system, which .ipa files are read with"
    }
  }

  /// Runs the test, and returns what is wrong.
  func flaws() -> [String] {
    switch self {
    case .rules: Self.misjudgedExamples
    case .catalog: Self.unansweredQuestions
    case .phone: Self.phoneFlaws
    case .archives:
      ZipArchive.canInflate ? [] : ["There is no zlib; install it (zlib1g on Debian and Ubuntu)."]
    }
  }

  /// The examples of rules in which a rule doesn't find exactly the marked places, or that can't be read.
  private static var misjudgedExamples: [String] {
    RuleExamples.flaws.map(\.description)
      + RuleCatalog.all.flatMap { rule in
        rule.examples.filter { example in
          let findings = Audit.findings(of: rule.id, in: example.inventory)
          return findings.map(\.site).sorted() != example.expectedSites
        }.map { "\(rule.id.rawValue) misjudges: \($0.title)." }
      }
  }

  private static var unansweredQuestions: [String] {
    let question = "no prompt appears"
    let entries = CatalogEntries(rules: RuleCatalog.all.map { CatalogEntry.Rule($0) })
    let strays = RuleCatalog.all.flatMap(\.facts).map(\.id).filter { entries.entry(withID: $0) == nil }
    return (CatalogSearch(entries).answers(to: question).hits.isEmpty ? ["«\(question)» has no answer."] : [])
      + Set(strays).sorted().map { "\($0) is missing." }
  }

  private static var phoneFlaws: [String] {
    do throws(ScenarioError) {
      let scenario = try ScenarioReader().scenario(from: Data(request.utf8))
      return scenario.releases.flatMap { release in
        scenario.run(on: release).failures.map { "iOS \(release.name), \($0.path): \($0.message)." }
      }
    } catch {
      return ["\(error)"]
    }
  }

  private static let request = """
    {
      "name": "A request and its answer",
      "ios": "8+",
      "apps": [
        {
          "name": "Shop",
          "infoPlist": {"NSLocationWhenInUseUsageDescription": "Shop shows where you are."},
          "onLaunch": ["CLLocationManager", {"delegate": "self"}]
        }
      ],
      "steps": [
        {"person": "opens"},
        {"app": "requestWhenInUseAuthorization"},
        {"person": {"answers": ["Allow While Using App", "Allow"]}},
        {"expect": {"prompt": null, "status": "authorizedWhenInUse"}}
      ]
    }
    """
}
