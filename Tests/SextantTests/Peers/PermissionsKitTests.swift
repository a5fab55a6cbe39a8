import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

@Suite(.ownMainQueue) struct PermissionsKitTests {
  @Test(arguments: Peer.releases)
  func `PermissionsKit #338: Always is read as authorized, and a restriction as one`(release: Release) throws
  {
    let phone = try Phone.allowed(release: release)
    try phone.inSettings(.chooses(.always, for: phone.host.app))
    let always = phone.start { await $0.authorization }
    #expect(always.ends.map { $0?.status } == [.authorizedAlways])
    #expect(always.ends.map { $0?.isAuthorized } == [true])
    try phone.inSettings(.setsRestriction(true))
    let restricted = phone.start { await $0.authorization }
    #expect(restricted.ends.map { $0?.status } == [.restricted])
    #expect(restricted.ends.map { $0?.isRestricted } == [true])
  }

  @Test(arguments: Peer.releases)
  func `PermissionsKit #341, #342: the prompt stays up though nobody holds the client but the request`(
    release: Release
  ) throws {
    let phone = Phone(release: release)
    let host = phone.host
    let call = phone.start { _ in
      await LocationClient(environment: .simulated(on: host, storage: .memory())).requestAlways()
    }
    phone.advance(by: 60)
    #expect(phone.prompt != nil)
    #expect(call.ends == [])
    try phone.person(.answers(.dontAllow))
    phone.advance(by: 5)
    #expect(call.ends == [.declined])
  }

  @Test(arguments: Peer.releases)
  func `PermissionsKit #342: a prompt stays up though its request was cancelled and the client let go`(
    release: Release
  ) throws {
    let phone = Phone(release: release)
    let host = phone.host
    let call = phone.start { _ in
      await LocationClient(environment: .simulated(on: host, storage: .memory())).requestWhenInUse()
    }
    call.task?.cancel()
    phone.settle()
    phone.advance(by: 60)
    #expect(call.ends == [.cancelled])
    #expect(phone.prompt != nil)
  }

  @Test
  func
    `PermissionsKit #347, permission_handler #1295, geolocator #271, #1403: the library never names the request for Always`()
    throws
  {
    #expect(try LibrarySources.files(naming: "requestAlwaysAuthorization") == [])
  }

  @Test(arguments: Peer.withEscalation)
  func
    `PermissionsKit #103, #109: While Using in answer to Always is told as less, and as what can't be asked for again`(
      release: Release
    ) throws
  {
    let phone = Phone(release: release)
    let call = phone.start { await $0.requestAlways() }
    try phone.allowsWhileUsing()
    phone.advance(by: 1)
    try phone.keepsWhileUsing()
    phone.advance(by: 5)
    #expect(call.ends == [.kept])
    let authorization = phone.start { await $0.authorization }
    #expect(authorization.ends.map { $0?.status } == [.authorizedWhenInUse])
    #expect(authorization.ends.map { $0?.canAskForAlways.value } == [false])
    let again = phone.start { await $0.requestAlways() }
    phone.advance(by: 5)
    #expect(phone.prompt == nil)
    #expect(again.ends == [.notShown(.escalationSpent)])
  }

  @Test(arguments: Peer.withEscalation)
  func `PermissionsKit #119, #342: the prompt for Always stays up where When In Use was granted before`(
    release: Release
  ) throws {
    let phone = try Phone.allowed(release: release)
    let host = phone.host
    let call = phone.start { _ in
      await LocationClient(environment: .simulated(on: host, storage: .memory())).requestAlways()
    }
    phone.advance(by: 60)
    #expect(phone.prompt != nil)
    #expect(call.ends == [])
    try phone.changesToAlways()
    phone.advance(by: 5)
    #expect(call.ends == [.granted(.always)])
  }
}
