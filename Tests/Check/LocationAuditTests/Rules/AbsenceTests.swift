import AppProject
import Phrases
import SourceFacts
import Testing

@testable import LocationAudit
@testable import LocationEvidence

@Suite("Conclusions from missing code") struct AbsenceTests {
  /// The examples in which a rule has a finding, with an additional unread source.
  static let cases = RuleCatalog.all.filter { $0.absence != .nowhere }.flatMap { rule in
    rule.examples.filter(\.fires).map { RuleExampleTests.Case(rule: rule.id, example: $0) }
  }

  @Test(arguments: cases)
  func `a rule that concludes from absence is silent beside a source that was not read`(
    _ example: RuleExampleTests.Case
  ) {
    let inventory = example.example.inventory.changingTargets { target in
      target.with(unreadSources: ["Unread.swift"])
    }
    let found = Audit.findings(of: example.rule, in: inventory)
    // Only notes remain, which say what they are based on.
    #expect(found.allSatisfy { $0.severity == .note && Self.isHedged($0) }, "\(found)")
  }

  @Test(
    arguments: cases.filter { example in
      RuleCatalog.all.contains { $0.id == example.rule && $0.absence == .inProcess }
    })
  func `one that concludes from all code is silent beside a library that was not read`(
    _ example: RuleExampleTests.Case
  ) {
    let inventory = example.example.inventory.changingTargets { target in
      target.with(dependencies: target.dependencies + ["Unread"])
    }
    let found = Audit.findings(of: example.rule, in: inventory)
    #expect(found.allSatisfy { $0.severity == .note && Self.isHedged($0) }, "\(found)")
  }

  @Test func `what was not read is named for an app that has code, sources first`() throws {
    let inventory = try #require(RuleCatalog.all.first?.examples.first).inventory
    let unread = inventory.changingTargets {
      $0.with(dependencies: ["Tracker", "Maps"], unreadSources: ["Big.swift"])
    }
    #expect(Audit.unreadCode(of: unread) == [["Big.swift", "Maps", "Tracker"]])
    let withoutCode = unread.changingTargets { $0.with(sources: []) }
    #expect(Audit.unreadCode(of: withoutCode) == [[]])
  }

  private static func isHedged(_ finding: Finding) -> Bool {
    let text = "\(finding.message) \(finding.fix)".lowercased()
    // What scripts do with an answer doesn't depend on code that was not read.
    let isOfScript = ["dart", "js", "jsx", "ts", "tsx"].contains { finding.site.file.hasSuffix(".\($0)") }
    let ofScripts = [
      "nothing happens here", "nothing here goes on", "nothing here ends", "nothing in this file",
      "only the last is kept", "nothing here sets it back", "it has no time limit",
    ]
    return isOfScript && ofScripts.contains(where: text.contains)
      || [" read ", " read.", " read,", " read:", "unless a linked library", "in an app that has not asked"]
        .contains(where: text.contains)
  }

  /// All code for location that there can be, so that nothing is missing from a project that contains it.
  private static let everything = """
    import CoreLocation
    import CoreLocationUI
    import MapKit
    final class Everything: NSObject, CLLocationManagerDelegate {
      let manager = CLLocationManager()
      var session: CLBackgroundActivitySession?
      func all(region: CLRegion, beacon: CLBeaconIdentityConstraint) async throws {
        manager.delegate = self
        _ = manager.authorizationStatus
        _ = manager.accuracyAuthorization
        manager.requestWhenInUseAuthorization()
        manager.requestAlwaysAuthorization()
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: key)
        manager.desiredAccuracy = accuracy
        manager.distanceFilter = filter
        manager.activityType = .fitness
        manager.pausesLocationUpdatesAutomatically = false
        if modes.contains("UIBackgroundModes") { manager.allowsBackgroundLocationUpdates = true }
        manager.showsBackgroundLocationIndicator = true
        manager.startUpdatingLocation()
        manager.stopUpdatingLocation()
        manager.requestLocation()
        manager.startMonitoringSignificantLocationChanges()
        manager.stopMonitoringSignificantLocationChanges()
        manager.startMonitoringVisits()
        manager.stopMonitoringVisits()
        manager.startMonitoring(for: region)
        manager.stopMonitoring(for: region)
        manager.startRangingBeacons(satisfying: beacon)
        manager.stopRangingBeacons(satisfying: beacon)
        manager.startUpdatingHeading()
        manager.startMonitoringLocationPushes { _, _ in }
        session = CLBackgroundActivitySession()
        let service = CLServiceSession(authorization: .whenInUse)
        let always = CLServiceSession(authorization: .always)
        for try await update in CLLocationUpdate.liveUpdates() { print(update, service, always) }
        let monitor = await CLMonitor("all")
        print(monitor)
      }
    }
    """

  @Test func `a rule that other code can silence says so`() {
    var silenced: Set<String> = []
    let added = SourceFile(
      path: "Everything.swift",
      facts: SourceReader(.everything).read(Array(Self.everything.utf8), as: .swift))
    for rule in RuleCatalog.all where rule.absence == .nowhere {
      for example in rule.examples where example.fires && !example.files.isEmpty {
        let before = Audit.findings(of: rule.id, in: example.inventory)
        let after = Audit.findings(
          of: rule.id,
          in: example.inventory.changingTargets { $0.with(sources: $0.sources + [added]) })
        if after.count < before.count { silenced.insert(rule.id.rawValue) }
      }
    }
    #expect(silenced.sorted() == [])
  }

  /// Returns extensions that give the types of an example everything that a delegate can have.
  private static func extensions(of types: [String]) -> String {
    types.map { type in
      """
      import CoreLocation
      extension \(type): CLLocationManagerDelegate {
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
        func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
        func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
        func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
        func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
        func locationManager(
          _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
        ) {}
        func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
        func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
      }
      """
    }.joined(separator: "\n")
  }

  @Test func `a rule that other parts of a type can silence says so`() {
    var silenced: Set<String> = []
    for rule in RuleCatalog.all where rule.absence == .nowhere {
      for example in rule.examples where example.fires {
        let inventory = example.inventory
        let types = inventory.targets.flatMap(\.sources).flatMap { $0.facts?.types ?? [] }.map(\.name)
        let added = SourceFile(
          path: "Extensions.swift",
          facts: SourceReader(.everything).read(
            Array(Self.extensions(of: Set(types).sorted()).utf8), as: .swift))
        let before = Audit.findings(of: rule.id, in: inventory)
        let after = Audit.findings(
          of: rule.id, in: inventory.changingTargets { $0.with(sources: $0.sources + [added]) })
        if after.count < before.count { silenced.insert(rule.id.rawValue) }
      }
    }
    #expect(silenced.sorted() == [])
  }
}

extension ProjectInventory {
  fileprivate func changingTargets(_ change: (AppTarget) -> AppTarget) -> ProjectInventory {
    ProjectInventory(
      targets: targets.map(change), unusedInfoPlists: unusedInfoPlists, problems: problems,
      ignoreComments: ignoreComments)
  }
}

extension AppTarget {
  fileprivate func with(
    sources: [SourceFile]? = nil, dependencies: [String]? = nil, unreadSources: [String] = []
  ) -> AppTarget {
    AppTarget(
      name: name, kind: kind, container: container, configurations: configurations,
      sources: sources ?? self.sources, dependencies: dependencies ?? self.dependencies,
      localizations: localizations, origin: origin, firstScreens: firstScreens,
      unreadSources: unreadSources, isBuilt: isBuilt, isDependency: isDependency,
      permissionHandlerMacros: permissionHandlerMacros, locationPlugIns: locationPlugIns)
  }
}
