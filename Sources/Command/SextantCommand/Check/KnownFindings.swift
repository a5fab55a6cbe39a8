import AppProject
import AuditReports
import LocationAudit

/// What a baseline says of the findings of a check.
struct KnownFindings {
  /// The folder that the paths of the baseline count from.
  let folder: FilePath
  /// Whether whatever is found is to become known.
  let takesAll: Bool
  private let entries: [Baseline.Entry]
  private let fingerprints: Set<String>

  /// Takes a baseline that lies in a folder.
  init(_ baseline: Baseline, in folder: FilePath) {
    self.init(baseline, in: folder, takesAll: false)
  }

  /// For a check that writes a baseline into a folder, which holds all that is found.
  static func all(writtenTo folder: FilePath) -> Self { Self(Baseline([]), in: folder, takesAll: true) }

  /// For a check without a baseline.
  static func none(for folder: FilePath) -> Self { Self(Baseline([]), in: folder, takesAll: false) }

  private init(_ baseline: Baseline, in folder: FilePath, takesAll: Bool) {
    self.folder = folder
    self.takesAll = takesAll
    entries = baseline.findings
    fingerprints = Set(entries.map(\.fingerprint))
  }

  /// Whether a finding is known.
  func holds(_ entry: Baseline.Entry) -> Bool { takesAll || fingerprints.contains(entry.fingerprint) }

  /// Returns the entries for files below a folder that are not among those of a check.
  func entries(gone found: Set<Baseline.Entry>, below root: FilePath) -> [Baseline.Entry] {
    let found = Set(found.map(\.fingerprint))
    return entries.filter {
      !found.contains($0.fingerprint) && folder.appending($0.file).isInside(root)
    }
  }
}
