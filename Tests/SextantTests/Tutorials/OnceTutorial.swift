import CoreLocation
import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant
import Testing

struct ShopFinder {
  let client: LocationClient
  let shops: [String: CLLocation]

  /// The nearest shop, or in words why there is none.
  func nearest() async -> String {
    do {
      let found = try await client.location()
      let nearest = shops.min {
        $0.value.distance(from: found.location) < $1.value.distance(from: found.location)
      }
      return nearest?.key ?? "There is no shop yet."
    } catch .servicesOff {
      return "Location Services is off for this iPhone."
    } catch .notAuthorized(.declined), .notAuthorized(.notShown(.alreadyDenied)) {
      return "Allow location in Settings to see the nearest shop."
    } catch {
      return "Your location can't be found just now."
    }
  }
}

extension ShopFinder {
  /// A finer search, with less patience, that takes nothing old.
  func doorstep() async throws(LocationFailure) -> CLLocation {
    let request = LocationRequest(accuracy: .nearestTenMeters, maximumAge: 0, timeLimit: 15)
    let found = try await client.location(request)
    switch found.reason {
    case .accurateEnough, .cached: break
    case .reducedAccuracy: print("Precise Location is off: \(found.achievedAccuracy) m is all there is")
    case .bestAtTimeLimit: print("Only \(found.achievedAccuracy) m after 15 seconds")
    }
    return found.location
  }
}

/// The examples of the tutorial on one location, run as they stand there.
@MainActor
@Suite struct OnceTutorial {
  nonisolated static let asking = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }

  @Test("The nearest shop is found once the person has allowed it", arguments: asking)
  func nearest(release: Release) throws {
    let phone = Phone(release: release)
    try phone.perform(.world(.stays(at: TrackSample(Coordinate(latitude: 48.2082, longitude: 16.3738)))))
    let finder = ShopFinder(
      client: phone.client,
      shops: [
        "Graben": CLLocation(latitude: 48.2090, longitude: 16.3690),
        "Linz": CLLocation(latitude: 48.3, longitude: 14.3),
      ])
    let call = phone.start { _ in await finder.nearest() }
    let prompt = try #require(phone.host.device.visiblePrompt?.prompt)
    try phone.person(.answers(#require(prompt.template.choices.first { $0 != .dontAllow })))
    phone.advance(by: 40)
    #expect(call.ends == ["Graben"])
  }

  @Test("Somebody who declines is told where to change it", arguments: asking)
  func declined(release: Release) throws {
    let phone = Phone(release: release)
    let finder = ShopFinder(client: phone.client, shops: [:])
    let call = phone.start { _ in await finder.nearest() }
    try phone.person(.answers(.dontAllow))
    phone.advance(by: 1)
    #expect(call.ends == ["Allow location in Settings to see the nearest shop."])
  }
}
