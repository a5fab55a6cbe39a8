import LocationEvidence

extension [RuleExample] {
  private static func upgrader(_ reaction: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Locator: NSObject, CLLocationManagerDelegate {
        private let manager = CLLocationManager()
        private var completion: ((Bool) -> Void)?
        func ask(completion: @escaping (Bool) -> Void) {
          guard manager.authorizationStatus == .notDetermined else { return completion(false) }
          self.completion = completion
          manager.requestWhenInUseAuthorization()
        }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          switch manager.authorizationStatus {
          case .notDetermined: break
          case .authorizedWhenInUse: \(reaction)
          case .authorizedAlways: finish(true)
          default: finish(false)
          }
        }
        private func finish(_ isAllowed: Bool) {
          completion?(isAllowed)
          completion = nil
        }
      }
      """)
  }

  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let waitForMissingCallback: [RuleExample] = [
    RuleExample(
      "The second request", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        requester(
          """
          guard manager.authorizationStatus == .authorizedWhenInUse else { return }
              await withCheckedContinuation { waiting in
                continuation = waiting
                manager.↓requestAlwaysAuthorization()
              }
          """)
      ]),
    RuleExample(
      "Whatever the status is", infoPlist: [.whenInUse],
      files: [
        requester(
          """
          await withCheckedContinuation { waiting in
                continuation = waiting
                manager.↓requestWhenInUseAuthorization()
              }
          """)
      ]),
    RuleExample(
      "A completion handler, told of a change and then given up", infoPlist: [.whenInUse],
      files: [
        .swift(
          """
          import CoreLocation
          final class Locator: NSObject, CLLocationManagerDelegate {
            private let manager = CLLocationManager()
            private var completion: ((Bool) -> Void)?
            func ask(completion: @escaping (Bool) -> Void) {
              self.completion = completion
              manager.↓requestWhenInUseAuthorization()
            }
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
              guard manager.authorizationStatus != .notDetermined else { return }
              completion?(manager.authorizationStatus != .denied)
              completion = nil
            }
          }
          """)
      ]),
    RuleExample(
      "The callback asks for Always, and leaves the answer to the next one",
      infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [upgrader("manager.↓requestAlwaysAuthorization()")]),
    RuleExample(
      "The callback asks for Always, and answers at once", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [upgrader("manager.requestAlwaysAuthorization(); finish(true)")]),
    RuleExample(
      "The status is checked first", infoPlist: [.whenInUse],
      files: [
        requester(
          """
          guard manager.authorizationStatus == .notDetermined else { return }
              await withCheckedContinuation { waiting in
                continuation = waiting
                manager.requestWhenInUseAuthorization()
              }
          """)
      ]),
    RuleExample(
      "The app continues when it is active again", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [
        requester(
          """
          NotificationCenter.default.addObserver(self, selector: #selector(finish), name: active, object: nil)
              await withCheckedContinuation { waiting in
                continuation = waiting
                manager.requestAlwaysAuthorization()
              }
            }
            @objc private func finish() {
              continuation?.resume()
              continuation = nil
          """)
      ]),
    RuleExample(
      "Nobody waits", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
      files: [requester("manager.requestAlwaysAuthorization()")]),
  ]

  private static func requester(_ body: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Locator: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        var continuation: CheckedContinuation<Void, Never>?
        func ask() async {
          \(body)
        }
      }
      """)
  }
}
