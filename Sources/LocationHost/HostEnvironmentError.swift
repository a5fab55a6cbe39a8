/// A variable of the environment whose value can't be understood.
public struct HostEnvironmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The variable.
  public let variable: String
  /// What it is set to.
  public let value: String
  /// What it should be set to.
  public let expected: String

  /// What is wrong, and what to do.
  public var description: String { "\(variable) is “\(value)”; it has to be \(expected)" }
}
