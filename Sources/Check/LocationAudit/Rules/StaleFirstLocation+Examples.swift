extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let staleFirstLocation: [RuleExample] = [
    RuleExample(
      "A timer that takes the last one", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Track {
            let manager = CLLocationManager()
            var points: [CLLocation] = []
            func record() {
              Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in
          ↓      self.points.append(self.manager.location!)
              }
            }
          }
          """)
      ]),
    RuleExample(
      "The first one is shown", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func ↓locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              guard let location = locations.last else { return }
              manager.stopUpdatingLocation()
              show(location)
            }
          """)
      ]),
    RuleExample(
      "Only a recent one ends them", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              guard let location = locations.last, location.timestamp.timeIntervalSinceNow > -5 else { return }
              manager.stopUpdatingLocation()
              show(location)
            }
          """)
      ]),
    RuleExample(
      "Checking the manager is not checking the age", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func ↓locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              if hasManager { show(locations[0]) }
              manager.stopUpdatingLocation()
            }
          """)
      ]),
    RuleExample(
      "The first one is the answer", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          var completion: ((CLLocation) -> Void)?
            func ↓locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              guard let location = locations.last else { return }
              completion?(location)
              completion = nil
            }
          """)
      ]),
    RuleExample(
      "Everyone who listens gets all of them", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          var handler: ((CLLocation) -> Void)?
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              guard let location = locations.last else { return }
              handler?(location)
            }
          """)
      ]),
    RuleExample(
      "Only a precise one is the answer", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          var completion: ((CLLocation) -> Void)?
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              guard let location = locations.last, location.horizontalAccuracy < 100 else { return }
              completion?(location)
              completion = nil
            }
          """)
      ]),
    RuleExample(
      "In Objective-C, if there is one", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Locator : NSObject <CLLocationManagerDelegate>
          @property (nonatomic, strong) CLLocationManager *manager;
          @end
          @implementation Locator
          - (void)start { [self.manager startUpdatingLocation]; }
          - (void)↓locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray *)locations {
            if (locations.count > 0) {
              [manager stopUpdatingLocation];
              [self send:locations.lastObject];
            }
          }
          - (void)send:(CLLocation *)place {}
          @end
          """)
      ]),
    RuleExample(
      "Nothing checks the location", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              manager.stopUpdatingLocation()
              map.showsUserLocation = true
            }
          """)
      ]),
    RuleExample(
      "They continue", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              locations.forEach(show)
            }
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
