import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let failureToldAsRefusal: [RuleExample] = [
    RuleExample(
      "Every failure is kept as denied", infoPlist: [.whenInUse],
      files: [model("↓", "state = .denied")]),
    RuleExample(
      "Every failure leads to Settings", infoPlist: [.whenInUse],
      files: [model("↓", "print(error)\n    offerSettings()")]),
    RuleExample(
      "In Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          """
          #import <CoreLocation/CoreLocation.h>
          @interface Home : UIViewController <CLLocationManagerDelegate>
          @property (nonatomic) NSInteger state;
          @property (nonatomic) BOOL hasPlace;
          @end
          @implementation Home
          - (void)locate:(CLLocationManager *)manager { [manager requestLocation]; }
          - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray *)locations {}
          - (void)↓locationManager:(CLLocationManager *)manager didFailWithError:(NSError *)error {
            NSLog(@"%@", error.localizedDescription);
            if (!self.hasPlace) {
              self.state = HomeStateDenied;
              [self refresh];
            }
          }
          - (void)refresh { [self.view setNeedsLayout]; }
          @end
          """)
      ]),
    RuleExample(
      "Every failure is told by a function that is called so", infoPlist: [.whenInUse],
      files: [model("↓", "screen?.locationDenied()")]),
    RuleExample(
      "The function finds out", infoPlist: [.whenInUse], files: [model("", "screen?.checkDenied()")]),
    RuleExample(
      "The code is looked at", isRemedy: true, infoPlist: [.whenInUse],
      files: [model("", "state = (error as? CLError)?.code == .denied ? .denied : .notFound")]),
    RuleExample(
      "The status is looked at", infoPlist: [.whenInUse],
      files: [model("", "if isAuthorized { state = .notFound } else { state = .denied }")]),
    RuleExample(
      "Every failure is told as one", infoPlist: [.whenInUse], files: [model("", "state = .notFound")]),
  ]

  private static func model(_ mark: String, _ code: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      import UIKit
      final class Home: UIViewController, CLLocationManagerDelegate {
        enum State { case idle, denied, notFound }
        let manager = CLLocationManager()
        var state = State.idle
        var isAuthorized = false
        func locate() { manager.requestLocation() }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
        func \(mark)locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
          \(code)
        }
        func offerSettings() { UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }
      }
      """)
  }
}
