import CoreLocation
import Sextant
import SextantAlways
import SextantTesting
import Testing

/// Clients that report scripted values, with a phone only for its time.
@MainActor
@Suite struct ScriptedClientTests {
  private static let path = [48.1, 48.2, 48.3].map { latitude in
    CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: 14.3), altitude: 266,
      horizontalAccuracy: 5, verticalAccuracy: 3, course: 0, speed: 3, timestamp: .distantPast)
  }

  private func client(_ script: LocationScript) throws -> LocationClient {
    try TestPhone.current.inApp { .scripted(script) }
  }

  @Test(.allReleases) func `who agrees is found where the script says, now, and without a prompt`()
    async throws
  {
    let phone = try TestPhone.current
    let client = try client(LocationScript(locations: Self.path))
    let found = try await phone.run { try await client.location() }
    #expect(found.location.coordinate.latitude == 48.1)
    #expect(found.reason == .accurateEnough)
    #expect(try await phone.run { await client.authorization }?.status == .authorizedWhenInUse)
    #expect(phone.timeline == "")
    #expect(phone.host.managers == 0)
  }

  @Test(.allReleases) func `one location comes after the other, and the last one stays`()
    async throws
  {
    let phone = try TestPhone.current
    let client = try client(
      LocationScript(status: .authorizedWhenInUse, locations: Self.path, interval: 10))
    var latitudes: [Double] = []
    let following = phone.start {
      for try await case .value(let location) in client.updates() {
        latitudes.append(location.coordinate.latitude)
      }
    }
    try await phone.advance(by: 45)
    #expect(latitudes == [48.1, 48.2, 48.3, 48.3, 48.3])
    following.cancel()
    try await following.value()
    try await phone.advance(by: 60)
    #expect(latitudes.count == 5)
  }

  @Test(.allReleases) func `each end of a request can be shown`() async throws {
    func failure(_ script: LocationScript, _ request: LocationRequest = LocationRequest())
      async throws
      -> LocationFailure?
    {
      let client = try client(script)
      return try await TestPhone.current.run {
        do throws(LocationFailure) {
          _ = try await client.location(request)
          return nil
        } catch {
          return error
        }
      }
    }
    #expect(try await failure(LocationScript(answer: .denied)) == .notAuthorized(.declined))
    #expect(
      try await failure(LocationScript(status: .denied))
        == .notAuthorized(.notShown(.alreadyDenied)))
    #expect(
      try await failure(LocationScript(status: .restricted))
        == .notAuthorized(.notShown(.restricted)))
    #expect(
      try await failure(LocationScript(answer: nil), LocationRequest(permissionTimeLimit: 5))
        == .notAuthorized(.timedOut))
    #expect(try await failure(LocationScript()) == .notFound)
    let off = LocationScript(status: .authorizedWhenInUse, servicesOn: false, locations: Self.path)
    #expect(try await failure(off) == .servicesOff)
    #expect(try await failure(LocationScript(locations: Self.path)) == nil)
  }

  @Test(.allReleases) func `what the client has besides is not there`() async throws {
    let phone = try TestPhone.current
    let client = try client(
      LocationScript(status: .authorizedWhenInUse, answer: .authorizedAlways, accuracy: .reduced))
    await #expect(throws: LocationFailure.notAvailable) {
      try await phone.run { for try await _ in client.headings() {} }
    }
    await #expect(throws: LocationFailure.notAvailable) {
      try await phone.run { for try await _ in client.regions.events {} }
    }
    #expect(try await phone.run { await client.requestAlways() } == .granted(.always))
    #expect(client.unfinishedUpdates == [])
  }
}
