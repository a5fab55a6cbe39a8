import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import SextantTesting
import Testing

@testable import Sextant

/// Runs on real threads, in virtual time that advances while any caller waits.
@Suite struct ManyCallersTests {
  private static let callers = 10_000

  @Test(.timeLimit(.minutes(20)))
  func `of 10,000 callers with cancellations in between each ends once, and nothing is left`() async throws {
    let phone = try Self.phone()
    let ends = EndCounter(callers: Self.callers)
    let core = try await use(phone, ends: ends)
    #expect(ends.isOnceEach)
    // Objects of the client are released on the main queue.
    await Self.pass(on: phone) { phone.managers == 0 }
    #expect(core.object == nil)
  }

  /// Creates a client, and releases it when all its callers have ended.
  private func use(_ phone: DeviceHost, ends: EndCounter) async throws -> WeakReference<ClientCore> {
    let client = phone.run {
      LocationClient(environment: .simulated(on: phone, storage: .memory()))
    }
    let tasks = (0..<Self.callers).map { number in
      Task {
        await Self.call(number, of: client)
        ends.end(of: number)
      }
    }
    async let cancelling: Void = Self.cancelSome(of: tasks)
    await Self.pass(on: phone) { ends.sum == Self.callers }
    await cancelling
    try #require(ends.missing == [])
    for task in tasks { await task.value }
    await phone.settle()
    #expect(client.core.waitingCallers == 0)
    #expect(client.core.watchingCallers == 0)
    #expect(client.core.runningTimers == 0)
    #expect(phone.runningManagers == 0)
    return WeakReference(client.core)
  }

  private static func phone() throws -> DeviceHost {
    let host = DeviceHost(release: .newest, person: .preferring(.allowWhileUsingApp))
    host.isRecording = false
    try host.perform(.world(.stays(at: TrackSample(.home))))
    try host.perform(.world(.accuracy(horizontal: 65, vertical: 30)))
    #expect(host.managers == 0)
    return host
  }

  /// Performs one of the many kinds of calls.
  private static func call(_ number: Int, of client: LocationClient) async {
    // Each has its own manager, and a simulated phone examines all of them for each event.
    if number % 250 == 0 { return await followOnce(client) }
    switch number % 20 {
    case 0...4: _ = await client.requestWhenInUse(timeLimit: 30)
    case 5...7: for await authorization in client.authorizations where authorization.isAuthorized { return }
    case 8: _ = await client.authorization
    case 9...13: _ = try? await client.location(LocationRequest(accuracy: .best, maximumAge: 0, timeLimit: 3))
    default: _ = try? await client.location(LocationRequest(maximumAge: Double(number % 3)))
    }
  }

  private static func followOnce(_ client: LocationClient) async {
    do {
      for try await update in client.updates() {
        if case .value = update { return }
      }
    } catch {
      Issue.record(error)
    }
  }

  /// Cancels every third caller at some time, from several concurrent tasks.
  private static func cancelSome(of tasks: [Task<Void, Never>]) async {
    await withTaskGroup { group in
      for part in 0..<8 {
        group.addTask {
          var random = RandomPoints(seed: UInt64(part))
          for index in stride(from: part * 3, to: tasks.count, by: 24) {
            for _ in 0..<random.next(below: 20) { await Task.yield() }
            tasks[index].cancel()
          }
        }
      }
    }
  }

  /// Advances the time until a condition is true, up to the sum of all time limits.
  private static func pass(on phone: DeviceHost, until isDone: () -> Bool) async {
    for _ in 0..<3_000 where !isDone() {
      phone.advance(by: 0.1)
      await phone.settle()
    }
    #expect(isDone())
  }
}

extension DeviceHost {
  /// The number of the app's managers.
  var managers: Int { read { $0[self.app].process?.managers.count ?? 0 } }

  /// The number of managers with running updates.
  var runningManagers: Int {
    read { device in
      (device[self.app].process?.managers ?? []).count { $0.services.standard != nil }
    }
  }
}
