/// A shape that a map can show.
public protocol MKOverlay: MKAnnotation {
  /// The part of the map that it covers.
  var boundingMapRect: MKMapRect { get }
}

/// A circle on the map.
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// Its radius in metres.
  public let radius: CLLocationDistance

  /// Creates a circle with a radius in metres.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
  }

  /// Its middle.
  open override var coordinate: CLLocationCoordinate2D { center }

  /// The square around it, by the map's scale at its middle.
  open var boundingMapRect: MKMapRect {
    let (middle, points) = (MKMapPoint(center), radius * MKMapPointsPerMeterAtLatitude(center.latitude))
    return MKMapRect(x: middle.x - points, y: middle.y - points, width: 2 * points, height: 2 * points)
  }
}
