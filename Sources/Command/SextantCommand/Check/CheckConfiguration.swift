import AppProject
import AuditReports
import LocationEvidence
import LocationPolicy
import Translations

/// The settings of a team for its checks, from a file.
struct CheckConfiguration: Equatable {
  /// The treatment of a rule's findings.
  enum Level: Equatable {
    case off
    case severity(Finding.Severity)

    /// The names of all levels.
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

  /// The folder to which its paths are relative.
  let folder: FilePath
  /// The rules that are off or have a different severity.
  var levels: [RuleID: Level] = [:]
  /// The paths that are excluded from reports.
  var excluded: [ExcludedPath] = []
  var baseline: FilePath?
  /// Whether dependencies are checked.
  var includesDependencies = false
  /// The language of reports.
  var language: Language?
  /// The only release to check; nil for all.
  var release: Release?
  /// The address of the pages about rules; nil for the default of the command.
  var rulesAddress: RulesAddress?

  /// Creates a configuration with default settings.
  init(from folder: FilePath) { self.folder = folder }

  /// Returns whether a file or folder is excluded.
  func excludes(_ path: FilePath) -> Bool {
    guard !excluded.isEmpty, path.isInside(folder) else { return false }
    let name = path.relative(to: folder)
    return excluded.contains { $0.matches(name) }
  }

  /// Returns a finding with its configured severity, or nil if its rule is off.
  func judged(_ finding: Finding) -> Finding? {
    switch levels[finding.rule] {
    case nil: finding
    case .off?: nil
    case .severity(let severity)?: finding.with(severity: severity)
    }
  }
}
