#if os(Linux)
  import CoreLocation
  import LocationPolicy
  import LocationHost
  import LocationSimulation
  import LocationTracks
#endif

/// The speed at which a day's locations pass through CLLocationManager to a delegate.
enum ManagerBenchmark {
  struct Result: Encodable {
    /// The number of locations that the delegate received.
    let locations: Int
    /// The total time, for the device, the host, the manager and the delegate.
    let daySeconds: Double
    let microsecondsEach: Double
  }

  #if os(Linux)
    static func run() throws -> Result? {
      let playback = Playback(SampleTrack.day())
      var count = 0
      let seconds = try Stopwatch.least(of: 5) { count = try deliver(playback) }
      return Result(locations: count, daySeconds: seconds, microsecondsEach: seconds / Double(count) * 1e6)
    }

    private static func deliver(_ playback: Playback) throws -> Int {
      let host = DeviceHost(release: .newest, person: .preferring(.allowWhileUsingApp))
      try host.perform(.world(.follows(playback)))
      host.isRecording = false
      let delegate = Counter()
      let manager = host.run { CLLocationManager() }
      manager.delegate = delegate
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      host.advance(by: 24 * 3_600)
      return delegate.count
    }

    /// Reads each location like an app.
    private final class Counter: NSObject, CLLocationManagerDelegate {
      private(set) var count = 0

      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for location in locations where location.horizontalAccuracy >= 0 { count += 1 }
      }
    }
  #else
    static func run() throws -> Result? { nil }
  #endif
}
