/// The help for one argument: what it does, and how its value is called.
public struct ArgumentHelp: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What the argument does, in one sentence.
  public var abstract: String
  /// The name of the value in usage lines; nil derives it from the property's name.
  public var valueName: String?

  /// Creates a help.
  public init(_ abstract: String, valueName: String? = nil) {
    self.abstract = abstract
    self.valueName = valueName
  }

  /// Creates a help with a derived value name.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
