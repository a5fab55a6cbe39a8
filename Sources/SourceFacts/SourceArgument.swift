/// One argument of a call.
public struct SourceArgument: Hashable, Sendable {
  /// The label in Swift's spelling, or nil.
  public let label: String?
  /// The value as far as the source tells it.
  public let value: SourceValue

  /// Creates an argument.
  public init(label: String?, value: SourceValue) {
    self.label = label
    self.value = value
  }
}
