import CoreLocation
import LocationPolicy
import LocationSimulation
import Sextant
import SextantTesting
import Testing

/// A client receives the same through location managers as from test phones.
@MainActor
@Suite struct DriverAgreementTests {
  /// Plays a story on two phones with a client of each kind, and compares the results.
  private func compare(
    on release: Release, from meters: Double = 0,
    _ play: (TestPhone, LocationClient) async throws -> [String]
  ) async throws {
    let phone = TestPhone(release: release, at: .road(meters))
    let told = try await play(phone, phone.client())
    let other = TestPhone(release: release, at: .road(meters))
    let toldByManagers = try await play(other, other.clientOfManagers())
    #expect(!told.isEmpty)
    #expect(toldByManagers == told)
    #expect(other.timeline == phone.timeline)
  }

  /// Returns everything that a loop received, and the error that it threw.
  private func words<Value>(_ heard: Heard<Update<Value>>) -> [String] {
    heard.all.map { word($0) } + (heard.failure.map { ["\($0)"] } ?? [])
  }

  private func word<Value>(_ update: Update<Value>) -> String {
    guard case .value(let value) = update, let location = value as? CLLocation else { return "\(update)" }
    return word(location)
  }

  /// Returns all of a location but its floor, which only managers set.
  private func word(_ location: CLLocation) -> String {
    "\(location.coordinate) ±\(location.horizontalAccuracy), \(location.altitude) ±\(location.verticalAccuracy), "
      + "\(location.course)° at \(location.speed) m/s, \(location.timestamp)"
  }

  @Test(arguments: Release.allCases)
  func `a walk in the foreground and in the background, and all that is in its way`(release: Release)
    async throws
  {
    try await compare(on: release) { phone, client in
      try phone.grants(.whenInUse)
      phone.walks()
      let request = UpdatesRequest(pausing: .allowed(restartsAfter: 60), background: .continues())
      let walk = phone.follow(by: client, request)
      try await phone.advance(by: 5)
      try phone.goHome()
      try await phone.advance(by: 20)
      let held = phone.held
      try phone.open()
      phone.losePosition()
      try await phone.advance(by: 20)
      phone.findPosition()
      try phone.inSettings { try $0.setLocationServices(false) }
      try await phone.advance(by: 5)
      try phone.inSettings { try $0.setLocationServices(true) }
      phone.stay(at: .home)
      try await phone.advance(by: 1_000)
      walk.cancel()
      return words(walk) + held + phone.held
    }
  }

  @Test(arguments: Release.allCases)
  func `regions, visits and changes on a drive`(release: Release) async throws {
    try await compare(on: release, from: -5_000) { phone, client in
      try phone.grants(.always)
      client.regions.add(RegionWatchTests.road(30))
      let regions = phone.hear { client.regions.events }
      let visits = phone.hear { client.visits() }
      let changes = phone.hear { client.significantChanges() }
      let state = phone.start { await client.regions.state(of: "1", timeLimit: 60) }
      try await phone.advance(by: 600)
      let monitored = phone.monitored
      let services = phone.services
      phone.goes(from: -5_000, to: 40_000, at: 30)
      try await phone.advance(by: 1_800)
      client.regions.removeAll()
      visits.cancel()
      changes.cancel()
      try await phone.advance(by: 10)
      return ["\(String(describing: state.end))"] + words(regions) + words(visits) + words(changes)
        + monitored
        + services + phone.monitored + phone.services
    }
  }

  @Test(arguments: Release.allCases)
  func `the compass, with and without true north`(release: Release) async throws {
    try await compare(on: release) { phone, client in
      try phone.grants(.whenInUse)
      let magnetic = phone.hear {
        client.headings(HeadingRequest(filter: .degrees(10), orientation: .landscapeLeft))
      }
      let trueNorth = phone.hear { client.headings(HeadingRequest(north: .trueNorth())) }
      try await phone.advance(by: 5)
      for degrees in [10.0, 15, 90] {
        try phone.turn(to: Heading(magneticHeading: degrees, trueHeading: degrees + 3, accuracy: 5))
      }
      phone.change(.magneticInterference(true))
      phone.change(.magneticInterference(false))
      try phone.turn(to: Heading(magneticHeading: 180, accuracy: 5))
      let services = phone.services
      magnetic.cancel()
      trueNorth.cancel()
      return words(magnetic) + words(trueNorth) + services + phone.services
    }
  }

  @Test(arguments: Peer.releases)
  func `searches, with reduced accuracy and without any permission`(release: Release) async throws {
    try await compare(on: release) { phone, client in
      let refused = phone.find(by: client, LocationRequest(asksFor: nil))
      try phone.grants(.whenInUse)
      let first = phone.find(by: client)
      try await phone.advance(by: 5)
      if AuthorizationPolicy.policy(for: release).accuracyChoice.value {
        try phone.inSettings { try $0.setPrecise(false) }
      }
      let coarse = phone.find(by: client, LocationRequest(maximumAge: 0))
      try await phone.advance(by: 31)
      let full = phone.start { await client.requestFullAccuracy(purpose: InfoPlist.purposeKey) }
      if phone.prompt != nil { try phone.agree() }
      try await phone.advance(by: 5)
      phone.losePosition()
      let lost = phone.find(by: client, LocationRequest(maximumAge: 0, timeLimit: 10))
      try await phone.advance(by: 11)
      let found = [first, coarse].map { call in (try? call.end?.get()).map { word($0.location) } ?? "nothing"
      }
      return found + [refused.words, lost.words].map { $0 ?? "waits" } + ["\(String(describing: full.end))"]
    }
  }
}
