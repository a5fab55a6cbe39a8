import AppProject
import Foundation
import LocationAudit
import LocationEvidence
import LocationPolicy
import SourceFacts
import TestSupport
import Testing

@Suite struct AuditTests {
  private static let asks =
    "import CoreLocation\nfunc ask(_ m: CLLocationManager) { m.requestWhenInUseAuthorization() }"
  private static let starts =
    "import CoreLocation\nfunc go(_ m: CLLocationManager) { m.startUpdatingLocation() }"

  @Test func `code of a linked framework counts in the app and is reported there`() {
    let app = target("App", sources: [("App.swift", Self.starts)], dependencies: ["Kit"])
    let kit = target("Kit", kind: .framework, sources: [("Kit.swift", Self.asks)], dependencies: ["Core"])
    let found = Audit.run(inventory([app, kit]))
    #expect(found.map(\.rule.rawValue) == ["missing-when-in-use-description", "refusal-unnoticed"])
    #expect(Set(found.map(\.target)) == ["App"])
    #expect(Set(found.map(\.site.file)) == ["Kit.swift"])
  }

  @Test func `frameworks are followed through other frameworks and across containers, once`() {
    let app = target("App", plist: Self.texts, sources: [("App.swift", Self.starts)], dependencies: ["Kit"])
    let kit = target("Kit", kind: .framework, sources: [], dependencies: ["Core", "App"])
    let core = target(
      "Core", kind: .framework, container: "Core/Package.swift", sources: [("Core.swift", Self.asks)],
      dependencies: ["Kit"])
    let found = Audit.run(inventory([app, core, kit]))
    #expect(found.map(\.rule.rawValue) == ["refusal-unnoticed"])
    #expect(found.map(\.site.file) == ["Core.swift"])
  }

  @Test func `a screen of the app that runs a library's request asks by itself`() {
    let screen = """
      import UIKit
      class Home: UIViewController {
        let locator = Locator()
        override func viewDidLoad() { locator.start() }
      }
      """
    let locator = """
      import CoreLocation
      public final class Locator {
        let manager = CLLocationManager()
        public func start() { manager.requestWhenInUseAuthorization() }
      }
      """
    let app = target(
      "App", plist: Self.texts, sources: [("Home.swift", screen)],
      dependencies: ["Kit"])
    let kit = target("Kit", kind: .framework, sources: [("Locator.swift", locator)])
    let found = Audit.run(inventory([app, kit])).filter { $0.rule.rawValue == "asked-by-itself" }
    #expect(found.map(\.site.file) == ["Locator.swift"])
    #expect(found.map(\.target) == ["App"])
  }

  @Test func `an embedded extension is a process of its own`() {
    let app = target("App", plist: Self.texts, sources: [("App.swift", Self.starts)], dependencies: ["Share"])
    let share = target("Share", kind: .appExtension, sources: [("Share.swift", Self.asks)])
    #expect(Audit.run(inventory([app, share])).map(\.rule.rawValue) == ["location-without-request"])
  }

  @Test func `tests have no findings of their own`() {
    let kinds: [ProductKind] = [.test, .other]
    let targets = kinds.map { target($0.rawValue, kind: $0, sources: [("\($0).swift", Self.asks)]) }
    #expect(Audit.run(inventory(targets)) == [])
  }

  private static let locator = """
    import CoreLocation
    final class Locator: NSObject, CLLocationManagerDelegate {
      let manager = CLLocationManager()
      func find() { manager.requestAlwaysAuthorization(); manager.startUpdatingLocation() }
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    }
    """

  @Test func `of an app on a watch, only what its code does with Core Location is judged`() {
    let watch = target("Watch", kind: .watch, sources: [("Locator.swift", Self.locator)])
    let found = Audit.run(inventory([watch]))
    #expect(
      found.map(\.rule.rawValue).sorted() == [
        "missing-failure-callback", "refusal-unnoticed", "updates-never-stopped",
      ])
    #expect(found.allSatisfy { $0.severity == .note && $0.systems == "watchOS" && $0.keepsAway.isEmpty })
  }

  @Test func `a file that an app and its watch share is reported in the app`() {
    let sources = [("Locator.swift", Self.locator)]
    let targets = [
      target("App", plist: Self.texts, sources: sources), target("Watch", kind: .watch, sources: sources),
    ]
    #expect(Set(Audit.run(inventory(targets)).map(\.target)) == ["App"])
  }

  @Test func `a library that no app links is told what its apps need`() {
    let kit = target("Kit", kind: .framework, sources: [("Kit.swift", Self.asks)])
    #expect(Audit.run(inventory([kit])).map(\.rule.rawValue) == ["host-needs-texts"])
  }

  @Test func `a library that only another library links is judged by itself`() {
    let outer = target("Outer", kind: .framework, sources: [], dependencies: ["Kit"])
    let kit = target("Kit", kind: .framework, sources: [("Locator.swift", Self.locator)])
    let found = Audit.run(inventory([outer, kit])).filter { $0.rule.rawValue == "missing-failure-callback" }
    #expect(found.map(\.target) == ["Kit"])
  }

  @Test func `mocks and previews ask nobody`() {
    let mock =
      "import CoreLocation\nfinal class MockLocator { func f(_ m: CLLocationManager) { m.requestLocation() } }"
    let app = target("App", sources: [("App.swift", mock), ("Mocks/Locator.swift", Self.asks)])
    #expect(Audit.run(inventory([app])) == [])
  }

  @Test func `an app whose Info.plist cannot be read has no findings on keys`() {
    let app = target("App", plist: nil, sources: [("App.swift", Self.asks)])
    #expect(Audit.run(inventory([app])).map(\.rule.rawValue) == ["refusal-unnoticed"])
  }

  @Test func `findings are sorted by target and place, whatever the order of the input`() {
    let targets = ["B", "A"].map { name in
      target(name, sources: [("Z.swift", Self.asks), ("M.swift", Self.asks + "\n" + Self.starts)])
    }
    let found = Audit.run(inventory(targets))
    #expect(found == Audit.run(inventory(targets.reversed())))
    #expect(found.map(\.target) == ["A", "A", "B", "B"])
    #expect(Set(found.map(\.site.file)) == ["M.swift"])
  }

  @Test func `ten times as many places take some ten times as long`() {
    let few = timeToReport(300)
    let many = timeToReport(3_000)
    #expect(many < 25 * few, "\(few) s and \(many) s")
  }

  /// Returns the processor time that it takes to report a number of places in one file, in seconds.
  private func timeToReport(_ count: Int) -> Double {
    let call = "func f() { CLLocationManager().requestLocation() }\n"
    let source = "import CoreLocation\n" + String(repeating: call, count: count)
    let app = target("App", plist: Self.texts, sources: [("App.swift", source)])
    // This thread reads the file; its processor time is independent of other processes.
    let start = ThreadTime.now
    let found = Audit.run(inventory([app]))
    #expect(found.filter { $0.rule.rawValue == "temporary-manager" }.count == count)
    return ThreadTime.now - start
  }

  private static let texts: [String: String] = [
    "NSLocationWhenInUseUsageDescription": "Your walk is drawn on the map."
  ]

  @Test func `where nothing asks, only that is reported`() {
    let code = """
      import CoreLocation
      final class Locator: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        func go() {
          manager.delegate = self
          manager.startUpdatingLocation()
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
          manager.stopUpdatingLocation()
        }
      }
      """
    let found = Audit.run(inventory([target("App", sources: [("App.swift", code)])]))
    #expect(found.map(\.rule.rawValue) == ["location-without-request"])
    // Before iOS 8, the start asks.
    let old = Audit.run(inventory([target("App", iOS: 7, sources: [("App.swift", code)])]))
    #expect(
      old.map { "\($0.rule.rawValue) \($0.systems)" } == [
        "location-without-request iOS 8+", "missing-failure-callback iOS 7",
      ])
  }

  @Test func `code that nothing makes or calls has no findings but errors, as notes`() {
    let code = """
      import CoreLocation
      import UIKit
      // The app's delegate has no location API.
      final class MapScreen: UIViewController {
        let manager = CLLocationManager()
        override func viewDidLoad() {
          manager.requestWhenInUseAuthorization()
          manager.allowsBackgroundLocationUpdates = true
        }
        @IBAction func locatePerson() { manager.requestWhenInUseAuthorization() }
      }
      """
    func found(_ types: Set<String>, _ functions: Set<String> = []) -> [String] {
      let unnamed = UnnamedCode(
        types: Dictionary(uniqueKeysWithValues: types.map { ($0, ["UIViewController"]) }),
        functions: functions)
      let plist = ["NSLocationWhenInUseUsageDescription": "Your walk is drawn on the map."]
      return Audit.run(
        inventory([target("App", plist: plist, sources: [("App.swift", code)], unnamed: unnamed)])
      ).map { "\($0.rule.rawValue) \($0.site.line) \($0.severity)" }
    }
    #expect(
      found([]) == [
        "background-updates-without-mode 8 error", "asked-by-itself 7 note", "refusal-unnoticed 7 note",
        "silent-when-refused 10 note",
      ])
    #expect(found(["MapScreen"]) == ["background-updates-without-mode 8 note"])
    #expect(found([], ["locatePerson"]).count == 3)
  }

  private func inventory(_ targets: [AppTarget]) -> ProjectInventory {
    ProjectInventory(targets: targets, unusedInfoPlists: [], problems: [])
  }

  private func target(
    _ name: String, kind: ProductKind = .app, container: String = "App.xcodeproj",
    iOS: Int = 15, plist: [String: String]? = [:],
    sources: [(path: String, text: String)], dependencies: [String] = [], unnamed: UnnamedCode = .none
  ) -> AppTarget {
    let entries = plist?.mapValues { text in
      InfoPlist.Entry(value: .string(text), origin: Site(file: "Info.plist", line: 1))
    }
    let configuration = BuildConfiguration(
      name: "Release", deploymentTarget: SystemVersion(iOS),
      infoPlist: entries.map { InfoPlist(path: "Info.plist", entries: $0) }, entitlements: [:], settings: [:],
      infoPlistKeySettings: [:])
    return AppTarget(
      name: name, kind: kind, container: container, configurations: [configuration],
      sources: sources.map { path, text in
        SourceFile(
          path: path,
          facts: SourceReader(.everything).read(
            Array(text.utf8), as: SourceLanguage.language(ofFileNamed: path) ?? .swift))
      },
      dependencies: dependencies, localizations: [], unnamed: unnamed)
  }
}
