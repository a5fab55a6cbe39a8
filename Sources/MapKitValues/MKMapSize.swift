/// A width and a height on the map.
@frozen public struct MKMapSize {
  /// Map points from west to east.
  public var width: Double
  /// Map points from north to south.
  public var height: Double

  /// Creates a size of nothing.
  public init() { self.init(width: 0, height: 0) }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the world: 268,435,456 map points, 2 to the power of 28, on each side.
  public static var world: MKMapSize { MKMapSize(width: 268_435_456, height: 268_435_456) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two sizes are the same.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
  size1.width == size2.width && size1.height == size2.height
}
