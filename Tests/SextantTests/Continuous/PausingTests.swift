import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@Suite(.ownMainQueue) struct PausingTests {
  static let withActivity = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).backgroundActivitySession.value
  }
  static let withoutActivity = Release.allCases.filter {
    !AuthorizationPolicy.policy(for: $0).backgroundActivitySession.value
  }

  @Test(arguments: Release.allCases)
  func `updates that may not pause go on while the phone stands still (MIS-23)`(release: Release) throws {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    try phone.stands()
    let following = phone.follow()
    phone.pass(1_200)
    #expect(following.story == ["locations"])
    #expect(following.count >= 1_199)
  }

  @Test(arguments: Release.allCases)
  func `updates that paused start again after the time that the caller gave (DEL-080)`(release: Release)
    throws
  {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    try phone.stands()
    let following = phone.follow(UpdatesRequest(pausing: .allowed(restartsAfter: 60)))
    phone.pass(910)
    #expect(following.story == ["locations", "paused"])
    phone.pass(60)
    #expect(following.story == ["locations", "paused", "resumed", "locations"])
  }

  @Test(arguments: withoutActivity, [Grant.whenInUse, .always])
  func `in the background, updates don't pause where they could not start again (DEL-080, BG-009, BG-010)`(
    release: Release, grant: Grant
  ) throws {
    let phone = Phone(release: release)
    try phone.grants(grant)
    try phone.stands()
    let following = phone.follow(
      UpdatesRequest(pausing: .allowed(restartsAfter: 60), background: .continues()))
    phone.pass(5)
    try phone.person(.goesHome)
    phone.pass(1_200)
    #expect(following.story == ["locations"])
    #expect(following.count >= 1_200)
  }

  @Test(arguments: withActivity, [Grant.whenInUse, .always])
  func
    `in the background, a background activity session lets updates pause and start again (BG-023, DEL-080)`(
      release: Release, grant: Grant
    ) throws
  {
    let phone = Phone(release: release)
    try phone.grants(grant)
    try phone.stands()
    let following = phone.follow(
      UpdatesRequest(pausing: .allowed(restartsAfter: 3), background: .continues()))
    phone.pass(5)
    try phone.person(.goesHome)
    phone.pass(1_200)
    #expect(following.story.filter { $0 != "locations" } == ["paused", "resumed"])
    #expect(following.story.last == "locations")
  }

  @Test(arguments: Release.allCases)
  func `an app that is left while its updates pause starts them again first (DEL-080)`(release: Release)
    throws
  {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    try phone.stands()
    let following = phone.follow(
      UpdatesRequest(pausing: .allowed(restartsAfter: 100_000), background: .continues()))
    phone.pass(910)
    #expect(following.story == ["locations", "paused"])
    try phone.person(.goesHome)
    phone.pass(60)
    #expect(following.story == ["locations", "paused", "resumed", "locations"])
  }

  @Test(arguments: Release.allCases)
  func `coming back to the app ends a pause, whatever the time (DEL-080)`(release: Release) throws {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    try phone.stands()
    let following = phone.follow(UpdatesRequest(pausing: .allowed(restartsAfter: 100_000)))
    phone.pass(910)
    try phone.person(.goesHome)
    try phone.person(.opens(phone.host.app))
    phone.pass(5)
    #expect(following.story.prefix(2) == ["locations", "paused"])
    #expect(following.story.suffix(2) == ["resumed", "locations"])
  }
}
