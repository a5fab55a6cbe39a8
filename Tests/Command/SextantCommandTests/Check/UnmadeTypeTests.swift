import TestSupport
import Testing

/// Code of a type of which nothing makes an object never runs, so that nothing in it is an error.
@Suite struct UnmadeTypeTests {
  private static let specification = """
    name: Walk
    targets:
      Walk:
        type: application
        platform: iOS
        sources: [App]
        settings: {GENERATE_INFOPLIST_FILE: YES}
    """
  private static let locator = """
    import CoreLocation
    final class Locator: NSObject, ObservableObject {
      static let shared = Locator()
      private let manager = CLLocationManager()
      func ask() {
        manager.requestWhenInUseAuthorization()
        manager.allowsBackgroundLocationUpdates = true
      }
    }
    """

  @Test(arguments: [
    ("@EnvironmentObject var locator: Locator", ["warning", "note"]),
    (
      "// @StateObject var locator = Locator()\n  @EnvironmentObject var locator: Locator",
      ["warning", "note"]
    ),
    ("@StateObject var locator = Locator()", ["error", "error"]),
    ("let locator: Locator = .init()", ["error", "error"]),
    ("var locator: Locator { Locator.shared }", ["error", "error"]),
  ]) func `a request is an error only if code can make an object of its type`(
    property: String, severities: [String]
  ) throws {
    let app = """
      import SwiftUI
      @main struct WalkApp: App {
        \(property)
        var body: some Scene { WindowGroup { Button("Where am I?") { locator.ask() } } }
      }
      """
    let folder = try ScratchFolder()
    try folder.write(Self.specification.utf8, to: "project.yml")
    try folder.write(app.utf8, to: "App/App.swift")
    try folder.write(Self.locator.utf8, to: "App/Locator.swift")
    let lines = ToolRun("check", folder.path, "--no-cache").output.split(separator: "\n")
    let found = ["missing-when-in-use-description", "background-updates-without-mode"].map { rule in
      lines.first { $0.contains("  \(rule)  ") }?.split(separator: " ").first.map(String.init)
    }
    #expect(found == severities)
  }
}
