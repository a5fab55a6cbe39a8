import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let errorEndsUpdates: [RuleExample] = [
    RuleExample(
      "Any error stops the updates", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func ↓locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
              print(error)
              manager.stopUpdatingLocation()
            }
          """)
      ]),
    RuleExample(
      "A function of the delegate's own stops them", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func ↓locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { finish() }
            func finish() { manager.stopUpdatingLocation() }
          """)
      ]),
    RuleExample(
      "In Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Locator : NSObject <CLLocationManagerDelegate>
          @end
          @implementation Locator
          - (void)start:(CLLocationManager *)manager { [manager startUpdatingLocation]; }
          - (void)↓locationManager:(CLLocationManager *)manager didFailWithError:(NSError *)error {
            [manager stopUpdatingLocation];
          }
          @end
          """)
      ]),
    RuleExample(
      "A delegate of its own hears of locations and errors", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @protocol LocatorDelegate
          - (void)onLocation:(CLLocation *)location;
          - (void)onError:(NSError *)error;
          @end
          @interface Locator : NSObject <CLLocationManagerDelegate>
          @property (weak) id<LocatorDelegate> delegate;
          @end
          @implementation Locator
          - (void)start:(CLLocationManager *)manager { [manager startUpdatingLocation]; }
          - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray *)locations {
            for (CLLocation *location in locations) { [self.delegate onLocation:location]; }
          }
          - (void)locationManager:(CLLocationManager *)manager didFailWithError:(NSError *)error {
            [self.delegate onError:error];
          }
          @end
          """)
      ]),
    RuleExample(
      "A failure is the stream's result", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            private let stream: AsyncThrowingStream<[CLLocation], any Error>.Continuation
            init(stream: AsyncThrowingStream<[CLLocation], any Error>.Continuation) { self.stream = stream }
            func start() { manager.startUpdatingLocation() }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              stream.yield(locations)
            }
            func ↓locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
              stream.yield(with: .failure(error))
            }
          }
          """)
      ]),
    RuleExample(
      "Only denied stops them", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
              if (error as? CLError)?.code == .denied { manager.stopUpdatingLocation() }
            }
          """)
      ]),
    RuleExample(
      "The temporary error returns early", infoPlist: [.whenInUse],
      files: [
        delegate(
          """
          func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
              if (error as NSError).code == 0 { return }
              manager.stopUpdatingLocation()
            }
          """)
      ]),
    RuleExample(
      "Only one location is asked for", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            func start() { manager.requestLocation() }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
              manager.stopUpdatingLocation()
            }
          }
          """)
      ]),
  ]

  private static func delegate(_ method: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Locator: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        func start() { manager.startUpdatingLocation() }
        \(method)
      }
      """)
  }
}
