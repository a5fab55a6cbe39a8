import CoreLocation

final class Asker {
  let manager = CLLocationManager()
  var answers = 0

  @available(iOS 14, *)
  func ask() {
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Run") { [weak self] _ in
      self?.answers += 1
      // error@-1: capture of 'self' with non-Sendable type 'Asker?' in a '@Sendable' closure
    }
  }

  func find(_ geocoder: CLGeocoder, _ place: CLLocation) {
    geocoder.reverseGeocodeLocation(place) { _, _ in self.answers += 1 }
    // error@-1: capture of 'self' with non-Sendable type 'Asker' in a '@Sendable' closure
  }
}

func send(_ manager: CLLocationManager) async {
  await Task.detached { manager.stopUpdatingLocation() }.value
}
