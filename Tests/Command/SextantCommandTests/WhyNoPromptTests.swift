import Foundation
import LocationCatalogue
import LocationPolicy
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct WhyNoPromptTests {
  /// Returns the headings of the causes, in order.
  private static func headings(_ arguments: String...) -> [String] {
    ToolRun(arguments: ["explain", "--why-no-prompt"] + arguments, environment: ["COLUMNS": "10000"]).output
      .matches(of: /(?m)^\d+\. (.*)$/).map { String($0.1) }
  }

  @Test func `what is declined on 17, whole`() {
    #expect(
      ToolRun(
        arguments: [
          "explain", "--why-no-prompt", RepositoryFolder.path("Examples/RunTracker"), "--ios", "17",
          "--grant", "denied",
          "--phase", "foreground", "--request", "always",
        ], environment: ["COLUMNS": "90"]
      ).output == """
        Why an app that calls requestAlwaysAuthorization() shows no prompt, the likeliest cause
        first

        Nothing in the project keeps the prompt away. What else may:

        1. iOS 17
           The person declined; only Settings can change that.
           Facts: AUTH-027

        """)
  }

  @Test func `nothing stands in the way of the first request of a complete app`() {
    let run = ToolRun(
      "explain", "--why-no-prompt", RepositoryFolder.path("Examples/RunTracker"), "--ios", "17", "--grant",
      "not-determined",
      "--phase", "foreground")
    #expect(run.exitCode == 0)
    #expect(run.output.hasSuffix("\nNothing: a prompt appears.\n"))
  }

  @Test func `without anything known, what the set-up lacks comes first and what is rare last`() {
    let headings = Self.headings("--ios", "17")
    #expect(headings.prefix(2).map { $0.prefix(6) } == ["MIS-01", "MIS-05"])
    #expect(headings.count > 8)
    #expect(Set(headings.filter { $0.hasPrefix("iOS") }) == ["iOS 17"])
  }

  @Test func `a missing key is the first of the states, with the releases on which it is one`() {
    let output = ToolRun(
      arguments: [
        "explain", "--why-no-prompt", "--request", "always", "--without", "NSLocationAlwaysUsageDescription",
        "--grant",
        "not-determined", "--phase", "foreground",
      ], environment: ["COLUMNS": "200"]
    ).output
    #expect(
      output.contains("iOS 8-10\n")
        && output.contains("A usage description that the request needs is missing."))
  }

  @Test func `what is wrong in a project comes before all else, with its place`() throws {
    let folder = try ScratchFolder()
    try folder.write(
      Array(
        """
        import CoreLocation
        final class Locator { let manager = CLLocationManager()
          func start() { manager.requestWhenInUseAuthorization() } }
        """.utf8), to: "Sources/Locator.swift")
    try folder.write(
      Array(
        """
        <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>
        """.utf8), to: "Info.plist")
    let run = ToolRun(
      arguments: ["explain", "--why-no-prompt", folder.path], environment: ["COLUMNS": "200"])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\n1. Sources/Locator.swift:3: missing-when-in-use-description, iOS 12+\n"))
  }

  /// Returns the causes in an app with a text for When In Use and another entry in its Info.plist.
  private func causes(_ entry: String, request: String, call: String) throws -> [String] {
    let folder = try ScratchFolder()
    try folder.write(
      Array(
        """
        import CoreLocation
        final class Locator { let manager = CLLocationManager()
          func start() { manager.\(call)() } }
        """.utf8), to: "Sources/Locator.swift")
    try folder.write(
      Array(
        """
        <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
        <key>NSLocationWhenInUseUsageDescription</key><string>Your run is drawn on the map.</string>
        \(entry)</dict></plist>
        """.utf8), to: "Info.plist")
    return Self.headings(
      folder.path, "--request", request, "--grant", "not-determined", "--phase", "foreground", "--ios", "17"
    ).filter { $0.contains(": ") }
  }

  @Test func `a background mode that is no array keeps no prompt away`() throws {
    let mode = "<key>UIBackgroundModes</key><string>location</string>"
    #expect(try causes(mode, request: "when-in-use", call: "requestWhenInUseAuthorization") == [])
  }

  @Test func `a missing text for Always keeps the prompt for Always away, and no other`() throws {
    let causes = try causes("", request: "always", call: "requestAlwaysAuthorization")
    #expect(causes == ["Sources/Locator.swift:3: missing-always-description, iOS 12+"])
    #expect(try self.causes("", request: "when-in-use", call: "requestAlwaysAuthorization") == [])
  }

  @Test(arguments: [
    ["explain", "--why-no-prompt", "one", "two"], ["explain", "--why-no-prompt", "--list"],
    ["explain", "--why-no-prompt", "--format", "json"], ["explain", "--why-no-prompt", "/nowhere/at/all"],
  ])
  func `arguments that make no sense end with 2 and a reason`(arguments: [String]) {
    let run = ToolRun(arguments: arguments)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: "))
  }
}
