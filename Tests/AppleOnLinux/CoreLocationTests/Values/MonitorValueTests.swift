import CoreLocation
import Testing

@Suite struct MonitorValueTests {
  @Test func `conditions come back from JSON`() throws {
    let circle = CLMonitor.CircularGeographicCondition(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3)
    let back = try JSONDecoder().decode(
      CLMonitor.CircularGeographicCondition.self, from: JSONEncoder().encode(circle))
    #expect([back.center.latitude, back.center.longitude, back.radius] == [1, 2, 3])
    let beacon = CLMonitor.BeaconIdentityCondition(uuid: UUID(), major: 4)
    let other = try JSONDecoder().decode(
      CLMonitor.BeaconIdentityCondition.self, from: JSONEncoder().encode(beacon))
    #expect(other.uuid == beacon.uuid && other.major == 4 && other.minor == nil)
  }
}
