import Foundation
import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
@Suite struct PermissionsKitTests {
  @Test(arguments: Peer.releases)
  func `PermissionsKit #338: Always is read as authorized, and a restriction as one`(release: Release) throws
  {
    let phone = try TestPhone.allowing(release)
    let client = phone.client()
    try phone.chooses(.always)
    let always = phone.start { await client.authorization }
    #expect(always.end??.status == .authorizedAlways)
    #expect(always.end??.isAuthorized == true)
    try phone.inSettings { try $0.setRestriction(true) }
    let restricted = phone.start { await client.authorization }
    #expect(restricted.end??.status == .restricted)
    #expect(restricted.end??.isRestricted == true)
  }

  @Test(arguments: Peer.releases)
  func `PermissionsKit #341, #342: the prompt stays up though nobody holds the client but the request`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    let call = phone.start { await LocationClient().requestAlways() }
    try await phone.advance(by: 60)
    #expect(phone.prompt != nil)
    #expect(call.isWaiting)
    try phone.answer(.dontAllow)
    try await phone.advance(by: 5)
    #expect(call.end == .declined)
  }

  @Test(arguments: Peer.releases)
  func `PermissionsKit #342: a prompt stays up though its request was canceled and the client let go`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    let call = phone.start { await LocationClient().requestWhenInUse() }
    call.cancel()
    try await phone.advance(by: 60)
    #expect(call.end == .cancelled)
    #expect(phone.prompt != nil)
  }

  @Test
  func
    `PermissionsKit #347, permission_handler #1295, geolocator #271, #1403: the library never mentions the request for Always`()
    throws
  {
    #expect(try LibrarySources.files(naming: "requestAlwaysAuthorization") == [])
  }

  @Test(arguments: Peer.withEscalation)
  func
    `PermissionsKit #103, #109: While Using in answer to Always is told as less, and as what can't be asked for again`(
      release: Release
    ) async throws
  {
    let phone = TestPhone(release: release)
    let client = phone.client()
    #expect(try await phone.allowAndKeepWhileUsing(client) == .kept)
    let authorization = phone.start { await client.authorization }
    #expect(authorization.end??.status == .authorizedWhenInUse)
    #expect(authorization.end??.canAskForAlways.value == false)
    let again = phone.start { await client.requestAlways() }
    try await phone.advance(by: 5)
    #expect(phone.prompt == nil)
    #expect(again.end == .notShown(.escalationSpent))
  }

  @Test(arguments: Peer.withEscalation)
  func `PermissionsKit #119, #342: the prompt for Always stays up where When In Use was granted before`(
    release: Release
  ) async throws {
    let phone = try TestPhone.allowing(release)
    let call = phone.start { await LocationClient().requestAlways() }
    try await phone.advance(by: 60)
    #expect(phone.prompt != nil)
    #expect(call.isWaiting)
    try phone.agree()
    try await phone.advance(by: 5)
    #expect(call.end == .granted(.always))
  }
}
