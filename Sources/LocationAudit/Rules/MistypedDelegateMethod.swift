import AppProject
import LocationPolicy
import SourceFacts

extension Rule {
  /// A delegate has a method that is almost one of Apple's, which nobody calls.
  static let mistypedDelegateMethod = Rule(
    id: "mistyped-delegate-method",
    summary: "A location delegate has a method that is almost one of Apple's, so it is never called.",
    explanation: """
      The methods of CLLocationManagerDelegate are optional: one with a wrong label or parameter type compiles and is \
      never called. Common ones are didUpdateLocation for didUpdateLocations, didChangeAuthorizationStatus in Swift, \
      names of Swift 2, and NSError where Error is asked for.
      """,
    severity: .error, releases: .iOS7 ... .newest, mistakes: ["MIS-45"], facts: [.auth004, .auth005],
    examples: [
      RuleExample(
        "A missing letter", settings: ["SWIFT_VERSION": "5.0"],
        files: [
          delegate(
            "func ↓locationManager(_ manager: CLLocationManager, didUpdateLocation locations: [CLLocation]) {}"
          )
        ]),
      RuleExample(
        "The name of the selector instead of Swift's", settings: ["SWIFT_VERSION": "5.0"],
        files: [
          delegate(
            "func ↓locationManager(_ m: CLLocationManager, didChangeAuthorizationStatus status: CLAuthorizationStatus) {}"
          )
        ]),
      RuleExample(
        "The first name of a parameter as its label, made private so that the compiler stops warning",
        settings: ["SWIFT_VERSION": "5.0"],
        files: [
          delegate(
            """
            private func ↓locationManager(
                manager: CLLocationManager!, didChangeAuthorizationStatus status: CLAuthorizationStatus
              ) {}
            """)
        ]),
      RuleExample(
        "A private helper that the type calls itself", settings: ["SWIFT_VERSION": "5.0"],
        files: [
          delegate(
            """
            func start() { locationManager(manager: CLLocationManager(), didUpdateLocation: []) }
              private func locationManager(manager: CLLocationManager, didUpdateLocation: [CLLocation]) {}
            """)
        ]),
      RuleExample(
        "The right name with a wrong type", settings: ["SWIFT_VERSION": "5.0"],
        files: [
          delegate("func ↓locationManager(_ manager: CLLocationManager, didFailWithError error: NSError) {}")
        ]),
      RuleExample(
        "The right name with a result that nobody asks for", settings: ["SWIFT_VERSION": "5.0"],
        files: [
          delegate(
            """
            func ↓locationManager(
                _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
              ) -> CLLocation? { locations.last }
            """)
        ]),
      RuleExample(
        "A wrong selector in Objective-C",
        files: [
          .objectiveC(
            """
            #import <CoreLocation/CoreLocation.h>
            @interface Locator : NSObject <CLLocationManagerDelegate>
            @end
            @implementation Locator
            - (void)↓locationManager:(CLLocationManager *)manager didUpdateLocation:(NSArray *)locations {
            }
            @end
            """)
        ]),
      RuleExample(
        "The right methods", settings: ["SWIFT_VERSION": "5.0"],
        files: [
          delegate(
            """
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
              func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
              func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) -> Void {}
              func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { true }
            """)
        ]),
      RuleExample(
        "A method of the app's own protocol", settings: ["SWIFT_VERSION": "5.0"],
        files: [
          delegate("func locationManager(_ manager: Tracker, didUpdateLocation location: CLLocation) {}")
        ]),
      RuleExample(
        "Swift 2, where the types were other ones", settings: ["SWIFT_VERSION": "2.3"],
        files: [
          delegate("func locationManager(manager: CLLocationManager, didFailWithError error: NSError) {}")
        ]),
    ],
    judgesLibraries: true,
    check: { context in
      let delegates = context.code.types.sorted.filter { NearMiss.isDelegate($0, in: context.code.types) }
      return delegates.flatMap { entry in
        entry.methods.filter { context.isJudged($0.file) }.compactMap { method in
          NearMiss.meantMethod(by: method, of: entry, isModernSwift: context.isModernSwift)
            .map { violation(at: method, meant: $0) }
        }
      }
    })

  private static func delegate(_ member: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Locator: NSObject, CLLocationManagerDelegate {
        \(member)
      }
      """)
  }

  private static func violation(at method: TypeIndex.Method, meant: String) -> Violation {
    let types =
      NearMiss.hasWrongResult(method.facts)
      ? ", without a result"
      : NearMiss.parameterTypes[meant].map { ", with the parameter types \(Words.list($0))" } ?? ""
    return Violation(
      at: method.site,
      message: "Core Location never calls \(method.facts.name): the delegate's method is \(meant)\(types).",
      fix: "Declare it exactly as \(meant)\(types).")
  }
}
