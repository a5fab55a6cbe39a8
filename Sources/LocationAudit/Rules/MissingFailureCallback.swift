import CoreLocationInterface
import InfoPlistProblems
import LocationPolicy
import Phrases
import SourceFacts

extension Rule {
  /// A delegate that awaits locations is not told why none come.
  static let missingFailureCallback = Rule(
    id: .missingFailureCallback,
    summary: "A delegate awaits locations and lacks didFailWithError, so it is never told why none come.",
    explanation: """
      What keeps locations from coming is told to locationManager(_:didFailWithError:) alone: denied, services that are \
      switched off, no fix. A delegate without it waits for ever, and so does the person. With requestLocation the app \
      crashes besides; that is request-location-without-failure-handler.
      """,
    severity: .note, bites: everywhere, mistakes: [.mis20], facts: [.err003, .del071],
    examples: [
      RuleExample(
        "Locations alone", infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            final class Locator: NSObject, CLLocationManagerDelegate {
              let manager = CLLocationManager()
              func start() { manager.startUpdatingLocation() }
              func ↓locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
            }
            """)
        ]),
      RuleExample(
        "Beside protocols of other makers", infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            final class Run: UIViewController, ActionButtonDelegate {
              let manager = CLLocationManager()
              func start() { manager.startMonitoringSignificantLocationChanges() }
            }
            extension Run: CLLocationManagerDelegate {
              func ↓locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
            }
            """)
        ]),
      RuleExample(
        "A superclass hears of failures", infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            class Base: NSObject, CLLocationManagerDelegate {
              func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
            }
            final class Locator: Base {
              let manager = CLLocationManager()
              func start() { manager.startUpdatingLocation() }
              func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
            }
            """)
        ]),
      RuleExample(
        "A superclass that nobody read may", infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            final class Locator: BaseLocator, CLLocationManagerDelegate {
              let manager = CLLocationManager()
              func start() { manager.startUpdatingLocation() }
              func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
            }
            """)
        ]),
    ],
    judgesLibraries: true,
    check: { context in
      let starts = context.code.uses(of: .standardUpdates, .significantChanges)
      let methods = DelegateFamily.all(in: context.code.types)
        .filter { $0.isWhole && !$0.implements(.didFailWithError) && starts.contains(where: $0.contains) }
        .flatMap { $0.ownMethods(.didUpdateLocations) }
        .filter { context.isJudged($0.file) }.sorted { $0.site < $1.site }
      return methods.prefix(1).map { method in
        Violation(
          at: method.site,
          message:
            "Nothing tells this delegate that no location will come: it has no didFailWithError.\(Words.further(methods.count - 1))",
          fix:
            "Implement \(DelegateMethod.didFailWithError.name): ignore .locationUnknown, stop and explain at .denied."
        )
      }
    })
}
