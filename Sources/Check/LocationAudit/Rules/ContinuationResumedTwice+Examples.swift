import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let continuationResumedTwice: [RuleExample] = [
    RuleExample(
      "The authorization callback", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func ↓locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              continuation?.resume()
            }
          """)
      ]),
    RuleExample(
      "Each location", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func start() { manager.startUpdatingLocation() }
            func ↓locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              guard let location = locations.last else { return }
              continuation?.resume()
            }
          """)
      ]),
    RuleExample(
      "Clearing it elsewhere in the delegate doesn't help", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func ↓locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              continuation?.resume()
            }
            func forget() { visited.removeAll() }
            deinit { manager.delegate = nil }
          """)
      ]),
    RuleExample(
      "A list of something else is emptied", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func ↓locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              continuation?.resume()
              visited.removeAll()
            }
          """)
      ]),
    RuleExample(
      "Everyone who waits is told, and nobody twice", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              for waiting in requests { waiting.continuation.resume() }
              requests.removeAll()
            }
          """)
      ]),
    RuleExample(
      "The continuation is taken out first", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              let waiting = continuation
              continuation = nil
              waiting?.resume()
            }
          """)
      ]),
    RuleExample(
      "One location comes once", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func start() { manager.requestLocation() }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              continuation?.resume()
            }
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
          """)
      ]),
    RuleExample(
      "A condition of the app's own", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              if isWaiting { continuation?.resume() }
            }
          """)
      ]),
  ]

  private static func delegate(_ methods: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Locator: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        var continuation: CheckedContinuation<Void, Never>?
        \(methods)
      }
      """)
  }
}
