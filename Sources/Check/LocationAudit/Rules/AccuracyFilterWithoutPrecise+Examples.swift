import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let accuracyFilterWithoutPrecise: [RuleExample] = [
    RuleExample(
      "Coarse ones are left out", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func ↓locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              guard let location = locations.last, location.horizontalAccuracy < 50 else { return }
              show(location)
            }
          """)
      ]),
    RuleExample(
      "The method returns early for coarse ones", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func ↓locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              if locations[0].horizontalAccuracy > 100 { return }
              show(locations[0])
            }
          """)
      ]),
    RuleExample(
      "Coarse and old ones are left out of a track", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func ↓locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              for location in locations {
                let age = location.timestamp.timeIntervalSinceNow
                guard location.horizontalAccuracy < 20 && abs(age) < 10 else { continue }
                track.append(location)
              }
            }
          """)
      ]),
    RuleExample(
      "A method to which the callback passes them", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              track(locations[0])
            }
            func ↓track(_ location: CLLocation) {
              if location.horizontalAccuracy <= 100 { path.append(location) }
            }
          """)
      ]),
    RuleExample(
      "Coarse ones are never kept", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func ↓locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              for location in locations where location.horizontalAccuracy <= 65 { self.location = location }
            }
          """)
      ]),
    RuleExample(
      "Coarse ones are kept, and fine ones are shown", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              self.location = locations.last
              if locations[0].horizontalAccuracy < 50 { show(locations[0]) }
            }
          """)
      ]),
    RuleExample(
      "A method that no callback calls", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              show(locations[0])
            }
            func draw(_ location: CLLocation) {
              if location.horizontalAccuracy < 50 { show(location) }
            }
          """)
      ]),
    RuleExample(
      "Only invalid ones are left out", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              guard let location = locations.last, location.horizontalAccuracy > 0 else { return }
              show(location)
            }
          """)
      ]),
    RuleExample(
      "Coarse ones are shown, too", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              if locations[0].horizontalAccuracy < 50 { manager.stopUpdatingLocation() }
              show(locations[0])
            }
          """)
      ]),
    RuleExample(
      "A script that drops coarse positions", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import Geolocation from '@react-native-community/geolocation';
          const watch = Geolocation.watchPosition(position => {
            if (position.coords.↓accuracy <= 100) { add(position); }
          }, error => setMessage(error.message));
          Geolocation.clearWatch(watch);
          """)
      ]),
    RuleExample(
      "A script that says why it drops them", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import Geolocation from '@react-native-community/geolocation';
          const watch = Geolocation.watchPosition(position => {
            if (position.coords.accuracy <= 100) { add(position); } else { setMessage('Turn on Precise Location'); }
          }, error => setMessage(error.message));
          Geolocation.clearWatch(watch);
          """)
      ]),
    RuleExample(
      "Precise Location is checked", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              guard let location = locations.last, location.horizontalAccuracy < 50 else { return explain() }
              show(location)
            }
            func explain() { if manager.accuracyAuthorization == .reducedAccuracy { print("Precise is off") } }
          """)
      ]),
  ]

  private static func locator(_ method: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Locator: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        func start() { manager.startUpdatingLocation() }
        func show(_ location: CLLocation) {}
        \(method)
      }
      """)
  }
}
