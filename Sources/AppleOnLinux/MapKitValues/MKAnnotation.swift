/// Something at a place that a map can show.
///
/// On Apple's systems title and subtitle may be left out by Objective-C's means; here a default stands in for those.
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What more there is to say.
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
  /// What it is called.
  open var title: String?
  /// What more there is to say.
  open var subtitle: String?
  /// Where it is: 0° N 0° E unless a subclass knows better.
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

  /// Where it is.
  open override var coordinate: CLLocationCoordinate2D {
    get { storedCoordinate }
    set { storedCoordinate = newValue }
  }
}
