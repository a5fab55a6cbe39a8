import CoreLocation
import Testing

@Suite struct CoordinateTests {
  @Test(arguments: [
    (0, 0, true), (90, 180, true), (-90, -180, true), (90.000001, 0, false), (0, -180.000001, false),
    (-180, -180, false), (.nan, 0, false), (0, .infinity, false),
  ])
  func `angles are valid in their ranges, borders included`(
    latitude: Double, longitude: Double, isValid: Bool
  ) {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid)
  }

  @Test func `the invalid coordinate lies 180 degrees south and west, and a new one at 0, 0`() {
    let coordinates = [kCLLocationCoordinate2DInvalid, CLLocationCoordinate2D()]
    #expect(coordinates.map(\.latitude) == [-180, 0])
    #expect(coordinates.map(\.longitude) == [-180, 0])
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func `a coordinate comes back out of an NSValue, and nothing else does`() {
    let box = CLLocationCoordinate2D(latitude: 1.5, longitude: -2.5)._bridgeToObjectiveC()
    var result: CLLocationCoordinate2D?
    #expect(CLLocationCoordinate2D._conditionallyBridgeFromObjectiveC(box, result: &result))
    #expect(result?.latitude == 1.5 && result?.longitude == -2.5)
    #expect(CLLocationCoordinate2D._unconditionallyBridgeFromObjectiveC(box).longitude == -2.5)
    #expect(CLLocationCoordinate2D._unconditionallyBridgeFromObjectiveC(nil).longitude == 0)
    var other: CLLocationCoordinate2D?
    #expect(!CLLocationCoordinate2D._conditionallyBridgeFromObjectiveC(NSNumber(value: 1), result: &other))
    #expect(other == nil)
  }
}
