import Testing

@testable import CoreLocation

@Suite struct DelegateTests {
  private final class OldStyle: NSObject, CLLocationManagerDelegate {
    var statuses: [CLAuthorizationStatus] = []
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
      statuses.append(status)
    }
  }

  private final class NewStyle: NSObject, CLLocationManagerDelegate {
    var calls: [String] = []
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { calls.append("new") }
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
      calls.append("old")
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      calls.append("locations")
    }
  }

  private final class Silent: NSObject, CLLocationManagerDelegate {}

  @Test func `a delegate that knows only the old callback gets that one, from a call of the new one`() {
    let (manager, delegate) = (CLLocationManager(), OldStyle())
    delegate.locationManagerDidChangeAuthorization(manager)
    #expect(delegate.statuses == [manager.authorizationStatus])
  }

  @Test func `a delegate that knows both callbacks gets the new one alone`() {
    let (manager, delegate) = (CLLocationManager(), NewStyle())
    delegate.locationManagerDidChangeAuthorization(manager)
    #expect(delegate.calls == ["new"])
  }

  @Test func `an optional call reaches the delegate's method, through an existential too`() {
    let (manager, delegate) = (CLLocationManager(), NewStyle())
    let hidden: (any CLLocationManagerDelegate)? = delegate
    hidden?.locationManager?(manager, didUpdateLocations: [])
    hidden?.locationManagerDidChangeAuthorization?(manager)
    hidden?.locationManager?(manager, didChangeAuthorization: .denied)
    #expect(delegate.calls == ["locations", "new", "old"])
    #expect(hidden?.locationManagerShouldDisplayHeadingCalibration?(manager) == false)
  }

  @Test func `the manager learns whether a delegate lacks the method for failures`() {
    let (manager, delegate) = (CLLocationManager(), Silent())
    delegate.locationManager(manager, didUpdateLocations: [])
    #expect(!manager.delegateLacksFailureMethod)
    delegate.locationManager(manager, didFailWithError: CLError(.denied))
    #expect(manager.delegateLacksFailureMethod)
  }
}
