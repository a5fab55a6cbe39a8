import AppProject
import LocationPolicy
import SourceFacts

extension Rule {
  /// A service is started and nothing in the process ever asks for authorization.
  static let locationWithoutRequest = Rule(
    id: "location-without-request",
    summary: "A location service is started, but nothing in the app ever asks for authorization.",
    explanation: """
      From iOS 8 on the classic services don't ask by themselves: started before the person was asked they deliver \
      nothing and report no error, and a map shows no position. Only the asynchronous sequences of iOS 18 and the \
      location button ask by themselves. Call a request first; starting directly after it is fine.
      """,
    severity: .error, mistakes: ["MIS-05"], facts: [.auth021],
    examples: [
      RuleExample(
        "The client library asks by itself", infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import Sextant
            func find(with client: LocationClient) async throws { print(try await client.location()) }
            """)
        ]),
      RuleExample(
        "Updates are started and never requested", infoPlist: [.whenInUse],
        files: [.swift(using: "manager.↓startUpdatingLocation()")]),
      RuleExample(
        "A map shows the person and nobody asked", infoPlist: [.whenInUse],
        files: [.swift("import MapKit\nfunc show(on map: MKMapView) { map.↓showsUserLocation = true }")]),
      RuleExample(
        "Live updates ask by themselves, but not yet on iOS 17", iOS: SystemVersion(17),
        infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            func follow() async throws {
              for try await update in CLLocationUpdate.↓liveUpdates() { print(update) }
            }
            """)
        ]),
      RuleExample(
        "A library that nobody can see may ask", infoPlist: [.whenInUse],
        unseenDependencies: ["SwiftLocation"],
        files: [.swift(using: "manager.↓startUpdatingLocation()")]),
      RuleExample(
        "A request elsewhere in the app", infoPlist: [.whenInUse],
        files: [
          .swift(using: "manager.startUpdatingLocation()"),
          .objectiveC(using: "[manager requestWhenInUseAuthorization];"),
        ]),
      RuleExample(
        "A request on a constant that is a manager, whatever its type is called", infoPlist: [.whenInUse],
        files: [
          .swift(
            "import CoreLocation\nenum Locator { static let shared = CLLocationManager() }",
            name: "Locator.swift"),
          .swift(
            """
            import CoreLocation
            final class Screen {
              let manager = Locator.shared
              func show() {
                manager.requestWhenInUseAuthorization()
                manager.startUpdatingLocation()
              }
            }
            """),
        ]),
      RuleExample(
        "A wrapper's method of the same name with arguments", infoPlist: [.whenInUse],
        files: [.swift(using: "wrapper.startUpdatingLocation(isHeadingEnabled: false) { print($0) }")]),
      RuleExample(
        "A location button", infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocationUI
            import SwiftUI
            struct Finder: View {
              let manager = CLLocationManager()
              var body: some View { LocationButton(.currentLocation) { manager.requestLocation() } }
            }
            """)
        ]),
      RuleExample(
        "An extension shares the app's authorization", kind: .appExtension,
        files: [.swift(using: "manager.startUpdatingLocation()")]),
    ],
    check: { context in
      guard context.asksForAuthorization, let silent = releasesWithoutRequest(in: context.code) else {
        return []
      }
      let starts = silentStarts(in: context.code, on: silent)
      return starts.first.map { [violation(at: $0.use, on: $0.releases, in: context)] } ?? []
    })

  /// The releases from iOS 8 on that come before anything asks; nil when something asks on all of them.
  private static func releasesWithoutRequest(in code: ProcessCode) -> ClosedRange<Release>? {
    if code.mayRequestWhenInUse || code.mayRequestAlways { return nil }
    guard let first = code.promptingUses.first?.releases.lowerBound else { return .iOS8 ... .newest }
    return Release(rawValue: first.rawValue - 1).flatMap { $0 < .iOS8 ? nil : .iOS8...$0 }
  }

  private static func silentStarts(
    in code: ProcessCode, on silent: ClosedRange<Release>
  ) -> [(use: CodeUse, releases: ClosedRange<Release>)] {
    let services: [LocationUse] = [
      .standardUpdates, .oneShot, .significantChanges, .visits, .regionMonitoring, .ranging, .liveUpdates,
      .mapUserLocation,
    ]
    return services.flatMap(RequirementTable.rows(for:)).flatMap { row in
      code.uses(of: row).compactMap { use in
        use.releases(within: row.firstRelease ... .newest)?.intersection(silent).map {
          (use: use, releases: $0)
        }
      }
    }
  }

  private static func violation(
    at start: CodeUse, on releases: ClosedRange<Release>, in context: AuditContext
  ) -> Violation {
    let fix =
      context.description(.whenInUse) == .missing
      ? "Call requestWhenInUseAuthorization() first, and add to the Info.plist: " + Words.xml(.whenInUse)
      : "Call requestWhenInUseAuthorization() on a CLLocationManager that you keep, before or right where this starts."
    return Violation(
      at: start.site, severity: context.hasUnseenCode ? .note : .error, releases: releases,
      message: context.hasUnseenCode
        ? """
        No code that was read asks for authorization, so this delivers nothing unless a linked library asks \
        (\(Words.list(context.code.unseenDependencies.prefix(3).map(\.self)))).
        """
        : "Nothing in the app asks for authorization, so no prompt ever shows and this delivers nothing, without an error.",
      fix: fix, facts: start.fact.name == "showsUserLocation" ? [.auth021, .key012] : [.auth021])
  }
}
