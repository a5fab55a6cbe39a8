#if os(Linux)
  import LocationHost
  import LocationSimulation
  import Sextant
  import TestSupport

  /// A loop over the client's updates.
  final class ClientUpdates: Followed {
    private let host: DeviceHost
    private let executor = StepExecutor()
    private let counter = LocationCounter()
    private let task: Task<Void, any Error>

    var count: Int { counter.count }

    init(_ host: DeviceHost) {
      self.host = host
      let client = LocationClient(environment: .simulated(on: host, storage: .forgetful))
      task = Task(executorPreference: executor) { [counter] in
        for try await update in client.updates() {
          if case .value(let location) = update { counter.take(location) }
        }
      }
      executor.drain()
    }

    func step() {
      host.advance(by: 1)
      executor.drain()
    }

    deinit {
      task.cancel()
      executor.drain()
    }
  }
#endif
