extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let refusalUnnoticed = refusalUnnoticedByCode + refusalUnnoticedByScripts

  /// Those in Swift and Objective-C.
  private static let refusalUnnoticedByCode: [RuleExample] = [
    RuleExample(
      "A refusal is only printed", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { print(error) }
          """)
      ]),
    RuleExample(
      "The callback starts when it may, in Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Locator : NSObject <CLLocationManagerDelegate>
          @property (nonatomic, strong) CLLocationManager *manager;
          @end
          @implementation Locator
          - (void)start { [self.manager ↓requestWhenInUseAuthorization]; }
          - (void)locationManager:(CLLocationManager *)manager didChangeAuthorizationStatus:(CLAuthorizationStatus)status {
            if (status == kCLAuthorizationStatusAuthorizedWhenInUse) { [manager startUpdatingLocation]; }
          }
          @end
          """)
      ]),
    RuleExample(
      "One screen says so, another that asks doesn't", infoPlist: [.whenInUse],
      files: [
        asking("Map", callback: "if manager.authorizationStatus == .denied { warn() }"),
        asking(
          "Form", mark: "↓", callback: "if manager.authorizationStatus == .authorizedWhenInUse { warn() }"),
      ]),
    RuleExample(
      "The screen that uses it says so", infoPlist: [.whenInUse],
      files: [
        asking("Locator", callback: "state = manager.authorizationStatus == .authorizedWhenInUse"),
        .swift(
          """
          import CoreLocation
          final class Screen {
            let locator = Locator()
            func show() { if locator.manager.authorizationStatus == .denied { warn() } }
            func warn() {}
          }
          """, name: "Screen.swift"),
      ]),
    RuleExample(
      "A handler that only takes the grant", infoPlist: [.whenInUse],
      files: [
        asking(
          "Locator", mark: "↓", callback: "onAnswer?(manager.authorizationStatus == .authorizedWhenInUse)"),
        .swift(
          """
          import CoreLocation
          func connect(_ locator: Locator) {
            locator.onAnswer = { isAllowed in
              if isAllowed { locator.manager.startUpdatingLocation() }
            }
          }
          """, name: "Screen.swift"),
      ]),
    RuleExample(
      "A handler that takes both", infoPlist: [.whenInUse],
      files: [
        asking("Locator", callback: "onAnswer?(manager.authorizationStatus == .authorizedWhenInUse)"),
        .swift(
          """
          import CoreLocation
          func connect(_ locator: Locator) {
            locator.onAnswer = { isAllowed in
              if isAllowed { locator.manager.startUpdatingLocation() } else { showHint() }
            }
          }
          """, name: "Screen.swift"),
      ]),
    RuleExample(
      "Nothing happens while Location Services is off", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Login {
            func logIn() {
              guard CLLocationManager.↓locationServicesEnabled() else { return }
              if CLLocationManager.authorizationStatus() == .denied { warn() }
            }
            func warn() {}
          }
          """)
      ]),
    RuleExample(
      "It says that Location Services is off", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Login {
            func logIn() {
              guard CLLocationManager.locationServicesEnabled() else {
                warn()
                return
              }
            }
            func warn() {}
          }
          """)
      ]),
    RuleExample(
      "A method of the app's own that is called error", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            weak var presenter: (any Presenter)?
            func start() { manager.requestWhenInUseAuthorization() }
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
              presenter?.error(error)
            }
          }
          """)
      ]),
    RuleExample(
      "A refusal shows an alert", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              if manager.authorizationStatus == .denied { present(settingsAlert, animated: true) }
            }
          """)
      ]),
    RuleExample(
      "The status is kept for the screen", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          var status = CLAuthorizationStatus.notDetermined
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              status = manager.authorizationStatus
            }
          """)
      ]),
    RuleExample(
      "The person is told of each failure", infoPlist: [.whenInUse],
      files: [
        locator(
          """
          func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { showError() }
          """)
      ]),
    RuleExample(
      "Another screen looks at the status", infoPlist: [.whenInUse],
      files: [
        locator("var isRefused: Bool { manager.authorizationStatus == .denied }")
      ]),
  ]

  private static func locator(_ members: String) -> RuleExample.File {
    let marker = members.contains("present(") || members.contains("var ") || members.contains("showError")
    return .swift(
      """
      import CoreLocation
      import UIKit
      final class MapViewController: UIViewController, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        override func viewDidLoad() { manager.\(marker ? "" : "↓")requestWhenInUseAuthorization() }
        \(members)
      }
      """)
  }

  /// A type that asks, with a handler, a flag and a callback.
  private static func asking(_ type: String, mark: String = "", callback: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class \(type): NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        var onAnswer: ((Bool) -> Void)?
        private var state = false
        func ask() {
          manager.delegate = self
          manager.\(mark)requestWhenInUseAuthorization()
        }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          \(callback)
        }
        func warn() {}
      }
      """, name: type + ".swift")
  }
}
