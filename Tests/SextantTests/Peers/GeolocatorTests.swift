import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

@Suite(.ownMainQueue) struct GeolocatorTests {
  @Test(arguments: Peer.releases)
  func `geolocator: a dismissed prompt makes no later request fail`(release: Release) throws {
    let phone = try Phone.at(release: release)
    let first = phone.find()
    try phone.person(.goesHome)
    try phone.person(.opens(phone.host.app))
    phone.advance(by: 5)
    #expect(first.ends == [.failure(.notAuthorized(.dismissed))])
    let second = phone.find()
    phone.advance(by: 1)
    try phone.allowsWhileUsing()
    phone.advance(by: 3)
    #expect(second.words == ["accurateEnough 5"])
  }

  @Test(arguments: Peer.releases)
  func `geolocator: a second request does not take the first one's place`(release: Release) throws {
    let phone = try Phone.at(release: release)
    let calls = [phone.find(), phone.find(), phone.find(LocationRequest(accuracy: .kilometer))]
    try phone.allowsWhileUsing()
    phone.advance(by: 3)
    for call in calls { #expect(call.ends.count == 1) }
    #expect(calls.allSatisfy { (try? $0.ends.first?.get()) != nil })
  }

  @Test(arguments: Peer.releases)
  func `geolocator: a location that the system has is used, at the age that the request allows`(
    release: Release
  ) throws {
    let phone = try Phone.allowed(release: release)
    _ = phone.find()
    phone.advance(by: 3)
    try phone.perform(.world(.losesPosition))
    phone.advance(by: 60)
    let client = phone.newClient()
    let call = phone.start { _ in try? await client.location(LocationRequest(maximumAge: 120)).reason }
    phone.advance(by: 1)
    #expect(call.ends == [.cached])
  }

  @Test(arguments: Peer.releases)
  func `geolocator: where no position can be found, a request ends by its time limit`(release: Release) throws
  {
    let phone = try Phone.allowed(nil, release: release)
    let call = phone.find()
    phone.advance(by: 31)
    #expect(call.ends == [.failure(.notFound)])
  }

  @Test(arguments: Peer.releases)
  func
    `geolocator #258, #762: where the Info.plist lets no prompt show, a request ends, and so does the next`(
      release: Release
    ) throws
  {
    let phone = try Phone.at(release: release, bundle: Peer.withoutTexts)
    for _ in 0..<2 {
      let call = phone.find()
      phone.advance(by: 10)
      #expect(call.ends == [.failure(.notAuthorized(.notShown(.missingUsageDescription(.whenInUse))))])
    }
  }

  @Test(
    arguments: Peer.releases.filter {
      AuthorizationPolicy.policy(for: $0).escalation.value != .becomesProvisional
    })
  func
    `geolocator #889: Always is asked for when it is wanted, though the Info.plist has the text for When In Use`(
      release: Release
    ) throws
  {
    let phone = Phone(release: release)
    let call = phone.start { await $0.requestAlways() }
    if Peer.withEscalation.contains(release) {
      try phone.allowsWhileUsing()
      phone.advance(by: 1)
    }
    try phone.changesToAlways()
    phone.advance(by: 5)
    #expect(call.ends == [.granted(.always)])
  }

  @Test(arguments: Peer.releases)
  func
    `geolocator #271, #1403: with the text for When In Use alone an app gets its location, and Always is never asked for`(
      release: Release
    ) throws
  {
    let bundle = AppBundle(name: "App", configuration: AppConfiguration(descriptions: .whenInUse))
    for bundle in [bundle, AppBundle(name: "App")] {
      let phone = try Phone.at(release: release, bundle: bundle)
      let call = phone.find()
      try phone.allowsWhileUsing()
      phone.advance(by: 3)
      #expect(call.words == ["accurateEnough 5"])
      #expect(!phone.host.traceText.contains("requestAlwaysAuthorization"))
    }
  }

  @Test(arguments: Peer.withReducedAccuracy)
  func `geolocator #523: an approximate location is told as one, and full accuracy can be asked for`(
    release: Release
  ) throws {
    let bundle = AppBundle(name: "App", purposeTexts: ["Route": "Draws the route."])
    let phone = try Phone.allowed(release: release, bundle: bundle, precise: false)
    let authorization = phone.start { await $0.authorization?.accuracy }
    #expect(authorization.ends == [.reduced])
    let approximate = phone.find()
    phone.advance(by: 3)
    #expect(approximate.words.map { $0.prefix(15) } == ["reducedAccuracy"])
    let call = phone.start { await $0.requestFullAccuracy(purpose: "Route") }
    try phone.person(.answers(try #require(phone.prompt?.template.choices.first { $0 != .dontAllow })))
    phone.advance(by: 5)
    #expect(call.ends == [.granted(.fullAccuracy)])
    let precise = phone.find(LocationRequest(maximumAge: 0))
    phone.advance(by: 3)
    #expect(precise.words == ["accurateEnough 5"])
  }
}
