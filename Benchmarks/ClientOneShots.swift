#if os(Linux)
  import LocationHost
  import LocationSimulation
  import Sextant
  import TestSupport

  /// Repeated one-shot requests of the client.
  final class ClientOneShots: Followed {
    private let host: DeviceHost
    private let executor = StepExecutor()
    private let counter = LocationCounter()
    private let client: LocationClient

    var count: Int { counter.count }

    init(_ host: DeviceHost) {
      self.host = host
      client = LocationClient(environment: .simulated(on: host, storage: .forgetful))
    }

    func step() {
      let call = Task(executorPreference: executor) { [client, counter] in
        counter.take(try await client.location(LocationRequest(maximumAge: 0)).location)
      }
      executor.drain()
      host.advance(by: 2)
      executor.drain()
      call.cancel()
    }
  }
#endif
