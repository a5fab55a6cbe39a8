extension RuleExample.File {
  /// Creates a Swift file with a function that runs statements on a location manager.
  package static func swift(using body: String) -> Self {
    swift(
      """
      import CoreLocation
      func useLocation(_ manager: CLLocationManager) {
        \(body.split(separator: "\n").joined(separator: "\n  "))
      }
      """)
  }

  /// Creates an Objective-C file with a method that runs statements on a location manager.
  package static func objectiveC(using body: String) -> Self {
    objectiveC(
      """
      #import <CoreLocation/CoreLocation.h>
      @implementation Locator
      - (void)useLocation:(CLLocationManager *)manager {
        \(body.split(separator: "\n").joined(separator: "\n  "))
      }
      @end
      """)
  }
}
