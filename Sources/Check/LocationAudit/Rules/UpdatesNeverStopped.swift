import CoreLocationInterface
import InfoPlistProblems
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Updates are started and never stopped.
  static let updatesNeverStopped = Rule(
    id: .updatesNeverStopped,
    summary: "Location updates are started, and nothing ever stops them.",
    explanation: """
      Updates continue until the app stops them, also when the screen that showed them is gone: the arrow stays in the \
      status bar, and the battery pays for locations that nobody uses. Stop them when the location is good enough, \
      or when the screen disappears. This is reported only where all code beside the start was read.
      """,
    severity: .note, bites: everywhere, facts: [.del060, .del005],
    examples: [
      RuleExample(
        "Started and forgotten", infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            final class Locator: NSObject, CLLocationManagerDelegate {
              let manager = CLLocationManager()
              func start() { manager.↓startUpdatingLocation() }
              func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
            }
            """)
        ]),
      RuleExample(
        "In Objective-C", infoPlist: [.whenInUse],
        files: [
          .objectiveC(
            """
            #import <CoreLocation/CoreLocation.h>
            @interface Locator : NSObject <CLLocationManagerDelegate>
            @property (nonatomic, strong) CLLocationManager *manager;
            @end
            @implementation Locator
            - (void)start { [self.manager ↓startUpdatingLocation]; }
            - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray *)locations {}
            @end
            """)
        ]),
      RuleExample(
        "Stopped when the screen disappears", isRemedy: true, infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            import UIKit
            final class MapViewController: UIViewController, CLLocationManagerDelegate {
              let manager = CLLocationManager()
              func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
              override func viewWillAppear(_ animated: Bool) { manager.startUpdatingLocation() }
              override func viewDidDisappear(_ animated: Bool) { manager.stopUpdatingLocation() }
            }
            """)
        ]),
    ],
    absence: .inModule,
    check: { context in
      guard context.asksForAuthorization, !isStopped(in: context.code) else { return [] }
      let receivers = DelegateFamily.all(in: context.code.types).filter {
        $0.implements(.didUpdateLocations) || $0.implements(.didUpdateToLocation)
      }
      let starts = context.code.uses(ServiceMethods.locationUpdates.start.baseName).filter { use in
        !use.isByClient && !use.isShared && !context.code.mayGoOn(beside: use.file)
          && receivers.contains { $0.contains(use) }
      }
      return starts.prefix(1).map { use in
        Violation(
          at: use.site,
          message:
            "Nothing ever stops these updates: the location hardware stays on as long as the app runs.\(MessageText.further(starts.count - 1))",
          fix: "Call stopUpdatingLocation() when the location is good enough, or when its screen disappears.")
      }
    })

  private static func isStopped(in code: ProcessCode) -> Bool {
    let stop = ServiceMethods.locationUpdates.stop.baseName
    return !code.uses(stop).isEmpty || !code.uses(stop, .reference).isEmpty
  }
}
