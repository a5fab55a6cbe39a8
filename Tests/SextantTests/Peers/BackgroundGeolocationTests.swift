import CoreLocation
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@MainActor
@Suite struct BackgroundGeolocationTests {
  nonisolated static let releases = Peer.releases.filter {
    AuthorizationPolicy.policy(for: $0).firstAlwaysRequest.value == .provisional
  }

  @Test(
    "background-geolocation #295, #949: provisional Always is not passed off as Always", arguments: releases)
  func provisional(release: Release) throws {
    let phone = Phone(release: release)
    let manager = phone.host.run { CLLocationManager() }
    manager.requestAlwaysAuthorization()
    phone.settle()
    try phone.allowsWhileUsing()
    let call = phone.start { await $0.authorization }
    let authorization = try #require(call.ends.first ?? nil)
    #expect(authorization.status == .authorizedAlways)
    #expect(authorization.isProvisionalAlways.value != false)
  }
}
