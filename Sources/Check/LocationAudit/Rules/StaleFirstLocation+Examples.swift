import LocationEvidence

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
      "In Objective-C, if it is valid", infoPlist: [.whenInUse],
      files: [
        objectiveC(
          """
          - (void)↓locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray *)locations {
            CLLocation *place = locations.lastObject;
            if (!place || !CLLocationCoordinate2DIsValid(place.coordinate)) { return; }
            [manager stopUpdatingLocation];
            [self send:place];
          }
          """)
      ]),
    RuleExample(
      "In Objective-C, if it is precise", infoPlist: [.whenInUse],
      files: [
        objectiveC(
          """
          - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray *)locations {
            CLLocation *place = locations.lastObject;
            if (!place || place.horizontalAccuracy > 100) { return; }
            [manager stopUpdatingLocation];
            [self send:place];
          }
          """)
      ]),
    RuleExample(
      "A remembered one is taken, and a new one wanted only without it", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locate() {
              if let place = manager.location {
          ↓      show(place)
              } else {
                manager.requestLocation()
              }
            }
          """)
      ]),
    RuleExample(
      "A remembered one is taken in Objective-C", infoPlist: [.whenInUse],
      files: [
        objectiveC(
          """
          - (void)locate {
            CLLocation *place = self.manager.location;
            if (place) {
          ↓    [self send:place];
              return;
            }
            [self.manager requestLocation];
          }
          """)
      ]),
    RuleExample(
      "A remembered one only moves the map", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locate() {
              if let place = manager.location {
                map.setCenter(place.coordinate, animated: true)
              } else {
                manager.requestLocation()
              }
            }
          """)
      ]),
    RuleExample(
      "A remembered one is taken if it is recent", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locate() {
              if let place = manager.location, place.timestamp.timeIntervalSinceNow > -60 {
                show(place)
              } else {
                manager.requestLocation()
              }
            }
          """)
      ]),
    RuleExample(
      "A new one is wanted as well", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locate() {
              if let place = manager.location { show(place) }
              manager.requestLocation()
            }
          """)
      ]),
    RuleExample(
      "A timer that takes what an object keeps", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          var last: CLLocation?
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              last = locations.last
            }
            func share() {
              Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in self.send() }
            }
            func send() {
              guard let place = last else { return }
          ↓    upload(place.coordinate)
            }
          """)
      ]),
    RuleExample(
      "The oldest of each list", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func ↓locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              guard let location = locations.first else { return }
              show(location)
            }
          """)
      ]),
    RuleExample(
      "Whether there is one", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              guard locations.first != nil else { return }
              locations.forEach(show)
            }
          """)
      ]),
    RuleExample(
      "Kept, and handed on later", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          var last: CLLocation?
            func ↓locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              last = locations.last
            }
            func save() { if let place = last { show(place) } }
          """)
      ]),
    RuleExample(
      "Kept for the map", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          var last: CLLocation?
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              last = locations.last
            }
            func center() { if let place = last { map.setCenter(place.coordinate, animated: true) } }
          """)
      ]),
    RuleExample(
      "Kept, and its age is looked at later", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          var last: CLLocation?
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              last = locations.last
            }
            func save() {
              if let location = last, location.timestamp.timeIntervalSinceNow > -60 { show(location) }
            }
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
    RuleExample(
      "The last known position in a script", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          class Near {
            Position? place;
            void initState() { load(); }
            Future<void> load() async {
          ↓    place = await Geolocator.getLastKnownPosition();
              if (place == null) {
                place = await Geolocator.getCurrentPosition();
              }
              await http.get('https://example.com/near?at=$place');
            }
          }
          """)
      ]),
    RuleExample(
      "A new position after the last known one in a script", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          class Near {
            Position? place;
            void initState() { load(); }
            Future<void> load() async {
              place = await Geolocator.getLastKnownPosition();
              place = await Geolocator.getCurrentPosition();
              await http.get('https://example.com/near?at=$place');
            }
          }
          """)
      ]),
    RuleExample(
      "A script that only takes the last known position", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          export async function publish(title: string) {
            await Location.requestForegroundPermissionsAsync();
          ↓  const place = await Location.getLastKnownPositionAsync();
            await axios.post('/posts', { title, latitude: place.coords.latitude, longitude: place.coords.longitude });
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

  private static func objectiveC(_ method: String) -> RuleExample.File {
    .objectiveC(
      """
      #import <CoreLocation/CoreLocation.h>
      @interface Locator : NSObject <CLLocationManagerDelegate>
      @property (nonatomic, strong) CLLocationManager *manager;
      @end
      @implementation Locator
      - (void)start { [self.manager startUpdatingLocation]; }
      \(method)
      - (void)send:(CLLocation *)place {}
      @end
      """)
  }
}
