import AppProject
import AuditReports
import LocationEvidence

/// The findings in a baseline.
struct KnownFindings {
  /// The folder to which the baseline's paths are relative.
  let folder: FilePath
  /// Whether all findings count as known, because the baseline is being written.
  let takesAll: Bool
  private let entries: [Baseline.Entry]
  private let fingerprints: Set<String>

  /// Creates the known findings of a baseline in a folder.
  init(_ baseline: Baseline, in folder: FilePath) {
    self.init(baseline, in: folder, takesAll: false)
  }

  /// Creates known findings for a check that writes a baseline into a folder.
  static func all(writtenTo folder: FilePath) -> Self { Self(Baseline([]), in: folder, takesAll: true) }

  /// Creates known findings for a check without a baseline.
  static func none(for folder: FilePath) -> Self { Self(Baseline([]), in: folder, takesAll: false) }

  private init(_ baseline: Baseline, in folder: FilePath, takesAll: Bool) {
    self.folder = folder
    self.takesAll = takesAll
    entries = baseline.findings
    fingerprints = Set(entries.map(\.fingerprint))
  }

  /// Returns whether a finding is known.
  func holds(_ entry: Baseline.Entry) -> Bool { takesAll || fingerprints.contains(entry.fingerprint) }

  /// Returns the entries for files below a folder that a check no longer finds.
  func entries(gone found: Set<Baseline.Entry>, below root: FilePath) -> [Baseline.Entry] {
    let found = Set(found.map(\.fingerprint))
    return entries.filter {
      !found.contains($0.fingerprint) && folder.appending($0.file).isInside(root)
    }
  }
}
