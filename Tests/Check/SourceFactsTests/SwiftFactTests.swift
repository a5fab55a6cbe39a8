import SourceFacts
import Testing

@Suite struct SwiftFactTests {
  @Test func `arguments and values are read through the file's constants`() {
    let source = MarkedSource(
      """
      enum PurposeKey: String { case navigation, search = "Search" }
      enum Keys { static let ride = "Ride" }
      let global = "Global"
      func start(manager: CLLocationManager) {
        let local = "Local"
        manager.1️⃣requestTemporaryFullAccuracyAuthorization(withPurposeKey: PurposeKey.navigation.rawValue)
        manager.2️⃣requestTemporaryFullAccuracyAuthorization(withPurposeKey: Keys.ride) { _ in }
        manager.3️⃣requestTemporaryFullAccuracyAuthorization(withPurposeKey: local)
        manager.4️⃣requestTemporaryFullAccuracyAuthorization(withPurposeKey: global + "x")
        manager.5️⃣desiredAccuracy = .greatestFiniteMagnitude
        manager.6️⃣distanceFilter = -1_000.5
        manager.7️⃣allowsBackgroundLocationUpdates = false
        manager.8️⃣activityType = CLActivityType.fitness
        _ = 9️⃣CLServiceSession(authorization: .always, fullAccuracyPurposeKey: global)
      }
      """)
    #expect(
      source.facts() == [
        "1️⃣ call requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"navigation\") | manager: Apple | in - start(manager:)",
        "2️⃣ call requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"Ride\") | manager: Apple | in - start(manager:)",
        "3️⃣ call requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"Local\") | manager: Apple | in - start(manager:)",
        "4️⃣ call requestTemporaryFullAccuracyAuthorization(withPurposeKey: ‹global + \"x\"›) | manager: Apple | in - start(manager:)",
        "5️⃣ assignment desiredAccuracy = greatestFiniteMagnitude | manager: Apple | in - start(manager:)",
        "6️⃣ assignment distanceFilter = -1000.5 | manager: Apple | in - start(manager:)",
        "7️⃣ assignment allowsBackgroundLocationUpdates = false | manager: Apple | in - start(manager:)",
        "8️⃣ assignment activityType = fitness | manager: Apple | in - start(manager:)",
        "9️⃣ construction CLServiceSession(authorization: always, fullAccuracyPurposeKey: \"Global\") | in - start(manager:)",
      ])
  }

  @Test func `conditions say what holds at the place`() {
    let source = MarkedSource(
      """
      func start(manager: CLLocationManager, wanted: Bool) {
        if wanted, #available(iOS 14, *) { manager.1️⃣startUpdatingLocation() } else if !wanted { manager.2️⃣stopUpdatingLocation() }
        guard CLLocationManager.3️⃣locationServicesEnabled() else { manager.4️⃣stopUpdatingHeading(); return }
        switch manager.5️⃣authorizationStatus {
        case .denied, .restricted: break
        default: manager.6️⃣requestAlwaysAuthorization()
        }
        manager.7️⃣distanceFilter = wanted ? manager.8️⃣desiredAccuracy : manager.9️⃣headingFilter
        while wanted { manager.🔟startMonitoringVisits() }
      }
      """)
    #expect(
      source.facts() == [
        "1️⃣ call startUpdatingLocation | manager: Apple | in - start(manager:wanted:) | if wanted | if #available(iOS 14, *)",
        "2️⃣ call stopUpdatingLocation | manager: Apple | in - start(manager:wanted:) | if !wanted, #available(iOS 14, *) | if !wanted",
        "3️⃣ call locationServicesEnabled | CLLocationManager: Apple | in - start(manager:wanted:)",
        "4️⃣ call stopUpdatingHeading | manager: Apple | in - start(manager:wanted:) | if !CLLocationManager.locationServicesEnabled()",
        "5️⃣ read authorizationStatus | manager: Apple | in - start(manager:wanted:) | if CLLocationManager.locationServicesEnabled()",
        "6️⃣ call requestAlwaysAuthorization | manager: Apple | in - start(manager:wanted:) | if CLLocationManager.locationServicesEnabled() | if default = manager.authorizationStatus",
        "7️⃣ assignment distanceFilter = ‹wanted ? manager.desiredAccuracy : manager.headingFilter› | manager: Apple | in - start(manager:wanted:) | if CLLocationManager.locationServicesEnabled()",
        "8️⃣ read desiredAccuracy | manager: Apple | in - start(manager:wanted:) | if CLLocationManager.locationServicesEnabled() | if wanted",
        "9️⃣ read headingFilter | manager: Apple | in - start(manager:wanted:) | if CLLocationManager.locationServicesEnabled() | if !wanted",
        "🔟 call startMonitoringVisits | manager: Apple | in - start(manager:wanted:) | if CLLocationManager.locationServicesEnabled() | if wanted",
      ])
  }

  @Test func `conditional compilation is decided for a device`() {
    let source = MarkedSource(
      """
      let m = 1️⃣CLLocationManager()
      #if os(iOS) && !targetEnvironment(simulator)
      let a: Void = m.2️⃣startUpdatingLocation()
      #elseif DEBUG
      let b: Void = m.startUpdatingLocation()
      #endif
      #if DEBUG
      let c: Void = m.3️⃣stopUpdatingLocation()
      #else
      let d: Void = m.4️⃣startMonitoringVisits()
      #endif
      #if os(macOS) || os(watchOS) || !canImport(CoreLocation) || compiler(<5)
      let e: Void = m.startUpdatingLocation()
      #endif
      """)
    #expect(
      source.facts() == [
        "1️⃣ construction CLLocationManager",
        "2️⃣ call startUpdatingLocation | m: Apple",
        "3️⃣ call stopUpdatingLocation | m: Apple",
        "4️⃣ call startMonitoringVisits | m: Apple",
      ])
  }

  @Test func `comments and strings do not count, references and constructions do`() {
    let source = MarkedSource(
      #"""
      import 1️⃣CoreLocationUI
      // manager.requestAlwaysAuthorization()
      /* CLLocationManager() /* nested */ CLLocationManager() */
      let text = "CLLocationManager() \(2️⃣CLLocationManager())"
      let selector = #selector(CLLocationManager.3️⃣requestAlwaysAuthorization)
      struct Screen: View {
        var body: some View {
          4️⃣LocationButton(.currentLocation) { Task { for try await _ in CLLocationUpdate.5️⃣liveUpdates(.fitness) {} } }
          Map(coordinateRegion: $region, 6️⃣showsUserLocation: true)
        }
      }
      let session: CLBackgroundActivitySession? = .7️⃣init()
      let isThere = manager.responds(to: #selector(CLLocationManager.8️⃣requestAlwaysAuthorization))
      """#)
    #expect(
      source.facts() == [
        "1️⃣ moduleImport CoreLocationUI",
        "2️⃣ construction CLLocationManager",
        "3️⃣ reference requestAlwaysAuthorization | CLLocationManager: Apple",
        "4️⃣ construction LocationButton(currentLocation) | in Screen body",
        "5️⃣ call liveUpdates(fitness) | CLLocationUpdate: Apple | in Screen body",
        "6️⃣ assignment showsUserLocation = true | Map: other Map | in Screen body",
        "7️⃣ construction CLBackgroundActivitySession",
        "8️⃣ inquiry requestAlwaysAuthorization | CLLocationManager: Apple",
      ])
  }

  @Test func `implementations are told with the names they were given`() {
    let source = MarkedSource(
      """
      final class Service: NSObject {
        func configure(_ manager: CLLocationManager) {}
        func 1️⃣locationManager(_ manager: CLLocationManager, didUpdateLocation: [CLLocation]) {}
        func 2️⃣manager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
      }
      extension Service: CLLocationManagerDelegate {}
      protocol Requirement { func locationManager(_ manager: CLLocationManager, didVisit: CLVisit) }
      final class Mock: CLLocationManager {
        override func 3️⃣requestAlwaysAuthorization() { super.4️⃣requestAlwaysAuthorization() }
        func start() { self.5️⃣requestAlwaysAuthorization(); 6️⃣startUpdatingLocation() }
      }
      extension CLLocationManager { func go() { 7️⃣requestLocation(); 8️⃣delegate = nil } }
      let mock = 9️⃣Mock(), call: Void = mock.🔟requestAlwaysAuthorization()
      """)
    #expect(
      source.facts() == [
        "1️⃣ implementation locationManager(_:didUpdateLocation:) | in Service -",
        "2️⃣ implementation manager(_:didFailWithError:) | in Service -",
        "3️⃣ implementation requestAlwaysAuthorization | in Mock -",
        "4️⃣ call requestAlwaysAuthorization | super: Apple | in Mock requestAlwaysAuthorization()",
        "5️⃣ call requestAlwaysAuthorization | self: self Mock | in Mock start()",
        "6️⃣ call startUpdatingLocation | -: Apple | in Mock start()",
        "7️⃣ call requestLocation | -: Apple | in CLLocationManager go()",
        "8️⃣ assignment delegate = ‹nil› | -: Apple | in CLLocationManager go()",
        "9️⃣ construction CLLocationManager | -: other Mock",
        "🔟 call requestAlwaysAuthorization | mock: other Mock",
      ])
  }

  @Test func `names that others have too need a receiver that has to do with location`() {
    let source = MarkedSource(
      """
      import 1️⃣CoreLocation
      final class Network {
        var desiredAccuracy = 1.0
        func start(service: any LocationServing, settings: UNNotificationSettings) {
          startMonitoring()
          monitor.startMonitoring()
          settings.authorizationStatus
          AVCaptureDevice.authorizationStatus(for: .video)
          desiredAccuracy = 2
          service.2️⃣requestLocation()
          box.manager.3️⃣startMonitoring(for: region)
          box.4️⃣requestAlwaysAuthorization()
          view.delegate = nil
          { manager in manager.5️⃣stopUpdatingLocation() }(6️⃣CLLocationManager())
          { (manager: CLLocationManager) in manager.7️⃣stopUpdatingLocation() }
        }
      }
      """)
    #expect(
      source.facts() == [
        "1️⃣ moduleImport CoreLocation",
        "2️⃣ call requestLocation | service: other LocationServing | in Network start(service:settings:)",
        "3️⃣ call startMonitoring(for: region) | box.manager: unknown | in Network start(service:settings:)",
        "4️⃣ call requestAlwaysAuthorization | box: unknown | in Network start(service:settings:)",
        "5️⃣ call stopUpdatingLocation | manager: unknown | in Network start(service:settings:)",
        "6️⃣ construction CLLocationManager | in Network start(service:settings:)",
        "7️⃣ call stopUpdatingLocation | manager: Apple | in Network start(service:settings:)",
      ])
  }
}
