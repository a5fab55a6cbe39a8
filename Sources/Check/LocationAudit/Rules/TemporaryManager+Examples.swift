import AppProject
import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let temporaryManager: [RuleExample] = [
    RuleExample(
      "A request on a new manager", infoPlist: [.whenInUse],
      files: [
        .swift("import CoreLocation\nfunc ask() { CLLocationManager().↓requestWhenInUseAuthorization() }")
      ]),
    RuleExample(
      "A request on a new manager in Objective-C", infoPlist: [.whenInUse],
      files: [.objectiveC(using: "[[[CLLocationManager alloc] init] ↓requestWhenInUseAuthorization];")]),
    RuleExample(
      "A manager that only a local variable holds", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          func ask() {
            let manager = CLLocationManager()
            manager.desiredAccuracy = kCLLocationAccuracyBest
            manager.↓requestWhenInUseAuthorization()
          }
          """)
      ]),
    RuleExample(
      "A manager that only a local variable holds in Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @implementation Locator
          - (void)ask {
            CLLocationManager *manager = [[CLLocationManager alloc] init];
            manager.delegate = self;
            [manager ↓requestWhenInUseAuthorization];
          }
          @end
          """)
      ]),
    RuleExample(
      "A local manager that is stored, returned, passed on or captured", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator {
            var kept: CLLocationManager?
            func store() {
              let manager = CLLocationManager()
              manager.requestWhenInUseAuthorization()
              kept = manager
            }
            func make() -> CLLocationManager {
              let manager = CLLocationManager()
              manager.requestWhenInUseAuthorization()
              return manager
            }
            func hand() {
              let manager = CLLocationManager()
              manager.requestWhenInUseAuthorization()
              keep(manager)
            }
            func wait() {
              let manager = CLLocationManager()
              manager.requestWhenInUseAuthorization()
              later { manager.stopUpdatingLocation() }
            }
          }
          """),
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @implementation Keeper
          - (void)store {
            CLLocationManager *manager = [[CLLocationManager alloc] init];
            [manager requestWhenInUseAuthorization];
            self.manager = manager;
          }
          - (void)share {
            static CLLocationManager *manager = [[CLLocationManager alloc] init];
            [manager requestWhenInUseAuthorization];
          }
          @end
          """, name: "Keeper.m"),
      ]),
    RuleExample(
      "A manager that is kept", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator {
            let manager = CLLocationManager()
            func ask() { manager.requestWhenInUseAuthorization() }
          }
          """)
      ]),
    RuleExample(
      "The status of a new manager", infoPlist: [.whenInUse],
      files: [.swift("import CoreLocation\nlet status = CLLocationManager().authorizationStatus")]),
  ]
}
