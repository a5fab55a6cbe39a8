import CoreLocation
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct BackgroundGeolocationTests {
  nonisolated static let releases = Peer.releases.filter {
    AuthorizationPolicy.policy(for: $0).firstAlwaysRequest.value == .provisional
  }

  @Test(arguments: releases)
  func `background-geolocation #295, #949: provisional Always is not passed off as Always`(release: Release)
    throws
  {
    let phone = TestPhone(release: release)
    let client = phone.client()
    try phone.grants(.provisionalAlways)
    let call = phone.start { await client.authorization }
    let authorization = try #require(call.end ?? nil)
    #expect(authorization.status == .authorizedAlways)
    #expect(authorization.isProvisionalAlways.value != false)
  }

  @Test(arguments: Peer.releases.filter { LocationKey.alwaysAndWhenInUse.isRead(under: .policy(for: $0)) })
  func
    `background-geolocation #1168: where Settings can have no Always row, a request for Always ends and names the text`(
      release: Release
    ) async throws
  {
    let bundle = AppBundle(
      name: "App", configuration: AppConfiguration(descriptions: [.whenInUse, .legacyAlways]))
    let phone = try TestPhone.allowing(release, app: bundle)
    #expect(throws: CallError.self) { try phone.chooses(.always) }
    try phone.open()
    let call = phone.start { await LocationClient().requestAlways() }
    try await phone.advance(by: 5)
    #expect(call.end == .notShown(.missingUsageDescription(.alwaysAndWhenInUse)))
  }

  @Test(arguments: Peer.releases)
  func
    `background-geolocation #308: significant changes come in the background without the mode, and nothing crashes`(
      release: Release
    ) async throws
  {
    let phone = try TestPhone.allowing(release, app: .foregroundOnly)
    let client = phone.client()
    try phone.chooses(.always)
    let changes = phone.hear { client.significantChanges() }
    try await phone.advance(by: 60)
    try phone.goHome()
    phone.stay(at: .road(5_000))
    try await phone.advance(by: 600)
    changes.cancel()
    #expect(changes.hasEnded)
    #expect(changes.count == 2)
    #expect(phone.crash == nil)
    #expect(!phone.journal.contains("allowsBackgroundLocationUpdates"))
  }
}
