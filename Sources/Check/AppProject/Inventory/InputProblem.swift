/// Something in the input that could not be read.
package struct InputProblem: Hashable, Sendable {
  /// Whether the problem leaves a target unchecked, or only some detail.
  package enum Severity: String, Sendable {
    /// A project, plist or source that the check needed could not be read.
    case error
    /// Something was repaired, skipped or assumed.
    case warning
  }

  /// How bad it is.
  package let severity: Severity
  /// Where: file and line relative to the checked folder.
  package let origin: Site
  /// What is wrong and what to do, in one or two sentences.
  package let message: String

  /// Creates a problem.
  package init(severity: Severity, origin: Site, message: String) {
    self.severity = severity
    self.origin = origin
    self.message = message
  }
}
