import CoreLocation
import Sextant
import SextantTesting
import Testing

struct ShopFinder {
  let client: LocationClient
  let shops: [String: CLLocation]

  /// The nearest shop, or a sentence that says why there is none.
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
  /// A more accurate search, with less patience, that accepts no cached location.
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

@MainActor
final class NearbyModel {
  private(set) var text = ""
  private(set) var offersSettings = false
  let client: LocationClient

  init(client: LocationClient) { self.client = client }

  /// The action of a button, which can't be async.
  func locate() {
    Task {
      do throws(LocationFailure) {
        let found = try await client.location()
        text = "within \(Int(found.achievedAccuracy)) m"
      } catch .servicesOff {
        text = "Location Services is off for this iPhone."
      } catch {
        text = error.isTransient ? "Please try again." : "There is no location."
        offersSettings = error.needsSettings
      }
    }
  }
}

/// The examples of the tutorial on one location, run as they are there.
@MainActor
@Suite struct OnceTutorial {
  private let shops = [
    "Cupertino": CLLocation(latitude: 37.3230, longitude: -122.0322),
    "Linz": CLLocation(latitude: 48.3, longitude: 14.3),
  ]

  @Test(.allReleases(person: .agreeing))
  func `the nearest shop is found once the person has allowed it`() async throws {
    let finder = ShopFinder(client: LocationClient(), shops: shops)
    #expect(try await TestPhone.current.run { await finder.nearest() } == "Cupertino")
  }

  @Test(.allReleases(person: .declining))
  func `somebody who declines is told where to change it`() async throws {
    let finder = ShopFinder(client: LocationClient(), shops: shops)
    let told = "Allow location in Settings to see the nearest shop."
    #expect(try await TestPhone.current.run { await finder.nearest() } == told)
    #expect(try await TestPhone.current.run { await finder.nearest() } == told)
  }

  @Test(.allReleases(person: .declining))
  func `in a task the cases have names too, and a failure says whether Settings would help`() async throws {
    let phone = try TestPhone.current
    let model = NearbyModel(client: LocationClient())
    phone.inApp { model.locate() }
    try await phone.advance(by: 1)
    #expect(model.text == "There is no location.")
    #expect(model.offersSettings)
    try phone.setLocationServices(false)
    try phone.open()
    phone.inApp { model.locate() }
    try await phone.advance(by: 1)
    #expect(model.text == "Location Services is off for this iPhone.")
  }

  @Test(.allReleases)
  func `in a task a question that nobody answered is asked again`() async throws {
    let phone = try TestPhone.current
    let model = NearbyModel(client: LocationClient())
    phone.inApp { model.locate() }
    try phone.lock()
    try await phone.advance(by: 1)
    #expect(model.text == "Please try again.")
    try phone.unlock()
    phone.person = .agreeing
    phone.inApp { model.locate() }
    try await phone.advance(by: 30)
    #expect(model.text == "within 5 m")
  }

  @Test(.allReleases(person: .agreeing))
  func `a search without a position ends when its time is over`() async throws {
    let phone = try TestPhone.current
    phone.losePosition()
    let finder = ShopFinder(client: LocationClient(), shops: shops)
    await #expect(throws: LocationFailure.notFound) { try await phone.run { try await finder.doorstep() } }
  }
}
