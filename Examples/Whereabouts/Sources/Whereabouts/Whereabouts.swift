import CoreLocation

/// Asks once where the phone is, with permission for as long as the app is in use.
@MainActor
public final class Whereabouts: NSObject {
  private let manager = CLLocationManager()
  private var waiting: [CheckedContinuation<CLLocation, any Error>] = []

  public override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
  }

  /// Returns where the phone is, after asking the person if need be.
  ///
  /// - Throws: `CLError.denied` when the person doesn't allow it.
  public func current() async throws -> CLLocation {
    try await withCheckedThrowingContinuation { continuation in
      waiting.append(continuation)
      proceed()
    }
  }

  private func proceed() {
    guard !waiting.isEmpty else { return }
    switch manager.authorizationStatus {
    case .notDetermined: manager.requestWhenInUseAuthorization()
    case .authorizedWhenInUse, .authorizedAlways: manager.requestLocation()
    case .denied, .restricted: finish(.failure(CLError(.denied)))
    @unknown default: finish(.failure(CLError(.denied)))
    }
  }

  private func finish(_ result: Result<CLLocation, any Error>) {
    let continuations = waiting
    waiting = []
    for continuation in continuations { continuation.resume(with: result) }
  }
}

extension Whereabouts: @preconcurrency CLLocationManagerDelegate {
  /// Starts or ends the question, as the person answered.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { proceed() }

  /// Tells the newest location.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    finish(.success(location))
  }

  /// Tells that there is none.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    finish(.failure(error))
  }
}
