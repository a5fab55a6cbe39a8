import AppProject
import Foundation
import LocationAudit
import LocationPolicy
import SourceFacts
import Testing

@Suite("What package managers bring, as the audit judges it")
struct DependencyAuditTests {
  private static let code = """
    #import <CoreLocation/CoreLocation.h>
    @interface Handler : NSObject <CLLocationManagerDelegate>
    @end
    @implementation Handler
    - (void)ask { [[[CLLocationManager alloc] init] requestWhenInUseAuthorization]; }
    - (void)locationManager:(CLLocationManager *)m didChangeAuthorizationStatus:(CLAuthorizationStatus)s { }
    @end
    """

  private func rules(isDependency: Bool) -> [String] {
    let facts = SourceReader().read(Array(Self.code.utf8), as: .objectiveC)
    func target(_ name: String, _ kind: ProductKind, _ sources: [SourceFile], _ dependencies: [String])
      -> AppTarget
    {
      let configuration = BuildConfiguration(
        name: "Release", deploymentTarget: SystemVersion(15),
        infoPlist: InfoPlist(path: "Info.plist", entries: [:]),
        entitlements: [:], settings: [:], infoPlistKeySettings: [:])
      return AppTarget(
        name: name, kind: kind, container: "\(name).xcodeproj", configurations: [configuration],
        sources: sources,
        dependencies: dependencies, localizations: [], isDependency: isDependency && kind == .framework)
    }
    let inventory = ProjectInventory(
      targets: [
        target("App", .app, [SourceFile(path: "Main.swift", facts: nil)], ["Handler"]),
        target("Handler", .framework, [SourceFile(path: "node_modules/Handler.m", facts: facts)], []),
      ], unusedInfoPlists: [], problems: [])
    return Audit.run(inventory).map { "\($0.target) \($0.rule.rawValue) \($0.site.file)" }
  }

  @Test func `what a dependency asks of the Info.plist is told, its own code is not judged`() {
    #expect(rules(isDependency: true) == ["App missing-when-in-use-description node_modules/Handler.m"])
  }

  @Test func `the code of a library that is the project's own is judged in the app that links it`() {
    let own = rules(isDependency: false)
    #expect(own.contains("App missing-when-in-use-description node_modules/Handler.m"))
    #expect(own.contains("App only-old-authorization-callback node_modules/Handler.m"))
  }
}
