import Foundation
import LocationPolicy
import LocationSimulation
import Sextant
import SextantTesting
import Testing

/// The record of an app's updates when its process ends, and how the next process resumes them.
@MainActor
@Suite struct UnfinishedUpdatesTests {
  nonisolated static let withActivity = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).backgroundActivitySession.value
  }
  private static let run = UpdatesRequest(
    accuracy: .nearestTenMeters, distanceFilter: .meters(1), activityType: .fitness, background: .continues())

  /// Launches the app through the system, and creates its client immediately.
  private func launchInBackground(_ phone: TestPhone) throws -> LocationClient {
    try phone.launchInBackground()
    return phone.client()
  }

  @Test(arguments: Release.allCases)
  func `background updates that a process did not finish are there at the next launch (DEL-008)`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(.always)
    phone.walks()
    let first = phone.client()
    _ = phone.follow(by: first, Self.run)
    try await phone.advance(by: 5)
    #expect(first.unfinishedUpdates == [])
    try phone.terminate()
    let client = try launchInBackground(phone)
    #expect(client.unfinishedUpdates == [Self.run])
    let again = phone.follow(by: client, Self.run)
    try await phone.advance(by: 5)
    #expect(client.unfinishedUpdates == [])
    #expect(again.story == ["locations"])
    again.cancel()
    try await phone.advance(by: 1)
    #expect(phone.held == [])
    try phone.terminate()
    #expect(try launchInBackground(phone).unfinishedUpdates == [])
  }

  @Test
  func `updates that were finished, or meant for the foreground, are not there at the next launch`()
    async throws
  {
    let phone = TestPhone(release: .newest)
    try phone.grants(.whenInUse)
    let finished = phone.follow(Self.run)
    _ = phone.follow()
    try await phone.advance(by: 5)
    finished.cancel()
    try await phone.advance(by: 1)
    try phone.terminate()
    #expect(try launchInBackground(phone).unfinishedUpdates == [])
  }

  @Test(arguments: withActivity)
  func
    `after a launch in the background the sessions are taken up at once, so that When In Use goes on (BG-023, AUTH-085)`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    phone.walks()
    _ = phone.follow(Self.run)
    try await phone.advance(by: 5)
    try phone.goHome()
    try await phone.advance(by: 20)
    let held = phone.held.filter { !$0.hasPrefix("updates") }
    try phone.terminate()
    let client = try launchInBackground(phone)
    #expect(phone.held == held)
    // Later than the time within which the system lets sessions be resumed.
    try await phone.advance(by: 6)
    let again = phone.follow(by: client, Self.run)
    try await phone.advance(by: 120)
    #expect(again.story == ["locations"])
    #expect(again.count > 100)
    again.cancel()
    try await phone.advance(by: 1)
    #expect(phone.held == [])
  }

  @Test(arguments: withActivity)
  func `an app that the person opens again begins new sessions with its updates, not before`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    phone.walks()
    _ = phone.follow(Self.run)
    try await phone.advance(by: 5)
    try phone.terminate()
    try phone.open()
    let client = phone.client()
    #expect(client.unfinishedUpdates == [Self.run])
    #expect(phone.held == [])
    let again = phone.follow(by: client, Self.run)
    try await phone.advance(by: 5)
    #expect(phone.held.contains("backgroundActivitySession"))
    try phone.goHome()
    try await phone.advance(by: 120)
    #expect(again.story == ["locations"])
  }

  @Test(arguments: Release.allCases)
  func `Always that starts in the background goes on after the app was opened and left again (BG-010)`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(.always)
    phone.walks()
    _ = phone.follow(Self.run)
    try await phone.advance(by: 5)
    try phone.terminate()
    let again = phone.follow(by: try launchInBackground(phone), Self.run)
    try await phone.advance(by: 5)
    let start = phone.host.device.trace.entries.count
    try phone.open()
    let restarts = phone.host.device.trace.entries.dropFirst(start).count { entry in
      guard case .input(.call(.manager(_, .start(.locationUpdates)), _)) = entry.event else { return false }
      return true
    }
    #expect(restarts == 1)
    try phone.goHome()
    try await phone.advance(by: 120)
    #expect(again.story == ["locations"])
    #expect(again.count > 120)
  }

  @Test(arguments: withActivity)
  func `unfinished updates that are discarded are gone, and their sessions with them`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    _ = phone.follow(Self.run)
    try await phone.advance(by: 5)
    try phone.terminate()
    let client = try launchInBackground(phone)
    #expect(phone.held != [])
    client.discardUnfinishedUpdates()
    phone.settle()
    #expect(client.unfinishedUpdates == [])
    #expect(phone.held == [])
  }

  @Test(arguments: withActivity)
  func `sessions that nobody takes over end by themselves`(release: Release) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    _ = phone.follow(Self.run)
    try await phone.advance(by: 5)
    try phone.terminate()
    let client = try launchInBackground(phone)
    try await phone.advance(by: 60)
    #expect(phone.held == [])
    #expect(client.unfinishedUpdates == [Self.run])
  }

  @Test(arguments: [
    ("", 0), ("nonsense", 0), ("{}", 0), ("[1, null, {}]", 0), (String(repeating: "[", count: 50_000), 0),
    (String(repeating: " ", count: 100_000), 0),
  ])
  func `a record that is damaged counts as none, or as what can be read of it`(text: String, count: Int)
    throws
  {
    let phone = TestPhone(release: .newest)
    phone.storage.save(Data(text.utf8), .updates)
    #expect(phone.client().unfinishedUpdates.count == count)
  }

  @Test func `one damaged entry does not take the others with it`() async throws {
    let phone = TestPhone(release: .newest)
    try phone.grants(.whenInUse)
    _ = phone.follow(Self.run)
    try await phone.advance(by: 5)
    try phone.terminate()
    let record = try #require(phone.storage.load(.updates))
    phone.storage.save(Data("[{\"id\": 7},".utf8) + record.dropFirst(), .updates)
    #expect(try launchInBackground(phone).unfinishedUpdates == [Self.run])
  }

  @Test func `a request with any number is remembered as it was`() async throws {
    let phone = TestPhone(release: .newest)
    try phone.grants(.whenInUse)
    let request = UpdatesRequest(
      accuracy: .meters(.infinity), distanceFilter: .meters(-.infinity),
      pausing: .allowed(restartsAfter: -1), background: .continues(showsIndicator: false), buffer: .newest(-5)
    )
    _ = phone.follow(request)
    try await phone.advance(by: 5)
    try phone.terminate()
    #expect(try launchInBackground(phone).unfinishedUpdates == [request])
  }

  @Test func `no more than sixteen are remembered`() async throws {
    let phone = TestPhone(release: .newest)
    try phone.grants(.whenInUse)
    for meters in 1...20 {
      _ = phone.follow(UpdatesRequest(distanceFilter: .meters(Double(meters)), background: .continues()))
    }
    try await phone.advance(by: 2)
    try phone.terminate()
    let unfinished = try launchInBackground(phone).unfinishedUpdates
    #expect(unfinished.map(\.distanceFilter) == (5...20).map { .meters(Double($0)) })
  }
}
