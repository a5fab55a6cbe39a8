import MapKitValues
import Testing

@Suite struct MapPointTests {
  private let paris = CLLocationCoordinate2D(latitude: 48.8583, longitude: 2.2945)

  @Test func `the world is 2 to the power of 28 map points on each side`() {
    #expect(MKMapSize.world.width == 268_435_456 && MKMapSize.world.height == 268_435_456)
    #expect(MKMapRectEqualToRect(.world, MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)))
  }

  @Test(arguments: [
    (0.0, 0.0, 134_217_728.0, 134_217_728.0), (0, -180, 0, 134_217_728), (0, 180, 268_435_456, 134_217_728),
    // The latitude at which Mercator's map is a square, and beyond.
    (85.051_128_779_806_6, 0, 134_217_728, 0), (90, 0, 134_217_728, 0), (-90, 0, 134_217_728, 268_435_456),
  ])
  func `a place has its point in Mercator's projection`(
    latitude: Double, longitude: Double, x: Double, y: Double
  ) {
    let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    #expect(abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-4)
  }

  @Test func `a point leads back to its place`() {
    let back = MKMapPoint(paris).coordinate
    #expect(abs(back.latitude - paris.latitude) < 1e-12 && abs(back.longitude - paris.longitude) < 1e-12)
  }

  @Test func `points are as far apart as locations`() {
    let london = CLLocationCoordinate2D(latitude: 51.5007, longitude: -0.1246)
    let meters = CLLocation(latitude: paris.latitude, longitude: paris.longitude)
      .distance(from: CLLocation(latitude: london.latitude, longitude: london.longitude))
    #expect(abs(MKMapPoint(paris).distance(to: MKMapPoint(london)) - meters) < 1e-3)
  }

  /// The results of Apple's function in a public question of 2015.
  @Test(arguments: [
    (33.861315, 0.123522), (33.961315, 0.123379), (34.161315, 0.123092), (34.461315, 0.122659),
  ])
  func `a map point is as high as Apple's`(latitude: Double, meters: Double) {
    #expect(abs(MKMetersPerMapPointAtLatitude(latitude) - meters) < 4e-6)
    #expect(abs(MKMapPointsPerMeterAtLatitude(latitude) * meters - 1) < 4e-5)
  }
}

@Suite struct MapRegionTests {
  @Test func `a region of meters is as high and wide as that many meters on the ground`() {
    let center = CLLocationCoordinate2D(latitude: 48.8583, longitude: 2.2945)
    let region = MKCoordinateRegion(center: center, latitudinalMeters: 1_000, longitudinalMeters: 2_000)
    func meters(_ one: (Double, Double), _ other: (Double, Double)) -> Double {
      CLLocation(latitude: one.0, longitude: one.1)
        .distance(from: CLLocation(latitude: other.0, longitude: other.1))
    }
    let (north, east) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    let (latitude, longitude) = (center.latitude, center.longitude)
    #expect(abs(meters((latitude - north, longitude), (latitude + north, longitude)) - 1_000) < 0.01)
    #expect(abs(meters((latitude, longitude - east), (latitude, longitude + east)) - 2_000) < 0.01)
  }

  @Test func `the region of the world is the world`() {
    let region = MKCoordinateRegion(.world)
    #expect(region.center.latitude == 0 && region.center.longitude == 0)
    #expect(abs(region.span.latitudeDelta - 170.102_257_559_613) < 1e-9)
    #expect(region.span.longitudeDelta == 360)
  }
}

@Suite struct MapRectTests {
  private let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)

  private func numbers(_ rect: MKMapRect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }

  @Test func `edges and middles follow from origin and size`() {
    #expect([rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY] == [10, 25, 40, 20, 40, 60])
  }

  @Test func `rectangles are cut, joined and moved`() {
    let other = MKMapRect(x: 30, y: 0, width: 30, height: 30)
    #expect(numbers(rect.intersection(other)) == [30, 20, 10, 10])
    #expect(numbers(rect.union(other)) == [10, 0, 50, 60])
    #expect(numbers(rect.insetBy(dx: 5, dy: -5)) == [15, 15, 20, 50])
    #expect(numbers(rect.offsetBy(dx: 1, dy: 2)) == [11, 22, 30, 40])
    #expect(rect.intersects(other) && !rect.intersects(other.offsetBy(dx: 10, dy: 0)))
  }

  @Test func `a rectangle holds its north-west corner and not its south-east one`() {
    #expect(rect.contains(MKMapPoint(x: 10, y: 20)) && !rect.contains(MKMapPoint(x: 40, y: 60)))
    #expect(rect.contains(rect.insetBy(dx: 1, dy: 1)) && !rect.contains(rect.offsetBy(dx: 1, dy: 0)))
  }

  @Test func `nowhere is empty and adds nothing`() {
    #expect(MKMapRect.null.isNull && MKMapRect.null.isEmpty && !rect.isEmpty)
    #expect(MKMapRectEqualToRect(MKMapRect.null.union(rect), rect))
    #expect(rect.intersection(.null).isNull && rect.insetBy(dx: 20, dy: 0).isNull)
    #expect(rect.intersection(rect.offsetBy(dx: 100, dy: 0)).isNull)
  }

  @Test func `what lies over the edge of the map is on its other side`() {
    let world = MKMapSize.world.width
    let over = MKMapRect(x: world - 10, y: 0, width: 30, height: 5)
    #expect(over.spans180thMeridian && numbers(over.remainder()) == [0, 0, 20, 5])
    let under = MKMapRect(x: -10, y: 0, width: 30, height: 5)
    #expect(under.spans180thMeridian && numbers(under.remainder()) == [world - 10, 0, 10, 5])
    #expect(!rect.spans180thMeridian && rect.remainder().isNull)
  }
}

@Suite struct MapShapeTests {
  private let places = [
    CLLocationCoordinate2D(latitude: 1, longitude: 2), CLLocationCoordinate2D(latitude: 3, longitude: 5),
  ]

  @Test func `a line keeps its points and the rectangle around them`() {
    let line = MKPolyline(coordinates: places, count: 2)
    var back = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 1)
    line.getCoordinates(&back, range: NSRange(location: 1, length: 1))
    #expect(line.pointCount == 2 && abs(back[0].latitude - 3) < 1e-12 && abs(back[0].longitude - 5) < 1e-12)
    #expect(line.boundingMapRect.minX == MKMapPoint(places[0]).x)
    #expect(line.boundingMapRect.minY == MKMapPoint(places[1]).y)
    #expect(abs(line.coordinate.longitude - 3.5) < 1e-12)
  }

  @Test func `a circle is as wide as its radius says`() {
    let rect = MKCircle(center: places[0], radius: 1_000).boundingMapRect
    #expect(abs(rect.width * MKMetersPerMapPointAtLatitude(1) - 2_000) < 1e-6)
  }

  @Test func `annotations have titles, or none`() {
    final class Place: NSObject, MKAnnotation {
      let coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    }
    let point = MKPointAnnotation(coordinate: places[1], title: "Door", subtitle: nil)
    let all: [any MKAnnotation] = [Place(), point, MKPlacemark(coordinate: places[1])]
    #expect(all.map(\.title) == [nil, "Door", nil])
    #expect(all.map(\.coordinate.latitude) == [1, 3, 3])
    #expect(MKPlacemark(coordinate: places[1]).location?.coordinate.longitude == 5)
  }
}
