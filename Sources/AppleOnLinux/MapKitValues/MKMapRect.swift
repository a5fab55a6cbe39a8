/// A rectangle of the map.
@frozen public struct MKMapRect {
  /// The corner in the north-west.
  public var origin: MKMapPoint
  /// The width and height.
  public var size: MKMapSize

  /// Creates a rectangle of size zero in the north-west.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole map.
  public static var world: MKMapRect { MKMapRect(origin: MKMapPoint(), size: .world) }

  /// The null rectangle.
  public static var null: MKMapRect { MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0) }

  /// Whether it is the null rectangle.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }

  /// Whether it is null, or has no width or no height.
  public var isEmpty: Bool { isNull || width == 0 || height == 0 }

  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// The western edge.
  public var minX: Double { origin.x }
  /// The center between west and east.
  public var midX: Double { origin.x + width / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + width }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The center between north and south.
  public var midY: Double { origin.y + height / 2 }
  /// The southern edge.
  public var maxY: Double { origin.y + height }

  /// Whether it crosses the edge of the map, where the 180th meridian is.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two rectangles are equal.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}

/// A width and a height on the map.
@frozen public struct MKMapSize {
  /// Map points from west to east.
  public var width: Double
  /// Map points from north to south.
  public var height: Double

  /// Creates a size of zero.
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
/// Returns whether two sizes are equal.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
  size1.width == size2.width && size1.height == size2.height
}
