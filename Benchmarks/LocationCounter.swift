#if os(Linux)
  import CoreLocation
  import Synchronization

  /// Reads each location like an app, from any task.
  final class LocationCounter: Sendable {
    private let valid = Atomic(0)

    var count: Int { valid.load(ordering: .relaxed) }

    func take(_ location: CLLocation) {
      if location.horizontalAccuracy >= 0 { valid.add(1, ordering: .relaxed) }
    }
  }
#endif
