/// A part of the input that could not be read.
package struct InputProblem: Hashable, Sendable {
  /// The severity of a problem, which depends on whether a target remains unchecked.
  package enum Severity: String, Sendable {
    /// A project, property list or source that the check needs could not be read.
    case error
    /// Something was repaired, skipped or assumed.
    case warning
  }

  package let severity: Severity
  /// The place, whose file is relative to the checked folder.
  package let origin: Site
  /// A message of one or two sentences that says what is wrong and what to do.
  package let message: String

  package init(severity: Severity, origin: Site, message: String) {
    self.severity = severity
    self.origin = origin
    self.message = message
  }
}
