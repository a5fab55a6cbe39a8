import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant
import SextantTesting
import Testing

/// Updates that many tasks start and cancel concurrently, on all threads.
@Suite struct ConcurrentUpdatesTests {
  @Test
  func `however many tasks start and are canceled at whatever moment, nothing is left running`() async throws
  {
    let host = DeviceHost(release: .newest)
    let client = host.run { LocationClient(environment: .simulated(on: host, storage: .memory())) }
    try host.person(.opensSettings)
    try host.person(.chooses(.whileUsing, for: host.app))
    try host.person(.opens(host.app))
    try host.world(.stays(at: TrackSample(Coordinate(latitude: 48, longitude: 11))))
    let ends = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<300 {
        group.addTask { await Self.isEnded(client, after: index) }
      }
      for _ in 0..<50 {
        host.advance(by: 1)
        await host.settle()
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    await host.settle()
    await host.settle()
    #expect(ends == 300)
    let process = try #require(host.device[host.app].process)
    #expect(process.managers.count { $0.services.standard != nil } == 0)
    #expect(process.streams.isEmpty)
  }

  /// Follows the location in a task that is canceled after some moments; returns whether it ended without an error.
  private static func isEnded(_ client: LocationClient, after moments: Int) async -> Bool {
    let task = Task {
      for try await _ in client.updates(UpdatesRequest(background: .continues())) where Task.isCancelled {
        break
      }
    }
    for _ in 0..<(moments % 40) { await Task.yield() }
    task.cancel()
    return (try? await task.value) != nil
  }

  @Test func `errors of updates are known by their type`() async {
    let host = DeviceHost(release: .newest)
    let client = host.run { LocationClient(environment: .simulated(on: host, storage: .memory())) }
    var failure: LocationFailure?
    do throws(LocationFailure) {
      for try await _ in client.updates(UpdatesRequest(asksFor: nil)) {}
    } catch {
      failure = error
    }
    #expect(failure == .notAuthorized(.notShown(.notAuthorized)))
  }
}
