import LocationHost
import LocationPolicy
import LocationSimulation
import Synchronization
import Testing

@Suite struct HostTimersTests {
  @Test func `what is planned happens in the order of its moments, and what is called off does not`() {
    let host = DeviceHost(release: .newest)
    let seen = Mutex<[Int]>([])
    let cancels = (0..<500).map { number in
      host.after(Double(number * 37 % 100)) { seen.withLock { $0.append(number) } }
    }
    for number in stride(from: 0, to: 500, by: 3) { cancels[number]() }
    cancels[0]()
    host.advance(by: 100)
    let expected = (0..<500).filter { $0 % 3 != 0 }
      .sorted { ($0 * 37 % 100, $0) < ($1 * 37 % 100, $1) }
    #expect(seen.withLock { $0 } == expected)
    // Called off after it has happened.
    cancels[1]()
  }

  @Test func `what a timer holds may use the host when the timer is called off`() {
    let host = DeviceHost(release: .newest)
    let cancel = plan(on: host)
    cancel()
    #expect(host.now.seconds == 0)
  }

  /// Plans something that alone holds an object.
  private func plan(on host: DeviceHost) -> @Sendable () -> Void {
    let last = LastUse { _ = host.now }
    return host.after(10) { withExtendedLifetime(last) {} }
  }

  /// Does something when it goes.
  private final class LastUse: Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    deinit { action() }
  }
}
