/// A shape that a map can show.
public protocol MKOverlay: MKAnnotation {
  /// The part of the map that it covers.
  var boundingMapRect: MKMapRect { get }
}

/// A circle on the map.
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  /// Creates a circle with a radius in meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
  }

  /// The center.
  open override var coordinate: CLLocationCoordinate2D { center }

  /// The square around the circle, based on the map's scale at its center.
  open var boundingMapRect: MKMapRect {
    let (middle, points) = (MKMapPoint(center), radius * MKMapPointsPerMeterAtLatitude(center.latitude))
    return MKMapRect(x: middle.x - points, y: middle.y - points, width: 2 * points, height: 2 * points)
  }
}

/// A shape of several points.
open class MKMultiPoint: MKShape {
  private let storage: UnsafeMutablePointer<MKMapPoint>
  /// The number of points.
  public let pointCount: Int

  fileprivate init(_ points: [MKMapPoint]) {
    pointCount = points.count
    storage = .allocate(capacity: points.count)
    storage.initialize(from: points, count: points.count)
  }

  deinit { storage.deallocate() }

  private var all: UnsafeBufferPointer<MKMapPoint> { UnsafeBufferPointer(start: storage, count: pointCount) }

  /// Returns the points, which exist as long as the shape.
  public func points() -> UnsafeMutablePointer<MKMapPoint> { storage }

  /// Copies the coordinates of some of the points.
  public func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (index, point) in all[range.location..<range.location + range.length].enumerated() {
      coords[index] = point.coordinate
    }
  }

  /// The smallest rectangle that contains all points.
  open var boundingMapRect: MKMapRect {
    all.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }

  /// The center of the smallest rectangle that contains all points; it is inferred that Apple's is the same.
  open override var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }

  fileprivate static func mapPoints(
    _ coords: UnsafePointer<CLLocationCoordinate2D>, _ count: Int
  ) -> [MKMapPoint] {
    UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
  }
}

/// An open line through points.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates a line through points of the map.
  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    super.init(Array(UnsafeBufferPointer(start: points, count: count)))
  }

  /// Creates a line through places.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(Self.mapPoints(coords, count))
  }
}

/// An area inside points, which may have holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The areas that are cut out of it.
  public let interiorPolygons: [MKPolygon]?

  /// Creates an area inside points of the map.
  public init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
    self.interiorPolygons = interiorPolygons
    super.init(Array(UnsafeBufferPointer(start: points, count: count)))
  }

  /// Creates an area inside places.
  public init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]? = nil
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(Self.mapPoints(coords, count))
  }
}
