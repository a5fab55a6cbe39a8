import Foundation
import TestSupport
import Testing

/// Findings that several targets have in common.
@Suite struct SharedFindingTests {
  /// Returns a specification of apps that compile the same file, which requests Always first.
  private func folder(_ names: [String]) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let targets = names.map { name in
      """
        \(name):
          type: application
          platform: iOS
          deploymentTarget: "15.0"
          sources: [Shared]
          info:
            path: Info.plist
            properties:
              NSLocationWhenInUseUsageDescription: Your walk is drawn on the map.
      """
    }
    try folder.write(
      ("name: Walk\nsettings: {SWIFT_VERSION: 5.0}\ntargets:\n" + targets.joined(separator: "\n")).utf8,
      to: "project.yml")
    try folder.write(
      """
      import CoreLocation
      func ask(_ manager: CLLocationManager) {
        manager.requestWhenInUseAuthorization()
      }
      final class Follower: NSObject, CLLocationManagerDelegate {
        func locationManager(_ manager: CLLocationManager, didUpdateLocation locations: [CLLocation]) {}
      }
      """.utf8, to: "Shared/Walk.swift")
    return folder
  }

  private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

  @Test func `what several targets have in common is said once`() throws {
    let folder = try folder(["Clip", "Walk", "WalkPro"])
    let text = ToolRun("check", folder.path).output
    #expect(count("  mistyped-delegate-method  ", in: text) == 1)
    #expect(text.contains("\n    Also in 2 targets: Walk, WalkPro.\n"))
    let page = ToolRun("check", folder.path, "--format", "html").output
    #expect(count("<p>Also in 2 targets: Walk, WalkPro.</p>", in: page) >= 1)
    #expect(count("mistyped-delegate-method, iOS", in: page) == 1)
  }

  @Test func `JSON has each`() throws {
    let folder = try folder(["Clip", "Walk"])
    let json = ToolRun("check", folder.path, "--format", "json").output
    #expect(count(#""rule" : "mistyped-delegate-method""#, in: json) == 2)
  }
}
