import AppProject
import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let relaunchWithoutManager: [RuleExample] = [
    RuleExample(
      "A screen creates the manager", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        app(
          launch: "",
          screen: "let manager = CLLocationManager()\n  func watch() { manager.↓startMonitoringVisits() }")
      ]),
    RuleExample(
      "The app delegate creates it", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        app(
          launch: "Watcher.shared.begin()",
          screen: "func watch() { Watcher.shared.manager.startMonitoringVisits() }")
      ]),
    RuleExample(
      "A plug-in of Capacitor's creates it when it is called", kind: .framework,
      files: [plugIn("@objc func setUp() { manager = CLLocationManager() }")]),
    RuleExample(
      "A plug-in of Capacitor's creates it when it is loaded", kind: .framework,
      files: [plugIn("override func load() { manager = CLLocationManager() }", marker: "")]),
    RuleExample(
      "Nothing asks for Always, so nothing launches the app", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool { true }
          }
          final class Screen: UIViewController {
            let manager = CLLocationManager()
            func watch() { manager.startMonitoringVisits() }
          }
          """)
      ]),
  ]

  private static func plugIn(_ member: String, marker: String = "↓") -> RuleExample.File {
    .swift(
      """
      import Capacitor
      import CoreLocation
      final class Watcher: CAPPlugin, CLLocationManagerDelegate {
        var manager: CLLocationManager?
        \(member)
        @objc func watch() {
          manager?.requestAlwaysAuthorization()
          manager?.\(marker)startMonitoringVisits()
        }
      }
      """)
  }

  private static func app(launch: String, screen: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
          \(launch)
          return true
        }
      }
      final class Watcher: NSObject {
        static let shared = Watcher()
        lazy var manager = CLLocationManager()
        func begin() { manager = CLLocationManager(); manager.requestAlwaysAuthorization() }
      }
      final class Screen: UIViewController {
        \(screen)
      }
      """)
  }
}
