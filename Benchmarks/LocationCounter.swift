#if os(Linux)
  import CoreLocation
  import Synchronization

  /// Looks at each location, as an app does, from any task.
  final class LocationCounter: Sendable {
    private let valid = Atomic(0)

    var count: Int { valid.load(ordering: .relaxed) }

    func take(_ location: CLLocation) {
      if location.horizontalAccuracy >= 0 { valid.add(1, ordering: .relaxed) }
    }
  }
#endif
