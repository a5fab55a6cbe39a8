/// Something in the input that could not be read.
public struct InputProblem: Hashable, Sendable {
  /// Whether the problem leaves a target unchecked, or only some detail.
  public enum Severity: String, Sendable {
    /// A project, plist or source that the check needed could not be read.
    case error
    /// Something was repaired, skipped or assumed.
    case warning
  }

  /// How bad it is.
  public let severity: Severity
  /// Where: file and line relative to the checked folder.
  public let origin: Site
  /// What is wrong and what to do, in one or two sentences.
  public let message: String

  /// Creates a problem.
  public init(severity: Severity, origin: Site, message: String) {
    self.severity = severity
    self.origin = origin
    self.message = message
  }
}
