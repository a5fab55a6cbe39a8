/// An object at a place that a map can show.
///
/// On Apple's systems, title and subtitle are optional in Objective-C; here they have defaults instead.
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title.
  var title: String? { get }
  /// The subtitle.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title.
  public var title: String? { nil }
  /// No subtitle.
  public var subtitle: String? { nil }
}

/// A place or a shape with a title.
open class MKShape: NSObject, MKAnnotation {
  /// The title.
  open var title: String?
  /// The subtitle.
  open var subtitle: String?
  /// The place: 0° N 0° E unless a subclass overrides it.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// A place with a title.
open class MKPointAnnotation: MKShape {
  private var storedCoordinate = CLLocationCoordinate2D()

  /// Creates a place at 0° N 0° E.
  public override init() {}

  /// Creates a place.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }

  /// Creates a place with a title.
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }

  /// The place.
  open override var coordinate: CLLocationCoordinate2D {
    get { storedCoordinate }
    set { storedCoordinate = newValue }
  }
}
