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
