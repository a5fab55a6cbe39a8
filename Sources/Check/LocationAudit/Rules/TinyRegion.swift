import AppProject
import InfoPlistProblems
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A region is smaller than the phone can detect.
  static let tinyRegion = Rule(
    id: .tinyRegion,
    summary: "A region's radius is below 100 m, which the phone can't detect reliably.",
    explanation: """
      Regions are monitored with cell towers and Wi-Fi, and below 100 to 200 m entering and leaving is reported late \
      or not at all. Make the region larger, and get a precise location once inside.
      """,
    severity: .note, bites: everywhere, mistakes: [.mis50], facts: [.mon006],
    examples: [
      RuleExample(
        "Twenty meters", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [
          .swift(
            using: """
              let region = ↓CLCircularRegion(center: home, radius: 20, identifier: "home")
              manager.startMonitoring(for: region)
              manager.stopMonitoring(for: region)
              """)
        ]),
      RuleExample(
        "A constant of the file, for a monitor", iOS: SystemVersion(17), infoPlist: [.whenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            private let reach = 25.0
            func watch(_ monitor: CLMonitor) async {
              await monitor.add(CLMonitor.↓CircularGeographicCondition(center: home, radius: reach), identifier: "home")
            }
            """)
        ]),
      RuleExample(
        "Fifty meters, from the only call", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            final class Fences {
              let manager = CLLocationManager()
              func watch(_ place: CLLocationCoordinate2D, radius: Double) {
                manager.startMonitoring(for: ↓CLCircularRegion(center: place, radius: radius, identifier: "place"))
              }
              func stop() { manager.monitoredRegions.forEach(manager.stopMonitoring) }
            }
            final class Home {
              let fences = Fences()
              func arrive() { fences.watch(home, radius: 50) }
            }
            """)
        ]),
      RuleExample(
        "From two calls, only one of which passes a small radius",
        infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [
          .swift(
            """
            import CoreLocation
            final class Fences {
              let manager = CLLocationManager()
              func watch(_ place: CLLocationCoordinate2D, radius: Double) {
                manager.startMonitoring(for: CLCircularRegion(center: place, radius: radius, identifier: "place"))
              }
              func stop() { manager.monitoredRegions.forEach(manager.stopMonitoring) }
            }
            final class Home {
              let fences = Fences()
              func arrive() { fences.watch(home, radius: 50) }
              func leave() { fences.watch(town, radius: 500) }
            }
            """)
        ]),
      RuleExample(
        "Two hundred meters", isRemedy: true, infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [
          .swift(
            using: """
              let region = CLCircularRegion(center: home, radius: 200, identifier: "home")
              manager.startMonitoring(for: region)
              manager.stopMonitoring(for: region)
              """)
        ]),
      RuleExample(
        "A region that is only asked whether it contains a place", infoPlist: [.whenInUse],
        files: [
          .swift(
            using: """
              let region = CLCircularRegion(center: home, radius: 20, identifier: "home")
              manager.startUpdatingLocation()
              print(region.contains(place))
              """)
        ]),
    ],
    judgesLibraries: true,
    check: { context in
      let files = Set(context.code.uses(of: .regionMonitoring).map(\.file))
      let regions = ["CLCircularRegion", "CircularGeographicCondition"].flatMap {
        context.code.uses($0, .construction)
      }.filter { use in
        guard case .number(let radius)? = use.argument("radius") else { return false }
        return radius < smallest && (use.fact.name != "CLCircularRegion" || files.contains(use.file))
          && context.isJudged(use.file)
      }.sorted()
      return regions.prefix(1).map { use in
        Violation(
          at: use.site, releases: context.releases(of: use),
          message:
            "Entering and leaving a region this small is reported late or not at all.\(MessageText.further(regions.count - 1))",
          fix: "Use a radius of at least 100 m, and get a precise location once inside.")
      }
    })

  /// The smallest radius that is detected reliably, in meters.
  private static let smallest = 100.0
}
