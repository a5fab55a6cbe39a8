import CoreLocation
import Testing

@Suite struct CoordinateTests {
  @Test(
    "Angles are valid in their ranges, borders included",
    arguments: [
      (0, 0, true), (90, 180, true), (-90, -180, true), (90.000001, 0, false), (0, -180.000001, false),
      (-180, -180, false), (.nan, 0, false), (0, .infinity, false),
    ])
  func validity(latitude: Double, longitude: Double, isValid: Bool) {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid)
  }

  @Test("The invalid coordinate is 180° S 180° W, and a new one 0° N 0° E")
  func constants() {
    let coordinates = [kCLLocationCoordinate2DInvalid, CLLocationCoordinate2D()]
    #expect(coordinates.map(\.latitude) == [-180, 0])
    #expect(coordinates.map(\.longitude) == [-180, 0])
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test("A coordinate comes back out of an NSValue, and nothing else does")
  func bridging() {
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
