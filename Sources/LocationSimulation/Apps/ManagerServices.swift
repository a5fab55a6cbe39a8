/// What a manager started, and since when.
public struct ManagerServices: Hashable, Sendable {
  /// Creates a manager that started nothing.
  public init() {}
}
