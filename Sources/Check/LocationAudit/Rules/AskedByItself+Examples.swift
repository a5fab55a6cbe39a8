import AppProject
import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let askedByItself: [RuleExample] = [
    RuleExample(
      "In the launch function", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            let manager = CLLocationManager()
            func applicationDidFinishLaunching(_ application: UIApplication) {
              manager.↓requestWhenInUseAuthorization()
            }
          }
          """)
      ]),
    RuleExample(
      "When the object of a SwiftUI app is made", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import SwiftUI
          @main struct ForecastApp: App {
            @StateObject private var locator = Locator()
            var body: some Scene { WindowGroup { Forecast() } }
          }
          struct Forecast: View { var body: some View { Text("Sunny") } }
          final class Locator: NSObject, ObservableObject {
            let manager = CLLocationManager()
            override init() {
              super.init()
              manager.↓requestWhenInUseAuthorization()
            }
          }
          """)
      ]),
    RuleExample(
      "When the first screen appears, in a view inside it", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import SwiftUI
          @main struct ForecastApp: App {
            var body: some Scene { WindowGroup { Home() } }
          }
          struct Home: View { var body: some View { TabView { Forecast() } } }
          struct Forecast: View {
            let manager = CLLocationManager()
            var body: some View { Text("Sunny").onAppear { ask() } }
            private func ask() { manager.↓requestWhenInUseAuthorization() }
          }
          """)
      ]),
    RuleExample(
      "In Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @implementation AppDelegate
          - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            [self startLocator];
            return YES;
          }
          - (void)startLocator {
            self.manager = [[CLLocationManager alloc] init];
            [self.manager ↓requestWhenInUseAuthorization];
          }
          @end
          """)
      ]),
    RuleExample(
      "The first screen is a map", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import MapKit
          import SwiftUI
          @main struct PlacesApp: App {
            var body: some Scene { WindowGroup { Places() } }
          }
          struct Places: View {
            let manager = CLLocationManager()
            var body: some View { Map().onAppear { manager.↓requestWhenInUseAuthorization() } }
          }
          """)
      ]),
    RuleExample(
      "When another screen opens", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class NewsViewController: UIViewController {
            let manager = CLLocationManager()
            override func viewDidLoad() {
              super.viewDidLoad()
              manager.↓requestWhenInUseAuthorization()
            }
          }
          """)
      ]),
    RuleExample(
      "When an object is created, in its first callback", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            override init() {
              super.init()
              manager.delegate = self
            }
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              if manager.authorizationStatus == .notDetermined { manager.↓requestWhenInUseAuthorization() }
            }
          }
          """)
      ]),
    RuleExample(
      "In React Native, in a hook of a screen", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          function useLocation() {
            useEffect(() => { Location.↓requestForegroundPermissionsAsync(); }, []);
          }
          export function NewsScreen() {
            useLocation();
            return <News/>;
          }
          """)
      ]),
    RuleExample(
      "From a button", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import SwiftUI
          @main struct ForecastApp: App {
            var body: some Scene { WindowGroup { Forecast() } }
          }
          struct Forecast: View {
            let manager = CLLocationManager()
            var body: some View {
              Button("Here") { manager.requestWhenInUseAuthorization() }
            }
          }
          """)
      ]),
    RuleExample(
      "Only after the introduction", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            let manager = CLLocationManager()
            var hasSeenIntroduction = false
            func applicationDidFinishLaunching(_ application: UIApplication) {
              if hasSeenIntroduction { manager.requestWhenInUseAuthorization() }
            }
          }
          """)
      ]),
    RuleExample(
      "A map that the person has opened", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import MapKit
          import SwiftUI
          @main struct PlacesApp: App {
            var body: some Scene { WindowGroup { NavigationLink("Map") { Places() } } }
          }
          struct Places: View {
            let manager = CLLocationManager()
            var body: some View { Map().onAppear { manager.requestWhenInUseAuthorization() } }
          }
          """)
      ]),
    RuleExample(
      "In Dart, when the first screen is built", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          void main() => runApp(MaterialApp(home: Forecast()));
          class Forecast extends StatefulWidget {
            State<Forecast> createState() => _ForecastState();
          }
          class _ForecastState extends State<Forecast> {
            void initState() {
              super.initState();
              _ask();
            }
            Future<void> _ask() async {
              await Geolocator.↓requestPermission();
            }
            Widget build(BuildContext context) => Text('Sunny');
          }
          """)
      ]),
    RuleExample(
      "In React Native, from a button", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          export default function App() {
            const ask = async () => { await Location.requestForegroundPermissionsAsync(); };
            return <Button title="Here" onPress={ask} />;
          }
          """)
      ]),
  ]
}
