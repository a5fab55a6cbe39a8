/// What is around the phone: where it is, where it points, what it hears.
public struct World: Sendable {
  /// Creates a world in which the phone knows nothing of where it is.
  public init() {}
}
