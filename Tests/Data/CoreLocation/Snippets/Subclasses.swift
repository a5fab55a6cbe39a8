// swift-format-ignore-file
import CoreLocation

final class MockLocation: CLLocation, @unchecked Sendable {
  private let place: CLLocationCoordinate2D
  init(place: CLLocationCoordinate2D) {
    self.place = place
    super.init(coordinate: place, altitude: 0, horizontalAccuracy: 1, verticalAccuracy: 1, timestamp: Date())
  }
  required init?(coder: NSCoder) { fatalError("not archived") }
  override var coordinate: CLLocationCoordinate2D { place }
  override func distance(from location: CLLocation) -> CLLocationDistance { 7 }
}

class MockManager: CLLocationManager {
  private weak var listener: CLLocationManagerDelegate?
  override var delegate: CLLocationManagerDelegate? { get { listener } set { listener = newValue } }
  override var authorizationStatus: CLAuthorizationStatus { .authorizedWhenInUse }
}

class MockVisit: CLVisit { override var arrivalDate: Date { .distantPast } }
class MockHeading: CLHeading { override var trueHeading: CLLocationDirection { 90 } }
class MockBeacon: CLBeacon { override var rssi: Int { -70 } }
class MockFloor: CLFloor { override var level: Int { 3 } }
class MockPlacemark: CLPlacemark, @unchecked Sendable { override var locality: String? { "Town" } }
class MockRegion: CLCircularRegion { override func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { true } }
class NamedRegion: CLRegion { override var identifier: String { "name" } }

class MockGeocoder: CLGeocoder {
  override func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) { completionHandler([], nil) }
  override func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { [] }
  override func cancelGeocode() {}
}

func makesMocks() -> [NSObject] { [MockVisit(), MockHeading(), MockBeacon(), MockFloor(), MockManager(), NamedRegion()] }

final class ForgetsSendable: CLLocation {} // warning: class 'ForgetsSendable' must restate inherited '@unchecked Sendable' conformance
