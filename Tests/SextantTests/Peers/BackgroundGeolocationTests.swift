import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant
import SextantAlways
import Testing

@Suite(.ownMainQueue) struct BackgroundGeolocationTests {
  static let releases = Peer.releases.filter {
    AuthorizationPolicy.policy(for: $0).firstAlwaysRequest.value == .provisional
  }

  @Test(arguments: releases)
  func `background-geolocation #295, #949: provisional Always is not passed off as Always`(release: Release)
    throws
  {
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

  @Test(arguments: Peer.releases.filter { LocationKey.alwaysAndWhenInUse.isRead(under: .policy(for: $0)) })
  func
    `background-geolocation #1168: where Settings can have no Always row, a request for Always ends and names the text`(
      release: Release
    ) throws
  {
    let bundle = AppBundle(
      name: "App", configuration: AppConfiguration(descriptions: [.whenInUse, .legacyAlways]))
    let phone = try Phone.allowed(release: release, bundle: bundle)
    #expect(throws: CallError.self) { try phone.inSettings(.chooses(.always, for: phone.host.app)) }
    try phone.person(.opens(phone.host.app))
    let call = phone.start { await $0.requestAlways() }
    phone.advance(by: 5)
    #expect(call.ends == [.notShown(.missingUsageDescription(.alwaysAndWhenInUse))])
  }

  @Test(arguments: Peer.releases)
  func
    `background-geolocation #308: significant changes come in the background without the mode, and nothing crashes`(
      release: Release
    ) throws
  {
    let phone = try Phone.allowed(release: release, bundle: .foregroundOnly)
    try phone.inSettings(.chooses(.always, for: phone.host.app))
    let locations = Call<CLLocation>()
    let raised = try phone.host.catchingExceptions {
      let loop = phone.start { client -> LocationFailure? in
        do {
          for try await case .value(let location) in client.significantChanges() { locations.end(location) }
          return nil
        } catch {
          return error as? LocationFailure
        }
      }
      phone.advance(by: 60)
      try phone.person(.goesHome)
      try phone.perform(.world(.stays(at: TrackSample(Coordinate.home.moved(by: 5_000, bearing: 0)))))
      for _ in 0..<10 { phone.advance(by: 60) }
      loop.task?.cancel()
      phone.settle()
      #expect(loop.ends == [nil])
    }
    #expect(raised == [])
    #expect(locations.ends.count == 2)
    #expect(!phone.host.traceText.contains("allowsBackgroundLocationUpdates"))
  }
}
