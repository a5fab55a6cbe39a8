package import AppProject
import CommandOutput
package import LocationAudit

/// The findings that a team knows and lives with for now, so that a check tells only what is new.
package struct Baseline: Hashable, Sendable, Codable {
  /// A finding, recognized by its fingerprint; the rest is for those who read the file.
  package struct Entry: Hashable, Sendable, Codable, Comparable {
    /// The file, seen from the folder of the baseline.
    package let file: String
    /// The fingerprint of the finding, as SARIF has it for a check of the baseline's folder.
    package let fingerprint: String
    /// The name of the rule.
    package let rule: String
    /// The name of the target; empty for what belongs to none.
    package let target: String

    /// Orders entries by file, rule, target and fingerprint, so that files differ where findings do.
    package static func < (left: Entry, right: Entry) -> Bool {
      (left.file, left.rule, left.target, left.fingerprint)
        < (right.file, right.rule, right.target, right.fingerprint)
    }
  }

  /// The version of the form.
  package static let newestSchema = 1

  /// The version of the form that it was written in.
  package let schema: Int
  /// The entries, each once, sorted.
  package let findings: [Entry]

  /// Creates a baseline of entries in any order.
  package init(_ entries: some Sequence<Entry>) {
    schema = Self.newestSchema
    findings = Set(entries).sorted()
  }

  /// Returns the entries of findings, in their order.
  ///
  /// - Parameters:
  ///   - findings: All findings of a check, so that equal ones are numbered alike each time.
  ///   - excerpts: The source text around them.
  ///   - name: What a file of the report is called from the folder of the baseline.
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

  /// The text of the file: JSON, a line for each value, sorted.
  package var text: String {
    get throws { try StableJSON.text(of: self) + "\n" }
  }
}
