import CoreLocation
import Sextant
import SextantTesting
import Testing

@MainActor
final class NearbyController {
  private(set) var text = ""
  private let locator: OneShotLocator

  init(client: LocationClient = LocationClient()) { locator = OneShotLocator(client: client) }

  func showNearby() {
    locator.start { [weak self] result, location in
      self?.text = location.map { "within \(Int($0.horizontalAccuracy)) m" } ?? result.localizedText()
    }
  }
}

@MainActor
final class NavigationController {
  private(set) var text = ""
  private let locator: ContinuousLocator

  init(client: LocationClient = LocationClient()) { locator = ContinuousLocator(client: client) }

  func startNavigation() {
    locator.start { [weak self] result, location in
      self?.text = location.map { "\(Int($0.speed)) m/s" } ?? result.localizedText()
    }
  }

  func stopNavigation() { locator.stop() }
}

/// The examples of the tutorial on closures, run as they are there.
@MainActor
@Suite struct ClosuresTutorial {
  @Test(.allReleases(person: .agreeing)) func `the controller shows where the phone is`() async throws {
    let phone = try TestPhone.current
    let controller = phone.inApp { NearbyController() }
    phone.inApp { controller.showNearby() }
    try await phone.advance(until: { !controller.text.isEmpty }, within: 60)
    #expect(controller.text == "within 5 m")
  }

  @Test(.allReleases(person: .declining)) func `or a sentence that says why not`() async throws {
    let phone = try TestPhone.current
    let controller = phone.inApp { NearbyController() }
    phone.inApp { controller.showNearby() }
    try await phone.advance(until: { !controller.text.isEmpty }, within: 60)
    #expect(controller.text == LocationResult.permissionDenied.localizedText())
  }

  @Test(.allReleases(person: .declining))
  func `navigation begins when the person allows it in Settings`() async throws {
    let phone = try TestPhone.current
    let controller = phone.inApp { NavigationController() }
    phone.inApp { controller.startNavigation() }
    try await phone.advance(by: 5)
    #expect(controller.text == LocationResult.permissionDenied.localizedText())
    try phone.chooseInSettings(.whileUsing)
    try phone.open()
    try await phone.advance(by: 5)
    #expect(controller.text == "0 m/s")
    phone.inApp { controller.stopNavigation() }
    try await phone.advance(by: 0)
    #expect(controller.text == LocationResult.cancelled.localizedText())
  }
}
