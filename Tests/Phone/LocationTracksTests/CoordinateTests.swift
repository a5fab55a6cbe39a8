import LocationTracks
import Testing

@Suite struct CoordinateTests {
  @Test(arguments: [
    (0.0, 0.0, true), (90, 180, true), (-90, -180, true), (90.1, 0, false), (0, -180.5, false),
    (.nan, 0, false), (0, .infinity, false),
  ])
  func `a coordinate is valid when both numbers are finite and in range`(
    latitude: Double, longitude: Double, isValid: Bool
  ) {
    #expect(Coordinate(latitude: latitude, longitude: longitude).isValid == isValid)
  }
}
