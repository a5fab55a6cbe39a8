import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let silentWhenRefused: [RuleExample] = [
    RuleExample(
      "A button that only asks and starts", infoPlist: [.whenInUse],
      files: [app("@IBAction func ↓locate() { finder.find() }", refused: "print(\"not allowed\")")]),
    RuleExample(
      "In Objective-C, with a location that never came", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Map : UIViewController <CLLocationManagerDelegate>
          @property (nonatomic, strong) CLLocationManager *manager;
          @property (nonatomic, strong) CLLocation *place;
          @end
          @implementation Map
          - (void)viewDidLoad { [self.manager requestWhenInUseAuthorization]; }
          - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray *)locations {
            self.place = locations.lastObject;
          }
          - (IBAction)↓follow:(id)sender {
            if (self.place != nil) { [self.map setCenter:self.place]; }
          }
          @end
          """)
      ]),
    RuleExample(
      "A completion that isn't called", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Finder {
            let manager = CLLocationManager()
            func ↓ask(then handler: @escaping () -> Void) {
              switch manager.authorizationStatus {
              case .authorizedAlways, .authorizedWhenInUse: handler()
              case .notDetermined: manager.requestWhenInUseAuthorization()
              default: break
              }
            }
          }
          """)
      ]),
    RuleExample(
      "A view's button", infoPlist: [.whenInUse],
      files: [
        app(
          """
          }
          struct List: View {
            @StateObject var finder = Finder()
            var body: some View {
              VStack {
                Button(action: ↓{ finder.find() }) { Text("Here") }
              }
            }
          """, refused: "print(\"not allowed\")")
      ]),
    RuleExample(
      "A button that tells", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        app("@IBAction func locate() { finder.find() }", refused: "message = \"Allow it in Settings.\"")
      ]),
    RuleExample(
      "A button that shows something in any case", infoPlist: [.whenInUse],
      files: [
        app(
          "@IBAction func locate() { finder.find(); view.addSubview(list) }",
          refused: "print(\"not allowed\")")
      ]),
    RuleExample(
      "The screen looks at the status", infoPlist: [.whenInUse],
      files: [
        app(
          """
          @IBAction func locate() { finder.find() }
            func renew() { button.isEnabled = !finder.isDenied }
          """, refused: "print(\"not allowed\")")
      ]),
  ]

  /// A screen with an object that asks and locates.
  private static func app(_ code: String, refused: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      import SwiftUI
      final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        @Published var message = ""
        var isDenied: Bool { manager.authorizationStatus == .denied }
        func find() {
          switch manager.authorizationStatus {
          case .authorizedAlways, .authorizedWhenInUse: manager.requestLocation()
          case .notDetermined: manager.requestWhenInUseAuthorization()
          default: \(refused)
          }
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
      }
      final class Screen: UIViewController {
        let finder = Finder()
        \(code)
      }
      """)
  }
}
