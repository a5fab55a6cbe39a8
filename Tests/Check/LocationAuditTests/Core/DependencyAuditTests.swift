import AppProject
import Foundation
import LocationPolicy
import Phrases
import SourceFacts
import Testing

@testable import LocationAudit
@testable import LocationEvidence

@Suite("The audit of dependencies")
struct DependencyAuditTests {
  private static let code = """
    #import <CoreLocation/CoreLocation.h>
    @interface Handler : NSObject <CLLocationManagerDelegate>
    @end
    @implementation Handler
    - (void)ask {
      CLLocationManager *manager = [[CLLocationManager alloc] init];
      manager.delegate = self;
      [manager requestWhenInUseAuthorization];
    }
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
    #expect(own.contains("App temporary-manager node_modules/Handler.m"))
  }

  @Test(arguments: [
    ("ios/geo.podspec", "example/ios/Runner.xcodeproj", true),
    ("Geo.podspec", "GeoDemo/Demo.xcodeproj", true),
    ("Geo.podspec", "Geo.xcodeproj", false),
    ("Pods/Geo/Geo.podspec", "Example/App.xcodeproj", false),
    ("Geo/Package.swift", "Geo/Example/App.xcodeproj", false),
  ])
  func `a library is judged for all apps beside the example that it comes with`(
    library: String, app: String, isJudged: Bool
  ) {
    let code = """
      import CoreLocation
      func track(with manager: CLLocationManager) {
        manager.requestWhenInUseAuthorization()
        manager.allowsBackgroundLocationUpdates = true
      }
      """
    let mode = InfoPlist.Entry(
      value: .array([.string("location")]), origin: Site(file: "Info.plist", line: 2))
    let inventory = project(
      library: library, code, app: app, ["UIBackgroundModes": mode], calling: "track(with: manager)")
    let found = Audit.run(inventory).filter { $0.target == "Geo" }.map(\.rule.rawValue)
    #expect(found == (isJudged ? ["unguarded-background-updates", "host-needs-texts"] : []))
  }

  @Test(arguments: [
    ("manager.requestAlwaysAuthorization()", Finding.Severity.error),
    ("if manager.responds(to: #selector(wanted)) { manager.requestAlwaysAuthorization() }", .error),
    ("if wanted == .always { manager.requestAlwaysAuthorization() }", .warning),
  ])
  func `what a library asks for under a condition may not be asked for in this app`(
    request: String, severity: Finding.Severity
  ) {
    let code = """
      import CoreLocation
      func ask(_ manager: CLLocationManager, for wanted: Wish) {
        \(request)
      }
      """
    let inventory = project(
      library: "Geo.xcodeproj", code, app: "App.xcodeproj", [:], calling: "ask(manager, for: .always)")
    let found = Audit.run(inventory).filter { $0.rule.rawValue == "missing-always-description" }
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("requestWhenInUseAuthorization()", Finding.Severity.error),
    ("if manager.authorizationStatus == .notDetermined { requestWhenInUseAuthorization() }", .error),
    ("switch wanted {\ncase .whenInUse: requestWhenInUseAuthorization()\ndefault: break\n}", .warning),
  ])
  func `a library that asks where a parameter says so may not ask in this app`(
    call: String, severity: Finding.Severity
  ) {
    let code = """
      import CoreLocation
      final class Asker {
        let manager = CLLocationManager()
        private func requestWhenInUseAuthorization() { manager.requestWhenInUseAuthorization() }
        func start(for wanted: Wish) {
          \(call)
        }
      }
      """
    let inventory = project(
      library: "Geo.xcodeproj", code, app: "App.xcodeproj", [:], hasText: false,
      calling: "Asker().start(for: .whenInUse)")
    let found = Audit.run(inventory).filter { $0.rule.rawValue == "missing-when-in-use-description" }
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("Locator().find()", Finding.Severity.error), ("Locator.shared.lookAround()", .error),
    ("Camera().open()", .warning),
    ("print(Locator.self)", .warning),
  ])
  func `a library's request that the app never comes to is only the store's business`(
    call: String, severity: Finding.Severity
  ) {
    let code = """
      import CoreLocation
      public final class Camera { public func open() {} }
      public final class Locator {
        public static let shared = Locator()
        let manager = CLLocationManager()
        public func find() { ask() }
        public func lookAround() { find() }
        private func ask() { manager.requestWhenInUseAuthorization() }
      }
      """
    let inventory = project(
      library: "Geo.xcodeproj", code, app: "App.xcodeproj", [:], hasText: false, calling: call)
    let found = Audit.run(inventory).filter { $0.rule.rawValue == "missing-when-in-use-description" }
    #expect(found.map(\.severity) == [severity])
    #expect(found.map(\.site.line) == [8])
    #expect(
      found.allSatisfy { $0.message.english.contains("shows no prompt") == (severity == .error) },
      "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.keepsAway.isEmpty == (severity == .warning) })
  }

  /// Returns an app that links a library and calls it, with or without the text for the first prompt.
  private func project(
    library: String, _ code: String, app: String, _ entries: [String: InfoPlist.Entry], hasText: Bool = true,
    calling call: String
  ) -> ProjectInventory {
    let text = InfoPlist.Entry(
      value: .string("Your walk is drawn on the map."), origin: Site(file: "Info.plist", line: 1))
    let infoPlist = InfoPlist(
      path: "Info.plist",
      entries: hasText ? entries.merging(["NSLocationWhenInUseUsageDescription": text]) { $1 } : entries)
    func target(
      _ name: String, _ kind: ProductKind, in container: String, _ sources: [SourceFile],
      _ dependencies: [String]
    ) -> AppTarget {
      let configuration = BuildConfiguration(
        name: "Release", deploymentTarget: SystemVersion(15), infoPlist: kind == .app ? infoPlist : nil,
        entitlements: [:], settings: [:], infoPlistKeySettings: [:])
      return AppTarget(
        name: name, kind: kind, container: container, configurations: [configuration], sources: sources,
        dependencies: dependencies, localizations: [])
    }
    let facts = SourceReader().read(Array(code.utf8), as: .swift)
    let main = SourceReader(.everything).read(Array("func main() { \(call) }".utf8), as: .swift)
    return ProjectInventory(
      targets: [
        target("App", .app, in: app, [SourceFile(path: "Main.swift", facts: main)], ["Geo"]),
        target("Geo", .framework, in: library, [SourceFile(path: "G.swift", facts: facts)], []),
      ], unusedInfoPlists: [], problems: [])
  }
}
