package import AppProject
import CommandOutput
package import LocationEvidence

/// A list of findings that a team accepts for now, so that a check reports only new ones.
package struct Baseline: Hashable, Sendable, Codable {
  /// A finding, identified by its fingerprint; the other values are for people who read the file.
  package struct Entry: Hashable, Sendable, Codable, Comparable {
    /// The file, relative to the folder of the baseline.
    package let file: String
    /// The fingerprint, which equals the one in SARIF for a check of the baseline's folder.
    package let fingerprint: String
    package let rule: String
    /// The name of the target; empty if there is none.
    package let target: String

    /// Orders entries by file, rule, target and fingerprint, which keeps changes of the file small.
    package static func < (left: Entry, right: Entry) -> Bool {
      (left.file, left.rule, left.target, left.fingerprint)
        < (right.file, right.rule, right.target, right.fingerprint)
    }
  }

  /// The newest version of the format.
  package static let newestSchema = 1

  /// The version of the format in which it was written.
  package let schema: Int
  /// The entries without duplicates, sorted.
  package let findings: [Entry]

  /// Creates a baseline from entries in any order.
  package init(_ entries: some Sequence<Entry>) {
    schema = Self.newestSchema
    findings = Set(entries).sorted()
  }

  /// Returns the entries for findings, in their order.
  ///
  /// - Parameters:
  /// - findings: All findings of a check, so that equal ones are always numbered the same.
  /// - excerpts: The source text around them.
  /// - name: Returns the path of a file relative to the folder of the baseline.
  package static func entries(
    of findings: [Finding], excerpts: [Site: SourceExcerpt], naming name: (String) -> String
  ) -> [Entry] {
    var fingerprints = SARIFFingerprints()
    return findings.map { finding in
      let file = name(finding.site.file)
      return Entry(
        file: file,
        fingerprint: fingerprints.next(for: finding, in: file, excerpt: excerpts[finding.site]),
        rule: finding.rule.rawValue, target: finding.target)
    }
  }

  /// The text of the file: sorted JSON, with each value on its own line.
  package var text: String {
    get throws { try StableJSON.text(of: self) + "\n" }
  }
}
