extension RuleExample.File {
  /// A Swift function that is given a location manager and runs statements on it.
  static func swift(using body: String) -> Self {
    swift(
      """
      import CoreLocation
      func useLocation(_ manager: CLLocationManager) {
        \(body.split(separator: "\n").joined(separator: "\n  "))
      }
      """)
  }

  /// An Objective-C method that runs statements on a location manager.
  static func objectiveC(using body: String) -> Self {
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
