import AppProject
import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let servicesEnabledOnMainThread: [RuleExample] = [
    RuleExample(
      "Another class is called on the main queue", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Bridge {
            let updates = Updates()
            func request(_ call: Call) {
              DispatchQueue.main.async { self.updates.ask() }
            }
          }
          final class Updates {
            func ask() { if CLLocationManager.↓locationServicesEnabled() { begin() } }
            func begin() {}
          }
          """)
      ]),
    RuleExample(
      "In a view controller whose superclass isn't declared here, in Objective-C",
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Wizard : BaseWizard
          @end
          @implementation Wizard
          - (void)viewDidLoad {
            [super viewDidLoad];
            if (![self prepare]) { return; }
          }
          - (BOOL)prepare { return [CLLocationManager ↓locationServicesEnabled]; }
          @end
          """)
      ]),
    RuleExample(
      "In viewDidLoad",
      files: [
        controller(
          "override func viewDidLoad() { if CLLocationManager.↓locationServicesEnabled() { locate() } }")
      ]),
    RuleExample(
      "In a function that an action calls",
      files: [
        controller(
          """
          @IBAction func start(_ sender: UIButton) { check() }
            func check() { guard CLLocationManager.↓locationServicesEnabled() else { return } }
          """)
      ]),
    RuleExample(
      "In a property that another type reads when its screen appears",
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          final class Screen: UIViewController {
            let locator = Locator.shared
            override func viewDidAppear(_ animated: Bool) { if locator.isOn { locator.start() } }
          }
          final class Locator {
            static let shared = Locator()
            var isOn: Bool { isAllowed }
            private var isAllowed: Bool { CLLocationManager.↓locationServicesEnabled() }
            func start() {}
          }
          """)
      ]),
    RuleExample(
      "In the only type that conforms to a protocol",
      files: [
        .swift(
          """
          import CoreLocation
          import UIKit
          protocol Services { func areOn() -> Bool }
          struct System: Services {
            func areOn() -> Bool { CLLocationManager.↓locationServicesEnabled() }
          }
          final class Screen: UIViewController {
            let services: any Services = System()
            override func viewDidLoad() { print(services.areOn()) }
          }
          """)
      ]),
    RuleExample(
      "In a function whose name a property has, too",
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            var isOn: Bool { true }
            func isOn(for reason: String) -> Bool { CLLocationManager.locationServicesEnabled() }
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { print(isOn) }
          }
          """)
      ]),
    RuleExample(
      "In a plug-in of Flutter",
      files: [
        .swift(
          """
          import CoreLocation
          final class LocatorPlugin: NSObject, FlutterPlugin {
            func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
              result(CLLocationManager.↓locationServicesEnabled())
            }
          }
          """)
      ]),
    RuleExample(
      "In a property that nothing is known to read",
      files: [
        .swift(
          """
          import CoreLocation
          struct Locator { var isOn: Bool { CLLocationManager.locationServicesEnabled() } }
          """)
      ]),
    RuleExample(
      "In the callback of a delegate",
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              print(CLLocationManager.↓locationServicesEnabled())
            }
          }
          """)
      ]),
    RuleExample(
      "In a type of the main actor",
      files: [
        .swift(
          """
          import CoreLocation
          @MainActor final class Model {
            func refresh() async { print(CLLocationManager.↓locationServicesEnabled()) }
            func follow() async { print(await check()) }
            nonisolated func check() async -> Bool { CLLocationManager.locationServicesEnabled() }
          }
          """)
      ]),
    RuleExample(
      "At launch in Objective-C",
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @end
          @implementation AppDelegate
          - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
            return [CLLocationManager ↓locationServicesEnabled];
          }
          @end
          """)
      ]),
    RuleExample(
      "In a property of a view",
      files: [
        .swift(
          """
          import CoreLocation
          import SwiftUI
          struct Status: View {
            var isOn: Bool { CLLocationManager.↓locationServicesEnabled() }
            var body: some View { Text(isOn ? "on" : "off") }
          }
          """)
      ]),
    RuleExample(
      "Back on the main queue",
      files: [
        controller(
          """
          override func viewDidLoad() {
              DispatchQueue.main.async { print(CLLocationManager.↓locationServicesEnabled()) }
            }
          """)
      ]),
    RuleExample(
      "In a function that a background queue calls",
      files: [
        controller(
          """
          func begin() { DispatchQueue.global().async { self.check() } }
            func check() { print(CLLocationManager.locationServicesEnabled()) }
          """)
      ]),
    RuleExample(
      "On a background queue",
      files: [
        controller(
          """
          override func viewDidLoad() {
              DispatchQueue.global().async { print(CLLocationManager.locationServicesEnabled()) }
            }
          """)
      ]),
    RuleExample(
      "In a detached task",
      files: [
        controller(
          """
          override func viewDidLoad() {
              Task.detached { print(CLLocationManager.locationServicesEnabled()) }
            }
          """)
      ]),
    RuleExample(
      "In a function whose callers are not known",
      files: [.swift(using: "print(CLLocationManager.locationServicesEnabled())")]),
    RuleExample(
      "On a background queue in Objective-C",
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Screen : UIViewController
          @end
          @implementation Screen
          - (void)viewDidLoad {
            dispatch_async(dispatch_get_global_queue(0, 0), ^{
              NSLog(@"%d", [CLLocationManager locationServicesEnabled]);
            });
          }
          @end
          """)
      ]),
  ]

  private static func controller(_ members: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      import UIKit
      final class Screen: UIViewController {
        \(members)
        func locate() {}
      }
      """)
  }
}
