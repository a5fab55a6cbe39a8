import AppProject
import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let locationWithoutRequest: [RuleExample] = [
    RuleExample(
      "A plug-in that doesn't ask", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          Future<void> find() async => show(await Geolocator.↓getCurrentPosition());
          """)
      ]),
    RuleExample(
      "A plug-in is asked to ask only while Location Services is off", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          Future<void> find() async {
            final isServiceEnabled = await Geolocator.isLocationServiceEnabled();
            if (!isServiceEnabled) { await Geolocator.requestPermission(); }
            show(await Geolocator.↓getCurrentPosition());
          }
          """)
      ]),
    RuleExample(
      "A plug-in that is asked to ask", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          Future<void> find() async {
            await Geolocator.requestPermission();
            show(await Geolocator.getCurrentPosition());
          }
          """)
      ]),
    RuleExample(
      "The client library asks by itself", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import Sextant
          func find(with client: LocationClient) async throws { print(try await client.location()) }
          """)
      ]),
    RuleExample(
      "Updates are started and never requested", infoPlist: [.whenInUse],
      files: [.swift(using: "manager.↓startUpdatingLocation()")]),
    RuleExample(
      "A map shows the person, and nothing asked", infoPlist: [.whenInUse],
      files: [.swift("import MapKit\nfunc show(on map: MKMapView) { map.↓showsUserLocation = true }")]),
    RuleExample(
      "Live updates ask by themselves, but not yet on iOS 17", iOS: SystemVersion(17),
      infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          func follow() async throws {
            for try await update in CLLocationUpdate.↓liveUpdates() { print(update) }
          }
          """)
      ]),
    RuleExample(
      "A library whose source is missing may ask", infoPlist: [.whenInUse],
      unseenDependencies: ["SwiftLocation"],
      files: [.swift(using: "manager.↓startUpdatingLocation()")]),
    RuleExample(
      "The only request of scripts is in a hook that nothing calls", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          export const usePermission = () => {
            useEffect(() => { Location.requestForegroundPermissionsAsync(); }, []);
          };
          """, name: "hooks/permission.ts"),
        .typeScript(scriptScreen("// usePermission();", mark: "↓"), name: "screen.tsx"),
      ]),
    RuleExample(
      "A hook that asks, and a screen that calls it", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          export const usePermission = () => {
            useEffect(() => { Location.requestForegroundPermissionsAsync(); }, []);
          };
          """, name: "hooks/permission.ts"),
        .typeScript(scriptScreen("usePermission();"), name: "screen.tsx"),
      ]),
    RuleExample(
      "A request elsewhere in the app", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        .swift(using: "manager.startUpdatingLocation()"),
        .objectiveC(using: "[manager requestWhenInUseAuthorization];"),
      ]),
    RuleExample(
      "A request on a constant that is a manager, whatever its type is called", infoPlist: [.whenInUse],
      files: [
        .swift(
          "import CoreLocation\nenum Locator { static let shared = CLLocationManager() }",
          name: "Locator.swift"),
        .swift(
          """
          import CoreLocation
          final class Screen {
            let manager = Locator.shared
            func show() {
              manager.requestWhenInUseAuthorization()
              manager.startUpdatingLocation()
            }
          }
          """),
      ]),
    RuleExample(
      "A wrapper's method of the same name with arguments", infoPlist: [.whenInUse],
      files: [.swift(using: "wrapper.startUpdatingLocation(isHeadingEnabled: false) { print($0) }")]),
    RuleExample(
      "A location button", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocationUI
          import SwiftUI
          struct Finder: View {
            let manager = CLLocationManager()
            var body: some View { LocationButton(.currentLocation) { manager.requestLocation() } }
          }
          """)
      ]),
    RuleExample(
      "An extension shares the app's authorization", kind: .appExtension,
      files: [.swift(using: "manager.startUpdatingLocation()")]),
  ]

  private static func scriptScreen(_ hook: String, mark: String = "") -> String {
    """
    import * as Location from 'expo-location';
    import { usePermission } from './hooks/permission';
    export function Tabs() {
      \(hook)
      useEffect(() => { Location.\(mark)getCurrentPositionAsync({}).then(show); }, []);
      return <View/>;
    }
    """
  }
}
