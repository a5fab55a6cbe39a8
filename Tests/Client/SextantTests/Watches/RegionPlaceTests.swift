import Sextant
import SextantTesting
import Testing

/// The states of regions from the phone's own place, and when they become unknown.
@MainActor
@Suite struct RegionPlaceTests {
  /// Returns a client with authorization and regions, on a phone at the start of the road.
  private func client(watching regions: [WatchedRegion]) async throws -> LocationClient {
    let phone = try TestPhone.current
    phone.stay(at: .road(0))
    let client = phone.inApp { LocationClient() }
    #expect(try await phone.run { await client.requestWhenInUse() } == .granted(.whenInUse))
    phone.inApp { client.regions.add(regions) }
    return client
  }

  @Test(.allReleases(from: .iOS13, person: .agreeing))
  func `MON-006: The place that led to a new choice tells of the arrival, whether or not another is found`()
    async throws
  {
    let phone = try TestPhone.current
    let client = try await client(watching: RegionWatchTests.road(60))
    var heard: [String] = []
    let listening = phone.start {
      for try await event in client.regions.events { heard.append(RegionWatchTests.brief(event)) }
    }
    try await phone.advance(by: 60)
    phone.stay(at: .road(150_000))
    try await phone.advance(
      until: { phone.host.monitoredRegions.contains { $0.identifier == "Sextant.region.50" } }, within: 600)
    phone.losePosition()
    try await phone.advance(by: 3_600)
    #expect(heard == ["into 50"])
    phone.findPosition()
    try await phone.advance(by: 600)
    #expect(heard == ["into 50"])
    listening.cancel()
  }

  @Test(.allReleases(from: .iOS14, person: .agreeing))
  func `ACC-003: Without Precise the state of a region is not known, and is again after it`() async throws {
    let phone = try TestPhone.current
    let client = try await client(watching: [RegionWatchTests.region("here", 0)])
    #expect(try await phone.run { await client.regions.state(of: "here") } == .inside)
    try phone.setPrecise(false)
    try phone.open()
    #expect(try await phone.run { await client.regions.state(of: "here", timeLimit: 5) } == .unknown)
    let asking = phone.start { await client.regions.state(of: "here", timeLimit: 600) }
    try phone.setPrecise(true)
    try phone.open()
    #expect(try await asking.value() == .inside)
    #expect(try await phone.run { await client.regions.state(of: "here") } == .inside)
  }
}
