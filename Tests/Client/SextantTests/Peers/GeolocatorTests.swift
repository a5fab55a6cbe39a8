import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct GeolocatorTests {
  @Test(arguments: Peer.releases)
  func `geolocator: a dismissed prompt makes no later request fail`(release: Release) async throws {
    let phone = TestPhone(release: release, at: .home)
    let client = phone.client()
    let first = phone.find(by: client)
    try phone.goHome()
    try phone.open()
    try await phone.advance(by: 5)
    #expect(first.end == .failure(.notAuthorized(.dismissed)))
    let second = phone.find(by: client)
    try await phone.advance(by: 1)
    try phone.agree()
    try await phone.advance(by: 3)
    #expect(second.words == "accurateEnough 5")
  }

  @Test(arguments: Peer.releases)
  func `geolocator: a second request does not take the first one's place`(release: Release) async throws {
    let phone = TestPhone(release: release, at: .home)
    let client = phone.client()
    let calls = [
      phone.find(by: client), phone.find(by: client),
      phone.find(by: client, LocationRequest(accuracy: .kilometer)),
    ]
    try phone.agree()
    try await phone.advance(by: 3)
    for call in calls { #expect(!call.isWaiting) }
    #expect(calls.allSatisfy { (try? $0.end?.get()) != nil })
  }

  @Test(arguments: Peer.releases)
  func `geolocator: a location that the system has is used, at the age that the request allows`(
    release: Release
  ) async throws {
    let phone = try TestPhone.allowing(release)
    _ = phone.find()
    try await phone.advance(by: 3)
    phone.losePosition()
    try await phone.advance(by: 60)
    let client = phone.client { $0.storage = .memory() }
    let call = phone.start { try? await client.location(LocationRequest(maximumAge: 120)).reason }
    try await phone.advance(by: 1)
    #expect(call.end == .cached)
  }

  @Test(arguments: Peer.releases)
  func `geolocator: where no position can be found, a request ends by its time limit`(release: Release)
    async throws
  {
    let phone = try TestPhone.allowing(release)
    phone.losePosition()
    let call = phone.find()
    try await phone.advance(by: 31)
    #expect(call.end == .failure(.notFound))
  }

  @Test(arguments: Peer.releases)
  func
    `geolocator #258, #762: where the Info.plist lets no prompt show, a request ends, and so does the next`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release, app: .withoutTexts, at: .home)
    let client = phone.client()
    for _ in 0..<2 {
      let call = phone.find(by: client)
      try await phone.advance(by: 10)
      #expect(call.end == .failure(.notAuthorized(.notShown(.missingUsageDescription(.whenInUse)))))
    }
  }

  @Test(
    arguments: Peer.releases.filter {
      AuthorizationPolicy.policy(for: $0).escalation.value != .becomesProvisional
    })
  func
    `geolocator #889: Always is asked for when it is wanted, though the Info.plist has the text for When In Use`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release)
    let call = phone.start { await LocationClient().requestAlways() }
    if Peer.withEscalation.contains(release) {
      try phone.agree()
      try await phone.advance(by: 1)
    }
    try phone.agree()
    try await phone.advance(by: 5)
    #expect(call.end == .granted(.always))
  }

  @Test(arguments: Peer.releases)
  func
    `geolocator #271, #1403: with the text for When In Use alone an app gets its location, and Always is never asked for`(
      release: Release
    ) async throws
  {
    let bundle = AppBundle(name: "App", configuration: AppConfiguration(descriptions: .whenInUse))
    for bundle in [bundle, AppBundle(name: "App")] {
      let phone = TestPhone(release: release, app: bundle, at: .home)
      let call = phone.find()
      try phone.agree()
      try await phone.advance(by: 3)
      #expect(call.words == "accurateEnough 5")
      #expect(!phone.journal.contains("requestAlwaysAuthorization"))
    }
  }

  @Test(arguments: Peer.withReducedAccuracy)
  func `geolocator #523: an approximate location is told as one, and full accuracy can be asked for`(
    release: Release
  ) async throws {
    let bundle = AppBundle(name: "App", purposeTexts: ["Route": "Draws the route."])
    let phone = try TestPhone.allowing(release, app: bundle, precise: false)
    let client = phone.client()
    let authorization = phone.start { await client.authorization?.accuracy }
    #expect(authorization.end == .reduced)
    let approximate = phone.find(by: client)
    try await phone.advance(by: 3)
    #expect(approximate.words?.prefix(15) == "reducedAccuracy")
    let call = phone.start { await client.requestFullAccuracy(purpose: "Route") }
    try phone.agree()
    try await phone.advance(by: 5)
    #expect(call.end == .granted(.fullAccuracy))
    let precise = phone.find(by: client, LocationRequest(maximumAge: 0))
    try await phone.advance(by: 3)
    #expect(precise.words == "accurateEnough 5")
  }
}
