import AppProject
import LocationPolicy
import Phrases
import SourceFacts
import Testing

@testable import LocationAudit

/// The predictions for small apps, as rows of the report.
@Suite struct PredictionTests {
  private static let texts = [
    "NSLocationWhenInUseUsageDescription": JSONValue.string("Your run is drawn on the map."),
    "NSLocationAlwaysAndWhenInUseUsageDescription": .string("Your run goes on in your pocket."),
  ]
  private static let mode = ["UIBackgroundModes": JSONValue.array([.string("location")])]

  private func rows(
    from oldest: SystemVersion, _ entries: [String: JSONValue], _ statements: String?,
    besides declarations: String = ""
  ) -> [String] {
    let source =
      "import CoreLocation\n\(declarations)\nfunc run(_ manager: CLLocationManager) {\n\(statements ?? "")\n}"
    let file = SourceFile(path: "Runs.swift", facts: SourceReader().read(Array(source.utf8), as: .swift))
    let origin = Site(file: "Info.plist", line: 1)
    let configuration = BuildConfiguration(
      name: "Release", deploymentTarget: oldest,
      infoPlist: InfoPlist(
        path: "Info.plist", entries: entries.mapValues { InfoPlist.Entry(value: $0, origin: origin) }),
      entitlements: [:], settings: [:], infoPlistKeySettings: [:])
    let target = AppTarget(
      name: "Runs", kind: .app, container: statements == nil ? "Info.plist" : "Runs.xcodeproj",
      configurations: [configuration], sources: statements == nil ? [] : [file], dependencies: [],
      localizations: [])
    let inventory = ProjectInventory(targets: [target], unusedInfoPlists: [], problems: [])
    return Audit.predictions(for: inventory).flatMap { PredictionTable($0).rows }.map {
      "\($0.line.topic) [\($0.releases)] \($0.line.text)"
    }
  }

  @Test func `while in use with the mode, from 11 to the newest`() {
    let rows = rows(
      from: SystemVersion(11), Self.texts.merging(Self.mode) { $1 },
      """
      manager.allowsBackgroundLocationUpdates = true
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      """)
    let first = rows.filter { $0.hasPrefix("first prompt") }
    #expect(
      first == [
        "first prompt [11-12] requestWhenInUseAuthorization(): “Allow “Runs” to access your location while you are using the app?” [Don’t Allow] [Allow], saying “Your run is drawn on the map.”",
        "first prompt [13.0-13.3] requestWhenInUseAuthorization(): “Allow “Runs” to access your location?” [Allow While Using App] [Allow Once] [Don’t Allow], saying “Your run is drawn on the map.”",
        "first prompt [13.4-13.7] requestWhenInUseAuthorization(): “Allow “Runs” to use your location?” [Allow While Using App] [Allow Once] [Don’t Allow], saying “Your run is drawn on the map.”",
        "first prompt [14+] requestWhenInUseAuthorization(): “Allow “Runs” to use your location?” [Allow Once] [Allow While Using App] [Don’t Allow] with map and Precise: On, saying “Your run is drawn on the map.”",
      ])
    #expect(
      rows.filter { $0.hasPrefix("background") } == [
        "background [11+] With When In Use, a session started in the foreground continues, with the blue bar or pill, which can't be hidden."
      ])
    #expect(!rows.contains { $0.hasPrefix("store") || $0.hasPrefix("exception") || $0.hasPrefix("second") })
  }

  @Test func `Always first turns provisional from 13 on, and 16.4 asks for no filter`() {
    let rows = rows(
      from: SystemVersion(12), Self.texts.merging(Self.mode) { $1 },
      """
      manager.distanceFilter = 10
      manager.allowsBackgroundLocationUpdates = true
      manager.requestAlwaysAuthorization()
      manager.startUpdatingLocation()
      """)
    #expect(
      rows.filter { $0.hasPrefix("background") } == [
        "background [12+] With When In Use, a session started in the foreground continues, with the blue bar or pill, which can't be hidden.",
        "background [13+] With provisional Always, a session started in the foreground stops a few seconds after the person leaves the app.",
        "background [12-16.3] With Always, a session started in the foreground continues, with no indicator.",
        "background [16.4+] With Always, a session started in the foreground stops when the app is suspended.",
      ])
    #expect(rows.filter { $0.hasPrefix("second prompt") }.count == 2)
  }

  @Test func `two values of a property are two rows where they come to something else`() {
    let rows = rows(
      from: SystemVersion(16), Self.texts.merging(Self.mode) { $1 },
      """
      manager.distanceFilter = kCLDistanceFilterNone
      if saves { manager.distanceFilter = 10 }
      manager.allowsBackgroundLocationUpdates = true
      manager.requestAlwaysAuthorization()
      manager.startUpdatingLocation()
      """)
    #expect(
      rows.filter { $0.hasPrefix("background") && $0.contains("With Always") } == [
        "background [16.0-16.3] With Always, a session started in the foreground continues, with no indicator.",
        "background [16.4+] With Always and distanceFilter = kCLDistanceFilterNone, a session started in the foreground continues, with no indicator.",
        "background [16.4+] With Always and distanceFilter = 10, a session started in the foreground stops when the app is suspended.",
      ])
  }

  @Test func `a background activity session counts from its release on`() {
    let rows = rows(
      from: SystemVersion(16, 4), Self.texts.merging(Self.mode) { $1 },
      """
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      if #available(iOS 17, *) { activity = CLBackgroundActivitySession() }
      """)
    #expect(
      rows.filter { $0.hasPrefix("background") } == [
        "background [16.4-16.7] With When In Use, a session started in the foreground stops within seconds, unless something else keeps the app in use.",
        "background [17+] With When In Use and a background activity session, a location in the background: It is delivered.",
      ])
  }

  @Test func `the configuration is named where another one comes to something else`() {
    let plist = Self.texts.mapValues { InfoPlist.Entry(value: $0, origin: Site(file: "Info.plist", line: 1)) }
    let configurations = [("Release", plist), ("Beta", plist), ("Debug", [:])].map { name, entries in
      BuildConfiguration(
        name: name, deploymentTarget: SystemVersion(26),
        infoPlist: InfoPlist(path: "Info.plist", entries: entries), entitlements: [:], settings: [:],
        infoPlistKeySettings: [:])
    }
    let source = "import CoreLocation\nfunc run(_ m: CLLocationManager) { m.requestWhenInUseAuthorization() }"
    let file = SourceFile(path: "Runs.swift", facts: SourceReader().read(Array(source.utf8), as: .swift))
    let target = AppTarget(
      name: "Runs", kind: .app, container: "Runs.xcodeproj", configurations: configurations, sources: [file],
      dependencies: [], localizations: [])
    let lines = Audit.predictions(
      for: ProjectInventory(targets: [target], unusedInfoPlists: [], problems: []))[0].flatMap(\.lines)
    #expect(lines.filter { $0.topic == "configuration" }.map(\.text) == ["Release. Debug differs."])
  }

  @Test func `without a text nothing is asked, the console says why and the store refuses`() {
    let rows = rows(from: SystemVersion(15), [:], "manager.requestWhenInUseAuthorization()")
    #expect(
      rows == [
        "first prompt [15+] requestWhenInUseAuthorization(): No prompt appears and no callback comes. A usage description that the request needs is missing.",
        "store [15+] The upload is rejected with ITMS-90683 (some developers report a rejection, others only a warning email).",
      ])
  }

  @Test func `the property without the mode raises`() {
    let rows = rows(
      from: SystemVersion(26), Self.texts,
      "manager.requestWhenInUseAuthorization()\nmanager.allowsBackgroundLocationUpdates = true")
    #expect(
      rows.contains(
        "exception [26+] allowsBackgroundLocationUpdates = true raises NSInternalInconsistencyException: Invalid parameter not satisfying: !stayUp || CLClientIsBackgroundable(internal->fClient)"
      ))
  }

  @Test func `an Info.plist by itself tells what the requests would do that its keys are for`() {
    #expect(
      rows(from: SystemVersion(17), ["NSLocationAlwaysAndWhenInUseUsageDescription": .string("A text.")], nil)
        .filter { $0.hasPrefix("first prompt") } == [
          "first prompt [17+] If the app calls it, requestWhenInUseAuthorization(): No prompt appears and no callback comes. A usage description that the request needs is missing.",
          "first prompt [17+] If the app calls it, requestAlwaysAuthorization(): No prompt appears and no callback comes. A usage description that the request needs is missing. The console says: "
            + (MissingDescription.consoleMessage.consoleTextForAlways ?? ""),
        ])
  }

  @Test func `an Info.plist by itself does not say that an app calls what the system begins`() {
    let rows = rows(from: SystemVersion(7), Self.texts, nil)
    #expect(rows.contains { $0.hasPrefix("first prompt [7] The first use of a service: ") })
    #expect(rows.contains { $0.hasPrefix("second prompt [13.4+] Hours or days later, ") })
    #expect(
      !rows.contains { $0.contains("If the app calls it, Hours") || $0.contains("If the app calls it, The") })
  }

  @Test(arguments: [
    (
      "func locationManager(_ m: CLLocationManager, didChangeAuthorization s: CLAuthorizationStatus) {}",
      "locationManager(_:didChangeAuthorization:) is called",
      "locationManager(_:didChangeAuthorization:) is called"
    ),
    (
      "func locationManagerDidChangeAuthorization(_ m: CLLocationManager) {}",
      "no delegate has the callback for it", "locationManagerDidChangeAuthorization(_:) is called"
    ),
    ("", "no delegate has the callback for it", "no delegate has the callback for it"),
  ])
  func `answers name the callback that the app has`(method: String, on13: String, from14: String) {
    let rows = rows(
      from: SystemVersion(13, 4), Self.texts, "manager.requestWhenInUseAuthorization()",
      besides: "final class Locator: NSObject, CLLocationManagerDelegate { \(method) }")
    let refusals = rows.filter { $0.contains("“Don’t Allow”") && $0.hasPrefix("answer") }
    let start = "“Don’t Allow”: the app has a refusal and reads denied; "
    #expect(
      refusals
        == (on13 == from14
          ? ["answer [13.4+] \(start)\(on13)."]
          : ["answer [13.4-13.7] \(start)\(on13).", "answer [14+] \(start)\(from14)."]))
  }

  @Test(arguments: [
    // The second request finds the prompt of the first, and shows one when the code runs again.
    (
      "manager.requestWhenInUseAuthorization()\nmanager.requestAlwaysAuthorization()", "", ["WhenInUse"], true
    ),
    ("manager.requestAlwaysAuthorization()\nmanager.requestWhenInUseAuthorization()", "", ["Always"], false),
    // Always is requested only while the status is not determined, so there is no escalation.
    (
      """
      if once { manager.requestWhenInUseAuthorization() }
      else if manager.authorizationStatus == .notDetermined { manager.requestAlwaysAuthorization() }
      """, "", ["WhenInUse", "Always"], false
    ),
    // The condition is in the caller.
    (
      "if manager.authorizationStatus == .authorizedWhenInUse { Asker().upgrade(manager) }\nAsker().ask(manager)",
      """
      final class Asker {
        func ask(_ m: CLLocationManager) { m.requestWhenInUseAuthorization() }
        func upgrade(_ m: CLLocationManager) { m.requestAlwaysAuthorization() }
      }
      """, ["WhenInUse"], true
    ),
    (
      "guard manager.authorizationStatus == .notDetermined else { return }\nAsker().ask(manager, always: true)",
      """
      final class Asker {
        func ask(_ m: CLLocationManager, always: Bool) {
          if always { m.requestAlwaysAuthorization() } else { m.requestWhenInUseAuthorization() }
        }
      }
      """, ["WhenInUse", "Always"], false
    ),
    // On another release.
    (
      "if #available(iOS 26, *) { manager.requestWhenInUseAuthorization() } else { manager.requestAlwaysAuthorization() }",
      "", ["WhenInUse"], false
    ),
  ])
  func `prompts that a guard or an earlier request excludes are not predicted`(
    statements: String, declarations: String, first: [String], escalates: Bool
  ) {
    let rows = rows(from: SystemVersion(26), Self.texts, statements, besides: declarations)
    let requests = rows.filter { $0.hasPrefix("first prompt") }.compactMap { row in
      ["WhenInUse", "Always"].first { row.contains("request\($0)Authorization") }
    }
    #expect(requests == first)
    #expect(rows.contains { $0.hasPrefix("escalation") } == escalates)
  }

  @Test func `a switch whose value is not known is told both ways`() {
    let rows = rows(
      from: SystemVersion(26), Self.texts.merging(Self.mode) { $1 },
      """
      manager.allowsBackgroundLocationUpdates = options.background
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      """)
    #expect(
      rows.filter { $0.hasPrefix("background") } == [
        "background [26+] With When In Use and allowsBackgroundLocationUpdates = true, a session started in the foreground continues, with the blue bar or pill, which can't be hidden.",
        "background [26+] With When In Use and allowsBackgroundLocationUpdates = false, a session started in the foreground stops within seconds, unless something else keeps the app in use.",
      ])
  }

  @Test func `live updates have a row for the background`() {
    let rows = rows(
      from: SystemVersion(17), Self.texts.merging(Self.mode) { $1 },
      "manager.requestWhenInUseAuthorization()\nfor try await update in CLLocationUpdate.liveUpdates() {}")
    #expect(
      rows.filter { $0.hasPrefix("background") } == [
        "background [17+] With When In Use, a live update in the background: Nothing is delivered, and no error is reported."
      ])
  }

  @Test func `iOS 7 prompts by itself`() {
    let rows = rows(from: SystemVersion(7), Self.texts, "manager.startUpdatingLocation()")
    #expect(
      rows.first
        == "first prompt [7] The first use of a service: ““Runs” Would Like To Use Your Current Location” [Don’t Allow] [OK]"
    )
  }
}
