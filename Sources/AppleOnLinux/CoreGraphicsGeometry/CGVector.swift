/// A direction with a length.
@frozen public struct CGVector: Equatable, Hashable, Codable, Sendable {
  /// How far it goes to the right.
  public var dx: CGFloat
  /// How far it goes down, or up, as the y axis of its plane does.
  public var dy: CGFloat

  /// Creates a direction without a length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a direction.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The direction without a length.
  public static let zero = CGVector()
}
