#if os(Linux)
  import CoreLocation
  import LocationHost
  import LocationSimulation

  /// A manager that requests one location at a time.
  final class ManagerOneShots: ManagerUpdates {
    override func begin() {}

    override func step() {
      manager.requestLocation()
      host.advance(by: 2)
    }
  }
#endif
