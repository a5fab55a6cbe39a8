import LocationEvidence

extension [RuleExample] {
  private static func component(_ more: String, mark: String = "↓") -> String {
    """
    import * as Location from 'expo-location';
    export function Home() {
      const [isRefused, setIsRefused] = useState(false);
      const look = async () => {
        const { status } = await Location.\(mark)requestForegroundPermissionsAsync();
        setIsRefused(status !== 'granted');
      };
      useEffect(() => { look(); }, []);
      \(more)
      return isRefused ? <Button title="Allow in Settings" onPress={() => Linking.openSettings()} /> : <Map />;
    }
    """
  }

  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let statusNotRenewed: [RuleExample] = [
    RuleExample(
      "A script that looks when its screen appears", infoPlist: [.whenInUse],
      files: [.typeScript(component(""))]),
    RuleExample(
      "A script that asks when its screen appears, and does without Settings", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          export function Home() {
            const [place, setPlace] = useState(null);
            useEffect(() => {
              (async () => {
                const { status } = await Location.↓requestForegroundPermissionsAsync();
                if (status !== 'granted') return;
                setPlace(await Location.getCurrentPositionAsync());
              })();
            }, []);
            return place ? <Map at={place} /> : <Text>No place</Text>;
          }
          """)
      ]),
    RuleExample(
      "A script that looks by a function below the effect", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          export function Row() {
            const [isAllowed, setIsAllowed] = useState(true);
            useEffect(() => {
              look();
            }, []);
            const look = async () => {
          ↓    const { status } = await Location.getForegroundPermissionsAsync();
              setIsAllowed(status === 'granted');
            };
            const ask = async () => {
              const { status } = await Location.requestForegroundPermissionsAsync();
              if (status !== 'granted') return Linking.openSettings();
              setIsAllowed(true);
            };
            return isAllowed ? <Text>Shared</Text> : <Button title="Share" onPress={ask} />;
          }
          """)
      ]),
    RuleExample(
      "A screen that looks by a service", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import { isAllowed } from './Service';
          export function Home() {
            const [isLocked, setIsLocked] = useState(false);
          ↓  useEffect(() => {
              isAllowed().then((allowed) => setIsLocked(!allowed));
            }, []);
            return isLocked ? <Button title="Allow" onPress={() => Linking.openSettings()} /> : <Map />;
          }
          """),
        .typeScript(
          """
          import * as Location from 'expo-location';
          export async function isAllowed() {
            const { status } = await Location.requestForegroundPermissionsAsync();
            return status === 'granted';
          }
          """, name: "Service.ts"),
      ]),
    RuleExample(
      "A script that asks on a tap", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          export function Home() {
            const [place, setPlace] = useState(null);
            const locate = async () => {
              const { status } = await Location.requestForegroundPermissionsAsync();
              if (status !== 'granted') return Linking.openSettings();
              setPlace(await Location.getCurrentPositionAsync());
            };
            return <Button title="Near me" onPress={locate} />;
          }
          """)
      ]),
    RuleExample(
      "A script that looks again when the app becomes active", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          component("useEffect(() => AppState.addEventListener('change', look).remove, []);", mark: ""))
      ]),
    RuleExample(
      "No manager while Location Services is off", infoPlist: [.whenInUse],
      files: [lateManager("if CLLocationManager.↓locationServicesEnabled() { make() }")]),
    RuleExample(
      "A manager in any case", infoPlist: [.whenInUse],
      files: [lateManager("make()\n    if !CLLocationManager.locationServicesEnabled() { warn() }")]),
    RuleExample(
      "A location is requested once, when the screen is loaded", infoPlist: [.whenInUse],
      files: [finder("", mark: "↓")]),
    RuleExample(
      "Started only where the app is allowed already, in Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Screen : UIViewController
          @property (nonatomic, strong) CLLocationManager *manager;
          @end
          @implementation Screen
          - (void)viewDidLoad {
            [super viewDidLoad];
            self.manager = [[CLLocationManager alloc] init];
            if ([CLLocationManager authorizationStatus] == kCLAuthorizationStatusDenied) {
              [self presentViewController:self.alert animated:YES completion:nil];
            } else {
              [self.manager requestWhenInUseAuthorization];
              [self.manager ↓startUpdatingLocation];
            }
          }
          @end
          """)
      ]),
    RuleExample(
      "Updates that go on by themselves once they are allowed", infoPlist: [.whenInUse],
      files: [finder("", name: "startUpdatingLocation")]),
    RuleExample(
      "The callback requests a location", infoPlist: [.whenInUse],
      files: [
        finder(
          """
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              if manager.authorizationStatus == .authorizedWhenInUse { manager.requestLocation() }
            }
          """)
      ]),
    RuleExample(
      "Requested again when the app becomes active", infoPlist: [.whenInUse],
      files: [
        finder(""),
        .swift(
          """
          import CoreLocation
          import UIKit
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            let manager = CLLocationManager()
            let place = Place()
            func applicationDidBecomeActive(_ application: UIApplication) { place.find() }
          }
          """, name: "AppDelegate.swift"),
      ]),
    RuleExample(
      "Read when the screen is loaded", infoPlist: [.whenInUse],
      files: [screen("override func viewDidLoad() { judge() }", mark: "↓")]),
    RuleExample(
      "In Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Screen : UIViewController
          @end
          @implementation Screen
          - (void)viewDidAppear:(BOOL)animated {
            if ([CLLocationManager ↓authorizationStatus] == kCLAuthorizationStatusDenied) {
              [self presentViewController:self.alert animated:YES completion:nil];
            }
          }
          - (void)open { [self openURL:UIApplicationOpenSettingsURLString]; }
          @end
          """)
      ]),
    RuleExample(
      "A view of SwiftUI", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import SwiftUI
          struct Screen: View {
            @State private var isDenied = false
            var body: some View {
              VStack { if isDenied { Button("Settings") { open(UIApplication.openSettingsURLString) } } }
                .onAppear { judge() }
            }
            private func judge() { isDenied = CLLocationManager().↓authorizationStatus == .denied }
          }
          """)
      ]),
    RuleExample(
      "Read again when the app becomes active", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        screen(
          """
          override func viewDidLoad() {
              NotificationCenter.default.addObserver(
                self, selector: #selector(judge), name: UIApplication.didBecomeActiveNotification, object: nil)
            }
          """)
      ]),
    RuleExample(
      "The app's delegate looks when the app becomes active", infoPlist: [.whenInUse],
      files: [
        screen("override func viewDidLoad() { judge() }"),
        .swift(
          """
          import CoreLocation
          import UIKit
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            let manager = CLLocationManager()
            func applicationDidBecomeActive(_ application: UIApplication) { renew() }
            private func renew() { if manager.authorizationStatus == .authorizedAlways { restart() } }
          }
          """, name: "AppDelegate.swift"),
      ]),
    RuleExample(
      "Read at each tap", infoPlist: [.whenInUse],
      files: [
        screen(
          """
          override func viewDidLoad() {
              judge()
              button.addTarget(self, action: #selector(judge), for: .touchUpInside)
            }
          """)
      ]),
    RuleExample(
      "The callback hears of it", infoPlist: [.whenInUse],
      files: [
        screen(
          """
          override func viewDidLoad() { judge() }
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { judge() }
          """)
      ]),
  ]

  private static func finder(_ more: String, mark: String = "", name: String = "requestLocation")
    -> RuleExample.File
  {
    .swift(
      """
      import CoreLocation
      import UIKit
      final class Place: UIViewController, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        var label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          manager.delegate = self
          find()
        }
        private func find() {
          manager.requestWhenInUseAuthorization()
          manager.\(mark)\(name)()
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
          label.text = "\\(locations)"
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
          label.text = "No place"
        }
        \(more)
      }
      """)
  }

  private static func lateManager(_ loaded: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      import UIKit
      final class Place: UIViewController, CLLocationManagerDelegate {
        var manager: CLLocationManager?
        override func viewDidLoad() {
          \(loaded)
        }
        private func make() {
          manager = CLLocationManager()
          manager?.delegate = self
        }
        func warn() { present(UIAlertController(), animated: true) }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          manager.requestWhenInUseAuthorization()
        }
      }
      """)
  }

  private static func screen(_ code: String, mark: String = "") -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      import UIKit
      final class Screen: UIViewController, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        let button = UIButton()
        let alert = UIAlertController()
        \(code)
        @objc private func judge() {
          if manager.\(mark)authorizationStatus == .denied { present(alert, animated: true) }
        }
        func openSettings() { open(UIApplication.openSettingsURLString) }
      }
      """)
  }
}
