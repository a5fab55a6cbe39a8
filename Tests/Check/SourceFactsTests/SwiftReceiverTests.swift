import SourceFacts
import Testing

@Suite struct SwiftReceiverTests {
  @Test func `a receiver is Apple's where the file declares or constructs it`() {
    let source = MarkedSource(
      """
      import CoreLocation
      final class Service {
        private let manager = CLLocationManager()
        var other: CLLocationManager!
        lazy var lazy: CLLocationManager = { let m = CLLocationManager(); return m }()
        lazy var inferred = { let m = CLLocationManager(); return m }()
        func start(with given: CLLocationManager?) {
          manager.2️⃣requestAlwaysAuthorization()
          self.other.3️⃣startUpdatingLocation()
          given?.4️⃣stopUpdatingLocation()
          given!.5️⃣stopUpdatingHeading()
          (given as! CLLocationManager).6️⃣startMonitoringVisits()
          lazy.7️⃣requestLocation()
          inferred.8️⃣requestLocation()
          CLLocationManager().9️⃣requestWhenInUseAuthorization()
        }
      }
      """)
    #expect(
      source.facts() == [
        "1:8 moduleImport CoreLocation",
        "3:25 construction CLLocationManager | in Service -",
        "5:48 construction CLLocationManager | in Service -",
        "6:33 construction CLLocationManager | in Service -",
        "2️⃣ call requestAlwaysAuthorization | manager: Apple | in Service start(with:)",
        "3️⃣ call startUpdatingLocation | self.other: Apple | in Service start(with:)",
        "4️⃣ call stopUpdatingLocation | given: Apple | in Service start(with:)",
        "5️⃣ call stopUpdatingHeading | given: Apple | in Service start(with:)",
        "6️⃣ call startMonitoringVisits | (given as! CLLocationManager): Apple | in Service start(with:)",
        "7️⃣ call requestLocation | lazy: Apple | in Service start(with:)",
        "8️⃣ call requestLocation | inferred: Apple | in Service start(with:)",
        "15:5 construction CLLocationManager | in Service start(with:)",
        "9️⃣ call requestWhenInUseAuthorization | CLLocationManager(): Apple | in Service start(with:)",
      ])
  }
}
