import AppProject
import LocationAudit
import LocationEvidence
import Testing

/// Failures of other libraries that no simulated phone shows, but that the audit finds.
@Suite struct PeerFailureTests {
  @Test
  func
    `PermissionsKit #347, permission_handler #1295, geolocator #271, #1403: an app of the client library that uses location while in use needs the text for that alone`()
  {
    let found = rules(
      in: [.whenInUse],
      "func show(with client: LocationClient) async throws { print(try await client.location()) }")
    #expect(found == [])
  }

  @Test func `PermissionsKit #347: an app that asks for Always is told of the text that the store wants`() {
    let found = rules(
      in: [.whenInUse],
      """
      func track(with client: LocationClient) async {
        print(await client.requestWhenInUse(), await client.requestAlways())
      }
      """)
    #expect(found == ["missing-always-description"])
  }

  @Test func `expo-location: texts for Always in an app that never asks for it are found`() {
    let found = rules(
      in: [.whenInUse, .alwaysAndWhenInUse, .legacyAlways],
      "func show(with client: LocationClient) async throws { print(try await client.location()) }")
    #expect(found == ["unused-always-description"])
  }

  @Test
  func
    `background-geolocation #308: the background mode of an app that has significant changes alone is found`()
  {
    let found = rules(
      in: [.whenInUse, .alwaysAndWhenInUse, .locationMode],
      """
      func watch(with client: LocationClient) async throws {
        print(await client.requestWhenInUse(), await client.requestAlways())
        for try await change in client.significantChanges() { print(change) }
      }
      """)
    #expect(found == ["unused-background-mode"])
  }

  @Test func `background-geolocation #1168: an Info.plist without the text of the Always row is found`() {
    let found = rules(
      in: [.whenInUse, .legacyAlways],
      """
      func track(with client: LocationClient) async {
        print(await client.requestWhenInUse(), await client.requestAlways())
      }
      """)
    #expect(found == ["only-legacy-always-description"])
  }

  private func rules(in infoPlist: [RuleExample.Entry], _ code: String) -> [String] {
    let example = RuleExample(
      "An app", infoPlist: infoPlist, files: [.swift("import Sextant\nimport SextantAlways\n\(code)")])
    return Audit.run(example.inventory).map(\.rule.rawValue)
  }
}
