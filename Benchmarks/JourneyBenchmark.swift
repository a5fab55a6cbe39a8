#if os(Linux)
  import CoreLocation
  import Foundation
  import LocationPolicy
  import Sextant
  import SextantTesting
#endif

/// The speed at which an app's real code is played through journeys, each from its first launch, on
/// one core.
enum JourneyBenchmark {
  struct Result: Encodable {
    /// An app with a manager and its delegate.
    let manager: Speed
    /// An app with the client library.
    let client: Speed
  }

  struct Speed: Encodable {
    /// The number of single journeys of eight moves per second of processor time; the goal is
    /// 3,000.
    let journeysOfEightMovesASecond: Double
    /// The number of journeys of up to eight moves that `everyJourney` plays per second of
    /// processor time.
    let exploredASecond: Double
    /// The average number of moves in such a journey.
    let movesOfAnExploredJourney: Double
  }

  #if os(Linux)
    @MainActor
    static func run() async throws -> Result? {
      Result(
        manager: try await speed { process in
          let model = ManagerModel()
          process.tap("Locate") { model.locate() }
          process.isMeantToRun { model.isLocating }
        },
        client: try await speed { process in
          let client = LocationClient()
          process.tap("Locate") { _ = try await client.location() }
        })
    }

    private static let moves: [JourneyMove] = [
      .tap("Locate"), .answer(.allowWhileUsingApp), .wait, .goHome, .open, .lock, .unlock, .tap("Locate"),
    ]

    @MainActor
    private static func speed(of app: @escaping @MainActor (LaunchedApp) -> Void) async throws -> Speed {
      // Excludes what is created once per process.
      try await journey(moves, on: .newest, app: app)
      let count = 2_000
      let alone = try await processorSeconds {
        for _ in 0..<count { try await journey(moves, on: .newest, app: app) }
      }
      var lengths: [Int] = []
      let together = try await processorSeconds {
        let report = try await everyJourney(
          upTo: 8, on: [.newest], moves: [.taps, .answers, .leaving, .time], atMost: 4_000, app: app)
        lengths = report.coverage[0].journeys
      }
      let played = Double(lengths.reduce(0, +))
      let made = Double(lengths.enumerated().map { $0.offset * $0.element }.reduce(0, +))
      return Speed(
        journeysOfEightMovesASecond: Double(count) / alone, exploredASecond: played / together,
        movesOfAnExploredJourney: made / played)
    }

    /// Returns the processor time of this process for an operation; other processes don't count.
    @MainActor
    private static func processorSeconds(_ work: @MainActor () async throws -> Void) async rethrows -> Double
    {
      let start = Stopwatch.Worker.process.seconds
      try await work()
      return Stopwatch.Worker.process.seconds - start
    }
  #else
    static func run() async throws -> Result? { nil }
  #endif
}

#if os(Linux)
  /// A manager whose delegate stops it at the first location.
  @MainActor
  private final class ManagerModel: NSObject, @preconcurrency CLLocationManagerDelegate {
    private(set) var isLocating = false
    private let manager = CLLocationManager()

    override init() {
      super.init()
      manager.delegate = self
    }

    func locate() {
      isLocating = true
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
    }

    private func stop() {
      isLocating = false
      manager.stopUpdatingLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { stop() }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      if (error as? CLError)?.code == .denied { stop() }
    }
  }
#endif
