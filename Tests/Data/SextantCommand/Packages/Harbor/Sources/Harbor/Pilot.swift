import CoreLocation

/// Asks for the permission and tells when there is an answer, as apps do that know nothing of Sextant.
public final class Pilot: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let told: (CLAuthorizationStatus) -> Void

  /// Begins to listen.
  public init(told: @escaping (CLAuthorizationStatus) -> Void) {
    self.told = told
    super.init()
    manager.delegate = self
  }

  /// What the app may do.
  public var status: CLAuthorizationStatus { manager.authorizationStatus }

  /// Asks for When In Use.
  public func ask() { manager.requestWhenInUseAuthorization() }

  /// Passes an answer on.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    if manager.authorizationStatus != .notDetermined { told(manager.authorizationStatus) }
  }

  /// On Linux nobody is told.
  public func warn(_ done: () -> Void) {
    #if os(iOS)
      done()
    #endif
  }
}
