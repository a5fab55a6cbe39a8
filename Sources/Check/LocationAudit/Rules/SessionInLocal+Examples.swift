import AppProject
import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let sessionInLocal: [RuleExample] = [
    RuleExample(
      "A local variable", iOS: SystemVersion(17), infoPlist: [.whenInUse, .locationMode],
      files: [
        tracker("func start() { let session = ↓CLBackgroundActivitySession(); print(session.description) }")
      ]),
    RuleExample(
      "A session that is dropped", iOS: SystemVersion(18), infoPlist: [.whenInUse],
      files: [tracker("func start() { _ = ↓CLServiceSession(authorization: .whenInUse) }")]),
    RuleExample(
      "A property", iOS: SystemVersion(17), infoPlist: [.whenInUse, .locationMode],
      files: [tracker("func start() { session = CLBackgroundActivitySession() }")]),
    RuleExample(
      "A local variable that is kept later", iOS: SystemVersion(17), infoPlist: [.whenInUse, .locationMode],
      files: [
        tracker("func start() { let made = CLBackgroundActivitySession(); self.session = made }")
      ]),
    RuleExample(
      "A block that waits", iOS: SystemVersion(18), infoPlist: [.whenInUse],
      files: [
        tracker(
          """
          func follow() async throws {
              let session = CLServiceSession(authorization: .whenInUse)
              for try await update in CLLocationUpdate.liveUpdates() { print(update) }
            }
          """)
      ]),
  ]

  private static func tracker(_ method: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Tracker {
        var session: CLBackgroundActivitySession?
        \(method)
      }
      """)
  }
}
