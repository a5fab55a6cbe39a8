import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let refusalWithoutAnswer: [RuleExample] = [
    RuleExample(
      "Only a grant resumes the task", infoPlist: [.whenInUse],
      files: [
        requester(
          """
          guard manager.authorizationStatus == .authorizedWhenInUse else { return }
              continuation?.resume()
              continuation = nil
          """)
      ]),
    RuleExample(
      "Whoever waits is told by a function of its own, which leaves out the refusal", infoPlist: [.whenInUse],
      files: [
        requester(
          """
          finish(allowed: [.authorizedAlways, .authorizedWhenInUse].contains(manager.authorizationStatus))
            }
            private func finish(allowed: Bool) {
              if allowed { continuation?.resume() } else { print("refused") }
          """)
      ]),
    RuleExample(
      "Every answer resumes the task", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        requester(
          """
          guard manager.authorizationStatus != .notDetermined else { return }
              continuation?.resume()
              continuation = nil
          """, fires: false)
      ]),
    RuleExample(
      "The app can give up waiting", infoPlist: [.whenInUse],
      files: [
        requester(
          """
          if manager.authorizationStatus == .authorizedWhenInUse { continuation?.resume() }
            }
            func cancel() {
              continuation?.resume()
          """, fires: false)
      ]),
  ]

  private static func requester(_ callback: String, fires: Bool = true) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Locator: NSObject, CLLocationManagerDelegate {
        private let manager = CLLocationManager()
        private var continuation: CheckedContinuation<Void, Never>?
        func ask() async {
          guard manager.authorizationStatus == .notDetermined else { return }
          await withCheckedContinuation { waiting in
            continuation = waiting
            manager.\(fires ? "↓" : "")requestWhenInUseAuthorization()
          }
        }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          \(callback)
        }
      }
      """)
  }
}
