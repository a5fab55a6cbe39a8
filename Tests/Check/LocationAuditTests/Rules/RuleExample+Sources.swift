import LocationEvidence

extension RuleExample.File {
  /// Creates a Swift file with a function that runs statements on a location manager.
  static func swift(using body: String) -> Self {
    swift(
      """
      import CoreLocation
      func useLocation(_ manager: CLLocationManager) {
        \(body.split(separator: "\n").joined(separator: "\n  "))
      }
      """)
  }
}
