package import AppProject
package import LocationEvidence

/// A finding that is neither shown nor counted.
package struct SuppressedFinding: Hashable, Sendable {
  /// The reason for the suppression.
  package enum Cause: Hashable, Sendable {
    /// A comment in the source silences it.
    case comment(IgnoreComment)
    /// The baseline contains it.
    case baseline
  }

  /// The finding.
  package let finding: Finding
  /// The reason for the suppression.
  package let cause: Cause

  package init(_ finding: Finding, by cause: Cause) {
    self.finding = finding
    self.cause = cause
  }
}
