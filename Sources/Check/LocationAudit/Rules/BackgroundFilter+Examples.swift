import AppProject
import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let backgroundFilter: [RuleExample] = [
    RuleExample(
      "A distance filter", infoPlist: [.whenInUse, .alwaysAndWhenInUse, .locationMode],
      files: [
        .swift(
          using: """
            manager.requestWhenInUseAuthorization()
            manager.requestAlwaysAuthorization()
            manager.allowsBackgroundLocationUpdates = true
            manager.↓distanceFilter = 50
            manager.startUpdatingLocation()
            """)
      ]),
    RuleExample(
      "Coarse accuracy in Objective-C", infoPlist: [.whenInUse, .alwaysAndWhenInUse, .locationMode],
      files: [
        .objectiveC(
          using: """
            [manager requestWhenInUseAuthorization];
            [manager requestAlwaysAuthorization];
            manager.allowsBackgroundLocationUpdates = YES;
            manager.↓desiredAccuracy = kCLLocationAccuracyThreeKilometers;
            [manager startUpdatingLocation];
            """)
      ]),
    RuleExample(
      "A distance filter with the indicator", infoPlist: [.whenInUse, .alwaysAndWhenInUse, .locationMode],
      files: [
        .swift(
          using: """
            manager.requestWhenInUseAuthorization()
            manager.requestAlwaysAuthorization()
            manager.allowsBackgroundLocationUpdates = true
            manager.showsBackgroundLocationIndicator = true
            manager.distanceFilter = 50
            manager.startUpdatingLocation()
            """)
      ]),
    RuleExample(
      "No filter, and good accuracy", infoPlist: [.whenInUse, .alwaysAndWhenInUse, .locationMode],
      files: [
        .swift(
          using: """
            manager.requestWhenInUseAuthorization()
            manager.requestAlwaysAuthorization()
            manager.allowsBackgroundLocationUpdates = true
            manager.distanceFilter = kCLDistanceFilterNone
            manager.desiredAccuracy = kCLLocationAccuracyBest
            manager.startUpdatingLocation()
            """)
      ]),
    RuleExample(
      "One manager of two", infoPlist: [.whenInUse, .alwaysAndWhenInUse, .locationMode],
      files: [
        .swift(
          """
          import CoreLocation
          final class Tracker {
            let manager = CLLocationManager()
            func track() {
              manager.requestAlwaysAuthorization()
              manager.allowsBackgroundLocationUpdates = true
              manager.↓desiredAccuracy = kCLLocationAccuracyKilometer
              manager.startUpdatingLocation()
            }
          }
          final class Map {
            let manager = CLLocationManager()
            func show() { manager.desiredAccuracy = kCLLocationAccuracyBest }
          }
          """)
      ]),
    RuleExample(
      "A value that replaces a harmless one", infoPlist: [.whenInUse, .alwaysAndWhenInUse, .locationMode],
      files: [
        .swift(
          """
          import CoreLocation
          final class Tracker {
            let manager = CLLocationManager()
            init() { manager.distanceFilter = kCLDistanceFilterNone }
            func track() {
              manager.requestAlwaysAuthorization()
              manager.allowsBackgroundLocationUpdates = true
              manager.↓distanceFilter = 50
              manager.startUpdatingLocation()
            }
          }
          """)
      ]),
    RuleExample(
      "A harmless value that replaces another", infoPlist: [.whenInUse, .alwaysAndWhenInUse, .locationMode],
      files: [
        .swift(
          using: """
            manager.requestAlwaysAuthorization()
            manager.allowsBackgroundLocationUpdates = true
            manager.distanceFilter = 50
            manager.distanceFilter = kCLDistanceFilterNone
            manager.startUpdatingLocation()
            """)
      ]),
    RuleExample(
      "A distance filter with When In Use, which always shows the indicator",
      infoPlist: [.whenInUse, .locationMode],
      files: [
        .swift(
          using: """
            manager.requestWhenInUseAuthorization()
            manager.allowsBackgroundLocationUpdates = true
            manager.distanceFilter = 50
            manager.startUpdatingLocation()
            """)
      ]),
  ]
}
