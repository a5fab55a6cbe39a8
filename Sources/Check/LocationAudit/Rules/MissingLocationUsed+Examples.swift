import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let missingLocationUsed: [RuleExample] = [
    RuleExample(
      "Forced before the first location", infoPlist: [.whenInUse],
      files: [map("func center() { show(manager.location↓!.coordinate) }")]),
    RuleExample(
      "A property that only the delegate sets", infoPlist: [.whenInUse],
      files: [
        map(
          """
          var last: CLLocation?
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              last = locations.last
            }
            func center() { show((last?.coordinate)↓!) }
          """)
      ]),
    RuleExample(
      "A missing location taken for 0, 0", infoPlist: [.whenInUse],
      files: [
        map("func center() { show(manager.↓location?.coordinate ?? CLLocationCoordinate2D()) }")
      ]),
    RuleExample(
      "In Objective-C", infoPlist: [.whenInUse],
      files: [
        objectiveC("- (void)center { [self show:self.manager.↓location.coordinate]; }")
      ]),
    RuleExample(
      "A property that begins at 0, 0", infoPlist: [.whenInUse],
      files: [
        map(
          """
          var zoom = 1
          ↓  var here = CLLocationCoordinate2D()
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              here = locations[0].coordinate
            }
            func center() {
              geocode(here)
            }
          """)
      ]),
    RuleExample(
      "The last of a list that begins empty", infoPlist: [.whenInUse],
      files: [
        map(
          """
          var track: [CLLocationCoordinate2D] = []
            func add(_ place: CLLocationCoordinate2D) { track.append(place) }
            func center() {
          ↓    show(track.last!)
            }
          """)
      ]),
    RuleExample(
      "A coordinate in Objective-C, which begins at 0, 0", infoPlist: [.whenInUse],
      files: [
        objectiveC(
          """
          - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray<CLLocation *> *)locations {
            self.here = locations.lastObject.coordinate;
          }
          - (void)center { [self.geocoder look:self.here]; }
          """, mark: "↓")
      ]),
    RuleExample(
      "A fixed place instead of a missing one", infoPlist: [.whenInUse],
      files: [
        map(
          """
          func send(latitude: Double) {}
            func share() {
              send(latitude: manager.↓location?.coordinate.latitude ?? 37.33)
            }
          """)
      ]),
    RuleExample(
      "A fixed place for the map", infoPlist: [.whenInUse],
      files: [
        map(
          """
          func center(_ map: MKMapView) {
              map.setCenter(manager.location?.coordinate ?? CLLocationCoordinate2D(latitude: 37.33, longitude: -122.03))
            }
          """)
      ]),
    RuleExample(
      "A list that another screen fills", infoPlist: [.whenInUse],
      files: [
        map(
          """
          var track: [CLLocationCoordinate2D] = []
            func center() { show(track.last!) }
          """)
      ]),
    RuleExample(
      "The location that another object keeps", infoPlist: [.whenInUse],
      files: [
        sharing(
          """
          - (void)center {
          ↓  [self show:[Locator shared].last.coordinate];
          }
          """)
      ]),
    RuleExample(
      "The location of another object, given to a function that reads it", infoPlist: [.whenInUse],
      files: [
        sharing(
          """
          - (void)center {
          ↓  [self load:[[Locator shared] last]];
          }
          - (void)load:(CLLocation *)place { [self show:place.coordinate]; }
          """)
      ]),
    RuleExample(
      "The function looks at it", infoPlist: [.whenInUse],
      files: [
        sharing(
          """
          - (void)center { [self load:[[Locator shared] last]]; }
          - (void)load:(CLLocation *)place { if (place) { [self show:place.coordinate]; } }
          """)
      ]),
    RuleExample(
      "One that begins at 0, 0 is looked at", infoPlist: [.whenInUse],
      files: [
        map(
          """
          var here = CLLocationCoordinate2D()
            var track: [CLLocationCoordinate2D] = []
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
              here = locations[0].coordinate
              track.append(here)
              show(track.last!)
            }
            func center() { if here.latitude != 0 { show(here) } }
            func end() { if !track.isEmpty { show(track.last!) } }
          """)
      ]),
    RuleExample(
      "The dot of a map that has none", infoPlist: [.whenInUse],
      files: [map("func center(_ map: MKMapView) { show(map.↓userLocation.coordinate) }")]),
    RuleExample(
      "The map is asked first", infoPlist: [.whenInUse],
      files: [
        map(
          """
          func center(_ map: MKMapView) {
              if map.userLocation.location != nil { show(map.userLocation.coordinate) }
            }
          """)
      ]),
    RuleExample(
      "A place at 0 is left out", infoPlist: [.whenInUse],
      files: [
        map(
          """
          func center(_ map: MKMapView) {
              guard map.userLocation.coordinate.latitude != 0 else { return }
              show(map.userLocation.coordinate)
            }
          """)
      ]),
    RuleExample(
      "Looked at first", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        map("func center() { if let place = manager.location { show(place.coordinate) } }")
      ]),
    RuleExample(
      "Used where it has come", infoPlist: [.whenInUse],
      files: [
        map(
          """
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { center() }
            private func center() { show(manager.location!.coordinate) }
          """)
      ]),
    RuleExample(
      "Looked at in Objective-C", infoPlist: [.whenInUse],
      files: [
        objectiveC(
          """
          - (void)center {
            if (!self.manager.location) { return; }
            [self show:self.manager.location.coordinate];
          }
          """)
      ]),
    RuleExample(
      "A place in a script until the position has come", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          class Times {
          ↓  Future<void> load() async {
              double latitude = 21.4225;
              try {
                final place = await Geolocator.getCurrentPosition();
                latitude = place.latitude;
              } catch (_) {}
              await http.get('https://example.com/times?at=$latitude');
            }
          }
          """)
      ]),
    RuleExample(
      "A script that leaves the place empty", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          class Times {
            Future<void> load() async {
              final place = await Geolocator.getCurrentPosition();
              final latitude = place.latitude;
              await http.get('https://example.com/times?at=$latitude');
            }
          }
          """)
      ]),
  ]

  private static func map(_ code: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      import MapKit
      final class Places: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        func ask() { manager.requestWhenInUseAuthorization() }
        func show(_ place: CLLocationCoordinate2D) {}
        \(code)
      }
      """)
  }

  private static func objectiveC(_ code: String, mark: String = "") -> RuleExample.File {
    .objectiveC(
      """
      #import <CoreLocation/CoreLocation.h>
      @interface Places : NSObject
      @property (nonatomic, strong) CLLocationManager *manager;
      \(mark)@property (nonatomic) CLLocationCoordinate2D here;
      @end
      @implementation Places
      - (void)ask { [self.manager requestWhenInUseAuthorization]; }
      \(code)
      - (void)show:(CLLocationCoordinate2D)place {}
      @end
      """)
  }

  /// Returns a screen beside an object that keeps the location for the whole app.
  private static func sharing(_ code: String) -> RuleExample.File {
    .objectiveC(
      """
      #import <CoreLocation/CoreLocation.h>
      @interface Locator : NSObject <CLLocationManagerDelegate>
      @property (nonatomic, strong) CLLocationManager *manager;
      @property (nonatomic, strong) CLLocation *last;
      @end
      @implementation Locator
      + (instancetype)shared { return shared; }
      - (void)ask { [self.manager requestWhenInUseAuthorization]; }
      - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray<CLLocation *> *)locations {
        self.last = locations.lastObject;
      }
      @end
      @interface Screen : NSObject
      @end
      @implementation Screen
      \(code)
      - (void)show:(CLLocationCoordinate2D)place {}
      @end
      """)
  }
}
