import LocationEvidence

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
      "A question that nothing asks", infoPlist: [.whenInUse],
      files: [locator("func isLocationAllowedNow() -> Bool { manager.authorizationStatus != .denied }")]),
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
            func show() {
              let manager: CLLocationManager = locator.manager
              if manager.authorizationStatus == .denied { showHint() }
            }
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
      "A failure is kept where nothing reads it", infoPlist: [.whenInUse],
      files: [model(mark: "↓", failure: "problem = error.localizedDescription")]),
    RuleExample(
      "A view reads the failure", infoPlist: [.whenInUse],
      files: [
        model(failure: "problem = error.localizedDescription"),
        .swift(
          """
          import CoreLocationUI
          import SwiftUI
          struct Screen: View {
            @ObservedObject var model: Model
            var body: some View {
              LocationButton {}
              if let problem = model.problem { Text(problem) }
            }
          }
          """, name: "Screen.swift"),
      ]),
    RuleExample(
      "A failure is added to what others read", infoPlist: [.whenInUse],
      files: [model(failure: "entries[\"location\"] = error.localizedDescription")]),
    RuleExample(
      "A fixed place instead of the person's", infoPlist: [.whenInUse],
      files: [model(mark: "↓", failure: "onPlace?(CLLocation(latitude: 37.33, longitude: -122.01))")]),
    RuleExample(
      "A fixed place that the screen takes for the person's", infoPlist: [.whenInUse],
      files: [model(mark: "↓", failure: "place = CLLocation(latitude: 37.33, longitude: -122.01)")]),
    RuleExample(
      "A subscriber hears of the failure", infoPlist: [.whenInUse],
      files: [
        model(failure: "problem = error.localizedDescription"),
        .swift(
          """
          import CoreLocation
          final class Screen {
            let manager = CLLocationManager()
            func follow(_ model: Model) { show(model.$problem) }
          }
          """, name: "Screen.swift"),
      ]),
    RuleExample(
      "No place", infoPlist: [.whenInUse], files: [model(failure: "onPlace?(nil)")]),
    RuleExample(
      "The same answer as after Allow, in Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Locator : NSObject <CLLocationManagerDelegate>
          @property (nonatomic, strong) CLLocationManager *manager;
          @property (nonatomic, copy) void (^done)(BOOL);
          @end
          @implementation Locator
          - (void)start { [self.manager ↓requestWhenInUseAuthorization]; }
          - (void)locationManager:(CLLocationManager *)manager didChangeAuthorizationStatus:(CLAuthorizationStatus)status {
            if (status == kCLAuthorizationStatusNotDetermined) { return; }
            if (status == kCLAuthorizationStatusDenied) { NSLog(@"denied"); }
            self.done(YES);
          }
          @end
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
            var hint: String { status == .denied ? "Location is off" : "" }
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

  /// A model that asks, with a handler and a state.
  private static func model(mark: String = "", failure: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Model: NSObject, ObservableObject, CLLocationManagerDelegate {
        @Published var problem: String?
        var entries: [String: String] = [:]
        var place: CLLocation?
        var latitude: Double? { place?.coordinate.latitude }
        let manager = CLLocationManager()
        var onPlace: ((CLLocation?) -> Void)?
        func ask() { manager.\(mark)requestWhenInUseAuthorization() }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
          \(failure)
        }
      }
      """, name: "Model.swift")
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
