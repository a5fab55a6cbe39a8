#if os(Linux)
  import AllocationCounter
  import CoreLocation
  import LocationPolicy
  import LocationHost
  import LocationSimulation
  import LocationTracks
  import Sextant
  import Synchronization
#endif

/// The cost of a location through the client library, compared with a manager and delegate on the
/// same simulated phone.
enum ClientBenchmark {
  struct Result: Encodable {
    /// Continuous updates with a location per second.
    let updates: Comparison
    /// Single locations, two seconds apart.
    let oneShots: Comparison
  }

  /// The same locations delivered in two ways; both include the phone's own work.
  struct Comparison: Encodable {
    let locations: Int
    let managerMicrosecondsEach: Double
    let clientMicrosecondsEach: Double
    /// The additional cost of the client; the goal is 10.
    let extraMicrosecondsEach: Double
    let managerAllocationsEach: Double?
    let clientAllocationsEach: Double?
  }

  #if os(Linux)
    static func run() throws -> Result? {
      Result(
        updates: try compare(steps: 20_000, manager: ManagerUpdates.init, client: ClientUpdates.init),
        oneShots: try compare(steps: 5_000, manager: ManagerOneShots.init, client: ClientOneShots.init))
    }

    private static func compare(
      steps: Int, manager: (DeviceHost) -> some Followed, client: (DeviceHost) -> some Followed
    ) throws -> Comparison {
      let plain = try measure(manager, steps: steps)
      let library = try measure(client, steps: steps)
      return Comparison(
        locations: library.locations, managerMicrosecondsEach: plain.microseconds,
        clientMicrosecondsEach: library.microseconds,
        extraMicrosecondsEach: library.microseconds - plain.microseconds,
        managerAllocationsEach: plain.allocations, clientAllocationsEach: library.allocations)
    }

    private static func measure(
      _ make: (DeviceHost) -> some Followed, steps: Int
    ) throws -> (locations: Int, microseconds: Double, allocations: Double?) {
      var count = 0
      let seconds = try Stopwatch.least(of: 5) { count = try follow(make, steps: steps).count }
      let (all, allocations) = try follow(make, steps: steps)
      precondition(all == count && count > 0, "not the same locations came in each run")
      return (
        count, seconds / Double(count) * 1e6,
        allocation_counter_is_available() ? Double(allocations) / Double(count) : nil
      )
    }

    private static func follow(
      _ make: (DeviceHost) -> some Followed, steps: Int
    ) throws -> (count: Int, allocations: UInt64) {
      let host = DeviceHost(release: .newest, person: .preferring(.allowWhileUsingApp))
      try host.perform(.world(.follows(track)))
      host.isRecording = false
      let followed = host.run { make(host) }
      // Excludes the permission request and everything that is created once.
      for _ in 0..<10 { followed.step() }
      let before = followed.count
      allocation_counter_start()
      for _ in 0..<steps { followed.step() }
      return (followed.count - before, allocation_counter_stop())
    }

    private static let track = Playback(SampleTrack.day())
  #else
    static func run() throws -> Result? { nil }
  #endif
}
