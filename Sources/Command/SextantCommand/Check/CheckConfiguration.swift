import AppProject
import AuditReports
import LocationAudit
import LocationPolicy
import Translations

/// What a team has settled for its checks in a file.
struct CheckConfiguration: Equatable {
  /// What becomes of the findings of a rule.
  enum Level: Equatable {
    case off
    case severity(Finding.Severity)

    /// The words of all levels.
    static let names = ["off"] + Finding.Severity.allCases.map(\.rawValue)

    init?(named name: String) {
      if name == "off" {
        self = .off
      } else if let severity = Finding.Severity(rawValue: name) {
        self = .severity(severity)
      } else {
        return nil
      }
    }
  }

  /// The folder that its paths count from.
  let folder: FilePath
  /// The rules that are off or matter more or less than usual.
  var levels: [RuleID: Level] = [:]
  /// What is not reported on.
  var excluded: [ExcludedPath] = []
  /// The baseline.
  var baseline: FilePath?
  /// Whether dependencies are checked, too.
  var includesDependencies = false
  /// The language of reports.
  var language: Language?
  /// The only release; nil for all.
  var release: Release?
  /// Where the pages of the rules are; nil for where the command's release says.
  var rulesAddress: RulesAddress?

  /// Creates a configuration that settles nothing.
  init(from folder: FilePath) { self.folder = folder }

  /// Whether a file or folder is left out.
  func excludes(_ path: FilePath) -> Bool {
    guard !excluded.isEmpty, path.isInside(folder) else { return false }
    let name = path.relative(to: folder)
    return excluded.contains { $0.matches(name) }
  }

  /// Returns a finding as it matters here, or nil where its rule is off.
  func judged(_ finding: Finding) -> Finding? {
    switch levels[finding.rule] {
    case nil: finding
    case .off?: nil
    case .severity(let severity)?: finding.with(severity: severity)
    }
  }
}
