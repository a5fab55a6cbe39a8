/// A variable of the environment whose value can't be understood.
public struct HostEnvironmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The variable.
  public let variable: String
  /// What it is set to.
  public let value: String
  /// What it should be set to.
  public let expected: String
  /// Another variable that it goes against.
  public var other: String?

  /// What is wrong, and what to do.
  public var description: String { text { $0 } }

  /// What is wrong, and what to do, with other names for the variables.
  public func text(naming name: (String) -> String) -> String {
    "\(name(variable)) is “\(value)”; it has to be \(expected)" + (other.map { " \(name($0))" } ?? "")
  }
}
