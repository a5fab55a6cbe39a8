import CoreLocationInterface
import InfoPlistProblems
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The manager's last location is read, and nothing ever makes it locate.
  static let locationReadWithoutUpdates = Rule(
    id: .locationReadWithoutUpdates,
    summary: "A manager's location is read, but no code ever starts a service that would bring one.",
    explanation: """
      The property holds the last location that was received. Where nothing starts a service, it is nil, or an old \
      location that never changes. Call requestLocation() or startUpdatingLocation(), and take \
      the location from the delegate. This is reported only where all code of the app was read.
      """,
    severity: .warning, bites: everywhere, facts: [.del065],
    examples: [
      RuleExample(
        "Read at once", infoPlist: [.whenInUse],
        files: [
          .swift(using: "manager.requestWhenInUseAuthorization()\nlet here = manager.↓location")
        ]),
      RuleExample(
        "In Objective-C", infoPlist: [.whenInUse],
        files: [
          .objectiveC(using: "[manager requestWhenInUseAuthorization];\nself.here = manager.↓location;")
        ]),
      RuleExample(
        "Updates were started", isRemedy: true, infoPlist: [.whenInUse],
        files: [
          .swift(
            using: """
              manager.requestWhenInUseAuthorization()
              manager.startUpdatingLocation()
              let here = manager.location
              """)
        ]),
      RuleExample(
        "A map shows the person", infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            import MapKit
            func useLocation(_ manager: CLLocationManager, _ map: MKMapView) {
              map.showsUserLocation = true
              let here = manager.location
            }
            """)
        ]),
      RuleExample(
        "A library that was not read may start them", infoPlist: [.whenInUse], unseenDependencies: ["Places"],
        files: [.swift(using: "let here = manager.location")]),
    ],
    absence: .inProcess,
    check: { context in
      guard context.asksForAuthorization, !context.hasUnseenCode,
        !context.code.uses(
          anyOf: .standardUpdates, .oneShot, .liveUpdates, .significantChanges, .visits, .regionMonitoring,
          .conditionMonitoring, .mapUserLocation)
      else { return [] }
      let reads = context.code.uses(ManagerMember.location.declaration.baseName, .read).filter {
        $0.fact.evidence == .appleType && !$0.isShared
      }
      return reads.prefix(1).map { use in
        Violation(
          at: use.site,
          message:
            "This is nil or an old location: nothing in the app ever starts locating.\(MessageText.further(reads.count - 1))",
          fix:
            "Call requestLocation() or startUpdatingLocation(), and use the location that the delegate gets.")
      }
    })
}
