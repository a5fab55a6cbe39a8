package import AppProject
package import LocationAudit

/// A finding that is known and may stay, so that it neither shows nor counts.
package struct SuppressedFinding: Hashable, Sendable {
  /// Why it may stay.
  package enum Cause: Hashable, Sendable {
    /// A comment in the source says so.
    case comment(IgnoreComment)
    /// The baseline holds it.
    case baseline
  }

  /// The finding.
  package let finding: Finding
  /// Why it may stay.
  package let cause: Cause

  /// Creates a suppressed finding.
  package init(_ finding: Finding, by cause: Cause) {
    self.finding = finding
    self.cause = cause
  }
}
