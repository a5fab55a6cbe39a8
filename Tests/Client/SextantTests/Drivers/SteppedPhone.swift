import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantTesting
import Synchronization
import TestSupport

/// A simulated phone whose app only has a client, stepped by a test in the test's own task.
///
/// All other tests use `TestPhone`. This one is for the exhaustive test of requests, which plays tens of thousands of
/// short stories on phones of all releases concurrently. Each continues from a copy of a device rather than a new one,
/// none may wait for the main actor, and each is repeated through the location managers for Linux.
final class SteppedPhone {
  /// The implementation of Core Location for a client.
  enum Driver {
    /// The location managers of this package for Linux.
    case managers
    /// The device itself, as in tests of apps.
    case simulated
  }

  /// An asynchronous call of the app with all of its results, of which there must be one.
  final class Call<Output: Sendable>: Sendable {
    private let outputs = Mutex<[Output]>([])
    private let running = Mutex<Task<Void, Never>?>(nil)

    /// The results so far.
    var ends: [Output] { outputs.withLock { $0 } }

    fileprivate func end(_ output: Output) { outputs.withLock { $0.append(output) } }

    fileprivate func begin(_ task: Task<Void, Never>) { running.withLock { $0 = task } }

    fileprivate func cancel() { running.withLock { $0?.cancel() } }
  }

  let host: DeviceHost
  private(set) var client: LocationClient
  private let driver: Driver
  private let executor = StepExecutor()

  init(host: DeviceHost, storage: ClientStorage, driver: Driver) {
    self.host = host
    self.driver = driver
    client = Self.client(on: host, storage: storage, through: driver)
    settle()
  }

  /// Replaces the client by a new one, as a new process of the app does.
  func makeClient(storage: ClientStorage) {
    client = Self.client(on: host, storage: storage, through: driver)
    settle()
  }

  private static func client(on host: DeviceHost, storage: ClientStorage, through driver: Driver)
    -> LocationClient
  {
    var environment = LocationEnvironment.simulated(on: host, storage: storage)
    if driver == .simulated { environment.system = SimulatedSystem(host: host) }
    return host.run { [environment] in LocationClient(environment: environment) }
  }

  /// Runs everything that can happen without time passing.
  func settle() {
    repeat {
      executor.drain()
      host.serveMain()
    } while executor.hasJobs
  }

  /// Starts an asynchronous call of the app.
  func start<Output: Sendable>(_ body: @escaping @Sendable (LocationClient) async -> Output) -> Call<Output> {
    let call = Call<Output>()
    let client = client
    call.begin(Task(executorPreference: executor) { call.end(await body(client)) })
    settle()
    return call
  }

  /// Cancels a call's task.
  func cancel(_ call: Call<some Sendable>) {
    call.cancel()
    settle()
  }

  func perform(_ input: Input) throws {
    try host.perform(input)
    settle()
  }

  func person(_ action: PersonAction<AppID>) throws { try perform(.person(action)) }

  func advance(by seconds: Double) {
    host.advance(by: seconds)
    settle()
  }
}
