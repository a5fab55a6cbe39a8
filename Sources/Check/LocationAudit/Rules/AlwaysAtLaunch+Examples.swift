import AppProject
import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let alwaysAtLaunch: [RuleExample] = [
    RuleExample(
      "In the launch function", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            let manager = CLLocationManager()
            func application(
              _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
              manager.↓requestAlwaysAuthorization()
              return true
            }
          }
          """)
      ]),
    RuleExample(
      "In a function that the launch function calls", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
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
            CLLocationManager *manager = [[CLLocationManager alloc] init];
            [manager ↓requestAlwaysAuthorization];
          }
          @end
          """)
      ]),
    RuleExample(
      "In the one instance that the launch function keeps, unless it is granted",
      infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var locator: Locator!
            func application(
              _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
              locator = Locator.shared
              return true
            }
          }
          final class Locator {
            static let shared = Locator()
            let manager = CLLocationManager()
            init() {
              if !(manager.authorizationStatus == .authorizedWhenInUse) { manager.↓requestAlwaysAuthorization() }
            }
          }
          """)
      ]),
    RuleExample(
      "In an object that the first view's model is given", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import SwiftUI
          @main struct Walks: App {
            @StateObject private var model = Model(locator: Locator())
            var body: some Scene { WindowGroup { Text("Walks") } }
          }
          final class Model: ObservableObject {
            init(locator: Locator) {}
          }
          final class Locator {
            let manager = CLLocationManager()
            init() { manager.↓requestAlwaysAuthorization() }
          }
          """)
      ]),
    RuleExample(
      "In a block that runs after an alert of the first screen",
      infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      firstScreens: ["MapScreen"],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @implementation MapScreen
          - (void)viewDidLoad {
            UIAlertAction *record = [UIAlertAction actionWithTitle:@"Record" style:0 handler:^(UIAlertAction *action) {
              [[[CLLocationManager alloc] init] requestAlwaysAuthorization];
            }];
            [self.alert addAction:record];
          }
          @end
          """)
      ]),
    RuleExample(
      "In the one instance that a launch function in Objective-C creates",
      infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @implementation AppDelegate
          - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            self.locator = [Locator sharedInstance];
            return YES;
          }
          @end
          @implementation Locator
          + (instancetype)sharedInstance {
            static Locator *locator;
            if (!locator) { locator = [[Locator alloc] init]; }
            return locator;
          }
          - (instancetype)init {
            self = [super init];
            if (self) {
              _manager = [[CLLocationManager alloc] init];
              [_manager ↓requestAlwaysAuthorization];
            }
            return self;
          }
          @end
          """)
      ]),
    RuleExample(
      "From a button", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class Settings: UIViewController {
            let manager = CLLocationManager()
            @IBAction func trackInBackground() { manager.requestAlwaysAuthorization() }
          }
          """)
      ]),
    RuleExample(
      "At launch, but only after onboarding", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import SwiftUI
          struct Walks: App {
            let manager = CLLocationManager()
            init() {
              if finishedOnboarding { manager.requestAlwaysAuthorization() }
            }
          }
          """)
      ]),
    RuleExample(
      "When the first screen is loaded", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      firstScreens: ["MapScreen"],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class MapScreen: UIViewController {
            let manager = CLLocationManager()
            override func viewDidLoad() {
              super.viewDidLoad()
              prepare()
            }
            private func prepare() {
              if manager.authorizationStatus == .notDetermined { manager.↓requestAlwaysAuthorization() }
            }
          }
          """)
      ]),
    RuleExample(
      "In a stored property of the first screen", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      firstScreens: ["MapScreen"],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class MapScreen: UIViewController {
            let manager: CLLocationManager = {
              let manager = CLLocationManager()
              manager.↓requestAlwaysAuthorization()
              return manager
            }()
          }
          """)
      ]),
    RuleExample(
      "In the first screen that the scene delegate creates", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) {
              guard let windowScene = scene as? UIWindowScene else { return }
              window = UIWindow(windowScene: windowScene)
              window?.rootViewController = MapScreen()
            }
          }
          final class MapScreen: UIViewController {
            let manager = CLLocationManager()
            override func viewDidAppear(_ animated: Bool) { manager.↓requestAlwaysAuthorization() }
          }
          """)
      ]),
    RuleExample(
      "In an object that the app creates", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import SwiftUI
          @main
          struct Walks: App {
            @StateObject private var locator = Locator()
            var body: some Scene { WindowGroup { Text("Walks") } }
          }
          final class Locator: NSObject, ObservableObject {
            private let manager = CLLocationManager()
            override init() {
              super.init()
              manager.↓requestAlwaysAuthorization()
            }
          }
          """)
      ]),
    RuleExample(
      "In the one instance that the launch function starts", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
              _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
              Locator.shared.start()
              return true
            }
          }
          final class Locator {
            static let shared = Locator()
            private let manager = CLLocationManager()
            func start() { manager.↓requestAlwaysAuthorization() }
          }
          """)
      ]),
    RuleExample(
      "When the first view appears", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import SwiftUI
          struct Walks: App {
            var body: some Scene { WindowGroup { MapView() } }
          }
          struct MapView: View {
            @StateObject private var locator = Locator()
            var body: some View {
              VStack { Text("Walks") }.onAppear { locator.start() }
            }
          }
          final class Locator: ObservableObject {
            private let manager = CLLocationManager()
            func start() { manager.↓requestAlwaysAuthorization() }
          }
          """)
      ]),
    RuleExample(
      "When another screen is loaded", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      firstScreens: ["MapScreen"],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class TrackingScreen: UIViewController {
            let manager = CLLocationManager()
            override func viewDidLoad() { manager.requestAlwaysAuthorization() }
          }
          """)
      ]),
    RuleExample(
      "From an alert of the first screen", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      firstScreens: ["MapScreen"],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class MapScreen: UIViewController {
            let manager = CLLocationManager()
            override func viewDidAppear(_ animated: Bool) {
              let alert = UIAlertController(title: "Record walks?", message: nil, preferredStyle: .alert)
              alert.addAction(
                UIAlertAction(title: "Record", style: .default) { _ in self.manager.requestAlwaysAuthorization() })
              present(alert, animated: true)
            }
          }
          """)
      ]),
    RuleExample(
      "From a button of the first view", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          import SwiftUI
          struct Walks: App {
            var body: some Scene { WindowGroup { MapView() } }
          }
          struct MapView: View {
            private let manager = CLLocationManager()
            var body: some View {
              Button("Record in background") { manager.requestAlwaysAuthorization() }
            }
          }
          """)
      ]),
    RuleExample(
      "From the first screen, but only while a walk is recorded",
      infoPlist: [.whenInUse, .alwaysAndWhenInUse], firstScreens: ["MapScreen"],
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class MapScreen: UIViewController {
            let manager = CLLocationManager()
            override func viewDidLoad() {
              if Walk.current != nil { startLocation() }
            }
            private func startLocation() { manager.requestAlwaysAuthorization() }
          }
          """)
      ]),
  ]
}
