import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantTesting
import TestSupport

/// A simulated phone with an app that uses a client, stepped by hand.
final class Phone {
  /// What answers the calls that a client makes of Core Location.
  enum Driver: CaseIterable {
    /// The location managers of this package for Linux.
    case managers
    /// The device itself, as in tests of apps.
    case simulated
  }

  /// The driver of the clients that a test makes.
  @TaskLocal static var driver = Driver.managers

  let host: DeviceHost
  private(set) var client: LocationClient
  private let executor = StepExecutor()

  convenience init(
    release: Release, bundle: AppBundle = AppBundle(name: "App"), storage: ClientStorage = .memory(),
    report: (@Sendable (ConfigurationReport) -> Void)? = nil
  ) {
    self.init(host: DeviceHost(release: release, bundle: bundle), storage: storage, report: report)
  }

  init(
    host: DeviceHost, storage: ClientStorage, report: (@Sendable (ConfigurationReport) -> Void)? = nil
  ) {
    self.host = host
    client = Self.client(on: host, storage: storage, report: report)
    settle()
  }

  /// Puts a new client in the place of the old one, as a new process of the app does.
  func makeClient(storage: ClientStorage) {
    client = Self.client(on: host, storage: storage, report: nil)
    settle()
  }

  private static func client(
    on host: DeviceHost, storage: ClientStorage, report: (@Sendable (ConfigurationReport) -> Void)?
  ) -> LocationClient {
    var environment = LocationEnvironment.simulated(on: host, storage: storage)
    environment.report = report
    if driver == .simulated { environment.system = SimulatedSystem(host: host) }
    return host.run { [environment] in LocationClient(environment: environment) }
  }

  /// Lets all that can happen without time happen.
  func settle() {
    repeat {
      executor.drain()
      host.serveMain()
    } while executor.hasJobs
  }

  /// Starts an asynchronous call of the app.
  func start<Output: Sendable>(_ call: @escaping @Sendable (LocationClient) async -> Output) -> Call<Output> {
    let result = Call<Output>()
    let client = client
    result.task = Task(executorPreference: executor) { result.end(await call(client)) }
    settle()
    return result
  }

  func perform(_ input: Input) throws {
    try host.perform(input)
    settle()
  }

  func person(_ action: PersonAction) throws { try perform(.person(action)) }

  func advance(by seconds: Double) {
    host.advance(by: seconds)
    settle()
  }
}

extension ClientStorage {
  /// A storage that lives as long as its user.
  static func memory(_ kept: Kept = Kept()) -> ClientStorage {
    ClientStorage(load: { kept[$0] }, save: { kept[$1] = $0 })
  }
}
