import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

/// What an app's updates leave when its process ends, and how the next one takes them up.
@Suite(.ownMainQueue) struct UnfinishedUpdatesTests {
  static let withActivity = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).backgroundActivitySession.value
  }
  private static let run = UpdatesRequest(
    accuracy: .nearestTenMeters, distanceFilter: .meters(1), activityType: .fitness, background: .continues())

  @Test(arguments: Release.allCases)
  func `background updates that a process did not finish are there at the next launch (DEL-008)`(
    release: Release
  ) throws {
    let life = AppLife(release: release)
    try life.phone.grants(.always)
    try life.phone.walks()
    let following = life.phone.follow(Self.run)
    life.phone.pass(5)
    #expect(life.phone.client.unfinishedUpdates == [])
    try life.end()
    let client = try life.launchInBackground()
    #expect(client.unfinishedUpdates == [Self.run])
    let again = life.phone.follow(Self.run, with: client)
    life.phone.pass(5)
    #expect(client.unfinishedUpdates == [])
    #expect(again.story == ["locations"])
    again.cancel()
    life.phone.pass(1)
    #expect(life.phone.held == [])
    try life.end()
    #expect(try life.launchInBackground().unfinishedUpdates == [])
    following.cancel()
  }

  @Test
  func `updates that were finished, or meant for the foreground, are not there at the next launch`() throws {
    let life = AppLife(release: .newest)
    try life.phone.grants(.whenInUse)
    let finished = life.phone.follow(Self.run)
    let foreground = life.phone.follow(UpdatesRequest())
    life.phone.pass(5)
    finished.cancel()
    life.phone.pass(1)
    try life.end()
    #expect(try life.launchInBackground().unfinishedUpdates == [])
    foreground.cancel()
  }

  @Test(arguments: withActivity)
  func
    `after a launch in the background the sessions are taken up at once, so that When In Use goes on (BG-023, AUTH-085)`(
      release: Release
    ) throws
  {
    let life = AppLife(release: release)
    try life.phone.grants(.whenInUse)
    try life.phone.walks()
    let following = life.phone.follow(Self.run)
    life.phone.pass(5)
    try life.phone.person(.goesHome)
    life.phone.pass(20)
    let held = life.phone.held.filter { !$0.hasPrefix("updates") }
    try life.end()
    let client = try life.launchInBackground()
    #expect(life.phone.held == held)
    // Later than the system lets sessions be taken up.
    life.phone.pass(6)
    let again = life.phone.follow(Self.run, with: client)
    life.phone.pass(120)
    #expect(again.story == ["locations"])
    #expect(again.count > 100)
    again.cancel()
    life.phone.pass(1)
    #expect(life.phone.held == [])
    following.cancel()
  }

  @Test(arguments: withActivity)
  func `an app that the person opens again begins new sessions with its updates, not before`(release: Release)
    throws
  {
    let life = AppLife(release: release)
    try life.phone.grants(.whenInUse)
    try life.phone.walks()
    let following = life.phone.follow(Self.run)
    life.phone.pass(5)
    try life.end()
    let client = try life.open()
    #expect(client.unfinishedUpdates == [Self.run])
    #expect(life.phone.held == [])
    let again = life.phone.follow(Self.run, with: client)
    life.phone.pass(5)
    #expect(life.phone.held.contains("backgroundActivitySession"))
    try life.phone.person(.goesHome)
    life.phone.pass(120)
    #expect(again.story == ["locations"])
    following.cancel()
  }

  @Test(arguments: Release.allCases)
  func `Always that starts in the background goes on after the app was opened and left again (BG-010)`(
    release: Release
  ) throws {
    let life = AppLife(release: release)
    try life.phone.grants(.always)
    try life.phone.walks()
    let following = life.phone.follow(Self.run)
    life.phone.pass(5)
    try life.end()
    let again = life.phone.follow(Self.run, with: try life.launchInBackground())
    life.phone.pass(5)
    let start = life.phone.host.device.trace.entries.count
    try life.phone.person(.opens(life.phone.host.app))
    let restarts = life.phone.host.device.trace.entries.dropFirst(start).count { entry in
      guard case .input(.call(.manager(_, .start(.locationUpdates)), _)) = entry.event else { return false }
      return true
    }
    #expect(restarts == 1)
    try life.phone.person(.goesHome)
    life.phone.pass(120)
    #expect(again.story == ["locations"])
    #expect(again.count > 120)
    following.cancel()
  }

  @Test(arguments: withActivity)
  func `unfinished updates that are discarded are gone, and their sessions with them`(release: Release) throws
  {
    let life = AppLife(release: release)
    try life.phone.grants(.whenInUse)
    let following = life.phone.follow(Self.run)
    life.phone.pass(5)
    try life.end()
    let client = try life.launchInBackground()
    #expect(life.phone.held != [])
    client.discardUnfinishedUpdates()
    life.phone.settle()
    #expect(client.unfinishedUpdates == [])
    #expect(life.phone.held == [])
    following.cancel()
  }

  @Test(arguments: withActivity)
  func `sessions that nobody takes over end by themselves`(release: Release) throws {
    let life = AppLife(release: release)
    try life.phone.grants(.whenInUse)
    let following = life.phone.follow(Self.run)
    life.phone.pass(5)
    try life.end()
    let client = try life.launchInBackground()
    life.phone.pass(60)
    #expect(life.phone.held == [])
    #expect(client.unfinishedUpdates == [Self.run])
    following.cancel()
  }

  @Test(arguments: [
    ("", 0), ("nonsense", 0), ("{}", 0), ("[1, null, {}]", 0), (String(repeating: "[", count: 50_000), 0),
    (String(repeating: " ", count: 100_000), 0),
  ])
  func `a record that is damaged counts as none, or as what can be read of it`(text: String, count: Int)
    throws
  {
    let life = AppLife(release: .newest)
    life.storage[.updates] = Data(text.utf8)
    #expect(life.phone.client.unfinishedUpdates.count == count)
  }

  @Test func `one damaged entry does not take the others with it`() throws {
    let life = AppLife(release: .newest)
    try life.phone.grants(.whenInUse)
    let following = life.phone.follow(Self.run)
    life.phone.pass(5)
    try life.end()
    let record = try #require(life.storage[.updates])
    life.storage[.updates] = Data("[{\"id\": 7},".utf8) + record.dropFirst()
    #expect(try life.launchInBackground().unfinishedUpdates == [Self.run])
    following.cancel()
  }

  @Test func `a request with any number is remembered as it was`() throws {
    let life = AppLife(release: .newest)
    try life.phone.grants(.whenInUse)
    let request = UpdatesRequest(
      accuracy: .meters(.infinity), distanceFilter: .meters(-.infinity),
      pausing: .allowed(restartsAfter: -1), background: .continues(showsIndicator: false), buffer: .newest(-5)
    )
    let following = life.phone.follow(request)
    life.phone.pass(5)
    try life.end()
    #expect(try life.launchInBackground().unfinishedUpdates == [request])
    following.cancel()
  }

  @Test func `no more than sixteen are remembered`() throws {
    let life = AppLife(release: .newest)
    try life.phone.grants(.whenInUse)
    let loops = (1...20).map {
      life.phone.follow(UpdatesRequest(distanceFilter: .meters(Double($0)), background: .continues()))
    }
    life.phone.pass(2)
    try life.end()
    let unfinished = try life.launchInBackground().unfinishedUpdates
    #expect(unfinished.map(\.distanceFilter) == (5...20).map { .meters(Double($0)) })
    for loop in loops { loop.cancel() }
  }
}
