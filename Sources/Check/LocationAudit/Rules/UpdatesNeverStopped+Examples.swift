import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let updatesNeverStopped: [RuleExample] = [
    RuleExample(
      "Started and forgotten", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            func start() { manager.↓startUpdatingLocation() }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
          }
          """)
      ]),
    RuleExample(
      "A private manager", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            private let manager = CLLocationManager()
            func start() { manager.↓startUpdatingLocation() }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
          }
          """)
      ]),
    RuleExample(
      "In Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Locator : NSObject <CLLocationManagerDelegate>
          @property (nonatomic, strong) CLLocationManager *manager;
          @end
          @implementation Locator
          - (void)start { [self.manager ↓startUpdatingLocation]; }
          - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray *)locations {}
          @end
          """)
      ]),
    RuleExample(
      "Started at launch, and no delegate takes the locations", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            let manager = CLLocationManager()
            func applicationDidFinishLaunching(_ application: UIApplication) { manager.↓startUpdatingLocation() }
          }
          """)
      ]),
    RuleExample(
      "A stop that nothing calls", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            func start() { manager.↓startUpdatingLocation() }
            func stopTracking() { manager.stopUpdatingLocation() }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
          }
          """)
      ]),
    RuleExample(
      "A stop that a screen calls", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            func start() { manager.startUpdatingLocation() }
            func stopTracking() { manager.stopUpdatingLocation() }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
          }
          func close(_ locator: Locator) { locator.stopTracking() }
          """)
      ]),
    RuleExample(
      "Another screen stops its own manager", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            func start() { manager.↓startUpdatingLocation() }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
          }
          final class Compass: NSObject {
            let manager = CLLocationManager()
            func stop() { manager.stopUpdatingLocation() }
          }
          """)
      ]),
    RuleExample(
      "Another object stops this manager", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            func start() { manager.startUpdatingLocation() }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
          }
          final class Screen: NSObject {
            let locator = Locator()
            func close() { locator.manager.stopUpdatingLocation() }
          }
          """)
      ]),
    RuleExample(
      "A compass that only its location stops", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Compass: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            func start() {
              manager.startUpdatingLocation()
              manager.↓startUpdatingHeading()
            }
            func stop() { manager.stopUpdatingLocation() }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
            func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
          }
          """)
      ]),
    RuleExample(
      "A stream of positions in Dart that nothing cancels", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          void start() { stream = Geolocator.↓getPositionStream().listen(show, onError: warn); }
          """)
      ]),
    RuleExample(
      "Cancelled with its screen", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          void start() { stream = Geolocator.getPositionStream().listen(show, onError: warn); }
          void dispose() { stream.cancel(); }
          """)
      ]),
    RuleExample(
      "Each tap on a button starts another stream", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          void _follow() { _stream = Geolocator.↓getPositionStream().listen(show, onError: warn); }
          Widget build(BuildContext context) => IconButton(onPressed: _follow, icon: arrow);
          void dispose() { _stream?.cancel(); }
          """)
      ]),
    RuleExample(
      "Each tap ends the stream before", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          void _follow() {
            _stream?.cancel();
            _stream = Geolocator.getPositionStream().listen(show, onError: warn);
          }
          Widget build(BuildContext context) => IconButton(onPressed: _follow, icon: arrow);
          void dispose() { _stream?.cancel(); }
          """)
      ]),
    RuleExample(
      "A manager that two types share", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager: CLLocationManager
            init(manager: CLLocationManager) { self.manager = manager }
            func start() { manager.startUpdatingLocation() }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
          }
          final class Screen: NSObject {
            let manager: CLLocationManager
            init(manager: CLLocationManager) { self.manager = manager }
            func close() { manager.stopUpdatingLocation() }
          }
          """)
      ]),
    RuleExample(
      "Stopped when the screen disappears", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class MapViewController: UIViewController, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
            override func viewWillAppear(_ animated: Bool) { manager.startUpdatingLocation() }
            override func viewDidDisappear(_ animated: Bool) { manager.stopUpdatingLocation() }
          }
          """)
      ]),
  ]
}
