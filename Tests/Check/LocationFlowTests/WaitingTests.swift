import Testing

/// All kinds of callers are described in the same way, and code is followed wherever it continues.
@Suite struct WaitingTests {
  private func rows(_ members: String) -> [String] {
    Tables.ofManager(members).plainLines.dropFirst().map { $0.replacing(/\ {2,}(?=\S)/, with: "  ") }
  }

  @Test func `a continuation is kept, waited for and told`() {
    #expect(
      rows(
        """
        private var continuation: CheckedContinuation<Bool, Error>?
        func ask() async throws -> Bool {
          guard manager.authorizationStatus == .notDetermined else { throw Failure.decided }
          return try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            manager.requestWhenInUseAuthorization()
          }
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
          if let error = error as? CLError, error.code == .locationUnknown { return }
          continuation?.resume(throwing: error)
          continuation = nil
        }
        """) == [
          "  ask()",
          "  notDetermined",
          "  keeps continuation waiting, asks for While Using, waits for continuation,",
          "  returns what continuation is told",
          "  otherwise",
          "  throws Failure.decided",
          "  callback locationManager(_:didFailWithError:)",
          "  error denied / error other  tells continuation the error, clears continuation",
          "  error locationUnknown  nothing",
        ])
  }

  @Test func `a completion whose type has another name is kept and told`() {
    #expect(
      rows(
        """
        typealias Result = Swift.Result<Bool, Error>
        typealias Completion = (Result) -> Void
        private var completion: Completion?
        func ask(completion: Completion?) {
          self.completion = completion
          manager.requestWhenInUseAuthorization()
        }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          completion?(.success(true))
          completion = nil
        }
        """) == [
          "  ask(completion:)",
          "  keeps completion waiting, asks for While Using",
          "  callback locationManagerDidChangeAuthorization(_:)",
          "  tells completion .success(true), clears completion",
        ])
  }

  @Test func `what the person answered is not known after waiting`() {
    #expect(
      rows(
        """
        func ask() async {
          if manager.authorizationStatus == .notDetermined {
            manager.requestWhenInUseAuthorization()
            await answer()
          }
          if manager.authorizationStatus == .authorizedWhenInUse { manager.startUpdatingLocation() }
        }
        """) == [
          "  ask()",
          "  notDetermined  asks for While Using | may: starts location updates",
          "  otherwise  nothing",
          "  authorizedWhenInUse  starts location updates",
        ])
  }

  @Test func `one who waits may be given to other code`() {
    #expect(
      rows(
        """
        func find(completion: @escaping (String?) -> Void) {
          manager.requestLocation()
          geocoder.find(manager.location) { place in completion(place) }
        }
        """) == [
          "  find(completion:)",
          "  requests one location, hands completion on to find",
          "  closure given to find",
          "  tells completion place",
        ])
  }

  @Test func `a delegate, a timer, an alert and Settings are told`() {
    #expect(
      rows(
        """
        weak var delegate: PlaceDelegate?
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          switch manager.authorizationStatus {
          case .denied:
            delegate?.placeIsDenied(self)
            present(alert, animated: true)
          case .restricted:
            UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
          case .authorizedAlways:
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { manager.stopUpdatingLocation() }
          default: break
          }
        }
        """) == [
          "  callback locationManagerDidChangeAuthorization(_:)",
          "  notDetermined / authorizedWhenInUse  nothing",
          "  restricted  opens Settings",
          "  denied  tells delegate placeIsDenied(Place), presents alert",
          "  authorizedAlways  later stops location updates",
        ])
  }

  @Test func `accuracy and services are asked for, too`() {
    #expect(
      rows(
        """
        func go() {
          guard CLLocationManager.locationServicesEnabled() else { return }
          guard manager.accuracyAuthorization == .fullAccuracy else {
            manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Run")
            return
          }
          manager.startUpdatingLocation()
        }
        """) == [
          "  go()",
          "  services on  starts location updates",
          "  reduced accuracy  asks for full accuracy",
          "  services off  nothing",
        ])
  }

  @Test func `objects of the target are followed, through protocols with one implementation`() {
    let tables = Tables(
      """
      import CoreLocation
      class Screen {
        private let asker: Asking
        private let starter = Starter.shared
        func appear() {
          asker.ask()
          if starter.isAllowed { starter.start() }
        }
      }
      """,
      """
      import CoreLocation
      protocol Asking { func ask() }
      final class Asker: Asking {
        private let manager = CLLocationManager()
        func ask() { if manager.authorizationStatus == .notDetermined { manager.requestAlwaysAuthorization() } }
      }
      final class Starter {
        static let shared = Starter()
        private lazy var manager: CLLocationManager = { let manager = CLLocationManager(); return manager }()
        var isAllowed: Bool { manager.authorizationStatus == .authorizedAlways }
        func start() { manager.startMonitoringVisits() }
      }
      """)
    #expect(
      Array(tables.plainLines.prefix(5)).map { $0.replacing(/\ {2,}(?=\S)/, with: "  ") } == [
        "Screen  A.swift:2",
        "  appear()",
        "  notDetermined  asks for Always B.swift:5",
        "  otherwise  nothing",
        "  authorizedAlways  starts visits B.swift:11",
      ])
  }

  @Test func `code without location has no table`() {
    #expect(Tables("class Note { func save() { store.write() } }").lines == [])
    #expect(
      Tables("import CoreLocation\nclass Note { func save(_ manager: CLLocationManager) { store.write() } }")
        .lines == [])
  }

  @Test func `conditional compilation that is undecided goes both ways`() {
    #expect(
      rows(
        """
        func go() {
          #if WIDE
            return manager.requestAlwaysAuthorization()
          #else
            return manager.requestWhenInUseAuthorization()
          #endif
        }
        """) == ["  go()", "  may: asks for Always, asks for While Using"])
  }

  @Test func `only what tells a promise is told of`() {
    #expect(
      rows(
        """
        func locate(_ call: CAPPluginCall) {
          let isPrecise = call.getBool("precise") ?? false
          manager.requestLocation()
          if isPrecise { call.resolve() } else { call.reject("imprecise") }
        }
        """) == [
          "  locate(_:)",
          "  requests one location | may: tells call, tells call reject(\"imprecise\")",
        ])
  }

  @Test func `a class that is called a delegate is followed`() {
    let tables = Tables(
      """
      import CoreLocation
      final class Screen {
        private let appDelegate = AppDelegate()
        func appear() { appDelegate.begin() }
      }
      final class AppDelegate {
        private let manager = CLLocationManager()
        func begin() { manager.startUpdatingLocation() }
      }
      """)
    #expect(
      tables.plainLines.prefix(3) == ["Screen  A.swift:2", "  appear()", "    starts location updates"])
  }

  @Test func `there is a location among those that come`() {
    #expect(
      rows(
        """
        var place: CLLocation?
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
          guard !locations.isEmpty, let last = locations.last else { return }
          place = last
          manager.stopUpdatingLocation()
        }
        """) == [
          "  callback locationManager(_:didUpdateLocations:)",
          "  sets place to a location, stops location updates",
        ])
  }

  @Test func `a continuation of a type with another name is told`() {
    #expect(
      rows(
        """
        typealias Answer = CheckedContinuation<Bool, Never>
        private var answer: Answer?
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          guard manager.authorizationStatus != .notDetermined, let answer else { return }
          answer.resume(returning: manager.authorizationStatus != .denied)
        }
        """) == [
          "  callback locationManagerDidChangeAuthorization(_:)",
          "  notDetermined  nothing",
          "  otherwise  tells answer true",
          "  denied  tells answer false",
        ])
  }
}
