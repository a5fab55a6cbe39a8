import LocationAudit
import LocationEvidence
import Testing

/// A mistake is found however it is written, and its remedy is distinguished from it.
@Suite struct RewritingFindingTests {
  /// A mistake or its remedy, in one way of writing it.
  struct Writing: Sendable, CustomTestStringConvertible {
    let rule: String
    let title: String
    let members: String
    let isMistake: Bool
    var testDescription: String { "\(rule): \(title), \(isMistake ? "wrong" : "right")" }
  }

  private static func writings(
    of rule: String, _ texts: KeyValuePairs<String, (wrong: String, right: String)>
  ) -> [Writing] {
    texts.flatMap { title, texts in
      [
        Writing(rule: rule, title: title, members: texts.wrong, isMistake: true),
        Writing(rule: rule, title: title, members: texts.right, isMistake: false),
      ]
    }
  }

  /// Makes a request with a waiting task or completion handler while the status is not determined.
  private static let asking = """
    private var waiting: CheckedContinuation<Bool, Never>?
    func ask() async -> Bool {
      guard manager.authorizationStatus == .notDetermined else { return true }
      return await withCheckedContinuation { continuation in
        waiting = continuation
        manager.requestWhenInUseAuthorization()
      }
    }

    """
  private static let askingWithHandler = """
    typealias Handler = (Bool) -> Void
    private var waiting: Handler?
    func ask(then handler: @escaping Handler) {
      if manager.authorizationStatus != .notDetermined { return handler(true) }
      self.waiting = handler
      manager.requestWhenInUseAuthorization()
    }

    """

  private static func callback(_ body: String) -> String {
    "func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {\n\(body)\n}\n"
  }

  static let creation = writings(
    of: "creation-callback-as-answer",
    [
      "default": (
        asking
          + callback(
            """
            switch manager.authorizationStatus {
            case .authorizedAlways, .authorizedWhenInUse: waiting?.resume(returning: true)
            default: waiting?.resume(returning: false)
            }
            waiting = nil
            """),
        asking
          + callback(
            """
            switch manager.authorizationStatus {
            case .authorizedAlways, .authorizedWhenInUse: waiting?.resume(returning: true)
            case .notDetermined: return
            default: waiting?.resume(returning: false)
            }
            waiting = nil
            """)
      ),
      "else": (
        askingWithHandler
          + callback(
            """
            if manager.authorizationStatus == .authorizedWhenInUse { waiting?(true) } else { waiting?(false) }
            waiting = nil
            """),
        askingWithHandler
          + callback(
            """
            if manager.authorizationStatus == .authorizedWhenInUse { waiting?(true) }
            else if manager.authorizationStatus != .notDetermined { waiting?(false) } else { return }
            waiting = nil
            """)
      ),
      "helper": (
        asking
          + callback("finish(isAllowed(manager.authorizationStatus))") + """
            private func isAllowed(_ status: CLAuthorizationStatus) -> Bool { status == .authorizedWhenInUse }
            private func finish(_ isAllowed: Bool) {
              guard let waiting = waiting else { return }
              self.waiting = nil
              waiting.resume(returning: isAllowed)
            }
            """,
        asking
          + callback("if isDecided { finish(manager.authorizationStatus == .authorizedWhenInUse) }") + """
            private var isDecided: Bool { ![.notDetermined].contains(manager.authorizationStatus) }
            private func finish(_ isAllowed: Bool) {
              guard let waiting = waiting else { return }
              self.waiting = nil
              waiting.resume(returning: isAllowed)
            }
            """
      ),
      "list": (
        asking
          + callback(
            """
            let isAllowed = [.authorizedAlways, .authorizedWhenInUse].contains(manager.authorizationStatus)
            DispatchQueue.main.async { [weak self] in
              self?.waiting?.resume(returning: isAllowed)
              self?.waiting = nil
            }
            """),
        asking
          + callback(
            """
            guard [.authorizedAlways, .authorizedWhenInUse, .denied, .restricted].contains(manager.authorizationStatus)
            else { return }
            DispatchQueue.main.async { [weak self] in
              self?.waiting?.resume(returning: true)
              self?.waiting = nil
            }
            """)
      ),
    ])

  static let refusal = writings(
    of: "refusal-without-answer",
    [
      "if": (
        asking
          + callback(
            "if manager.authorizationStatus == .authorizedWhenInUse { waiting?.resume(returning: true); waiting = nil }"
          ),
        asking
          + callback(
            "if manager.authorizationStatus != .notDetermined { waiting?.resume(returning: true); waiting = nil }"
          )
      ),
      "switch and a handler of another name": (
        askingWithHandler
          + callback(
            """
            switch manager.authorizationStatus {
            case .authorizedAlways, .authorizedWhenInUse: waiting?(true); waiting = nil
            default: break
            }
            """),
        askingWithHandler
          + callback(
            """
            switch manager.authorizationStatus {
            case .authorizedAlways, .authorizedWhenInUse: waiting?(true); waiting = nil
            case .notDetermined: break
            default: waiting?(false); waiting = nil
            }
            """)
      ),
      "guard and a helper": (
        asking
          + callback("guard isAllowed else { return }\nfinish()") + """
            private var isAllowed: Bool { manager.authorizationStatus.rawValue == 4 }
            private func finish() { waiting?.resume(returning: isAllowed); waiting = nil }
            """,
        asking
          + callback("guard isDecided else { return }\nfinish()") + """
            private var isDecided: Bool { manager.authorizationStatus.rawValue != 0 }
            private func finish() { waiting?.resume(returning: true); waiting = nil }
            """
      ),
    ])

  static let missingCallback = writings(
    of: "wait-for-missing-callback",
    [
      "task": (
        """
        private var waiting: CheckedContinuation<Void, Never>?
        func ask() async {
          await withCheckedContinuation { waiting = $0; manager.requestWhenInUseAuthorization() }
        }

        """
          + callback(
            "if manager.authorizationStatus != .notDetermined { waiting?.resume(); waiting = nil }"),
        asking
          + callback(
            "if manager.authorizationStatus != .notDetermined { waiting?.resume(returning: true); waiting = nil }"
          )
      ),
      "handler, guarded against a refusal alone": (
        """
        private var waiting: ((Bool) -> Void)?
        func ask(then handler: @escaping (Bool) -> Void) {
          switch manager.authorizationStatus {
          case .denied, .restricted: handler(false)
          default:
            waiting = handler
            manager.requestAlwaysAuthorization()
          }
        }

        """
          + callback(
            "guard manager.authorizationStatus != .notDetermined else { return }\nwaiting?(true)\nwaiting = nil"
          ),
        """
        private var waiting: ((Bool) -> Void)?
        func ask(then handler: @escaping (Bool) -> Void) {
          switch manager.authorizationStatus {
          case .notDetermined:
            waiting = handler
            manager.requestAlwaysAuthorization()
          default: handler(false)
          }
        }

        """
          + callback(
            "guard manager.authorizationStatus != .notDetermined else { return }\nwaiting?(true)\nwaiting = nil"
          )
      ),
    ])

  static let passingError = writings(
    of: "error-ends-updates",
    [
      "if": (
        failing("if (error as? CLError)?.code == .denied { print(1) }\nmanager.stopUpdatingLocation()"),
        failing("if (error as? CLError)?.code == .denied { manager.stopUpdatingLocation() }")
      ),
      "helper": (
        failing("end(error)") + "private func end(_ error: Error) { manager.stopUpdatingLocation() }",
        failing("end(error)") + """
          private func end(_ error: Error) {
            guard let error = error as? CLError, error.code != .locationUnknown else { return }
            manager.stopUpdatingLocation()
          }
          """
      ),
      "switch": (
        failing(
          """
          switch (error as? CLError)?.code {
          case .denied: print("denied")
          default: manager.stopUpdatingLocation()
          }
          """),
        failing(
          """
          switch (error as? CLError)?.code {
          case .locationUnknown: print("soon")
          default: manager.stopUpdatingLocation()
          }
          """)
      ),
    ])

  private static func failing(_ body: String) -> String {
    """
    func go() { manager.startUpdatingLocation() }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    \(body)
    }

    """
  }

  @Test(arguments: creation + refusal + missingCallback + passingError)
  func `a mistake is found and its remedy is not, however they are written`(_ writing: Writing) {
    let file = RuleExample.File.swift(
      """
      import CoreLocation
      final class Place: NSObject, CLLocationManagerDelegate {
      let manager = CLLocationManager()
      \(writing.members)
      }
      """)
    let example = RuleExample("", infoPlist: [.whenInUse, .alwaysAndWhenInUse], files: [file])
    let found = Audit.findings(of: RuleID(rawValue: writing.rule), in: example.inventory)
    #expect(found.isEmpty != writing.isMistake)
  }
}
