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
    // Canceled after it has happened.
    cancels[1]()
  }

  @Test func `what a timer holds may use the host when the timer is called off`() {
    let host = DeviceHost(release: .newest)
    let cancel = plan(on: host)
    cancel()
    #expect(host.now.seconds == 0)
  }

  @Test(arguments: Release.allCases)
  func `DEL-007: what comes due while the app is suspended is done once it runs again`(release: Release)
    throws
  {
    let host = DeviceHost(release: release)
    let log = Log()
    for seconds in [1.0, 60, 30, 300] { host.after(seconds) { log.add("\(seconds) at \(host.now.seconds)") } }
    try host.person(.goesHome)
    host.advance(by: 100)
    #expect(host.device[host.app].phase == .suspended)
    #expect(log.lines == ["1.0 at 1.0"])
    try host.person(.opens(host.app))
    host.advance(by: 0)
    #expect(log.lines == ["1.0 at 1.0", "30.0 at 100.0", "60.0 at 100.0"])
    host.advance(by: 300)
    #expect(log.lines.last == "300.0 at 300.0")
  }

  @Test(arguments: Release.allCases)
  func `what a process has planned is nothing to the next one`(release: Release) throws {
    let host = DeviceHost(release: release)
    let log = Log()
    host.after(30) { log.add("the first process") }
    try host.system(.terminates(host.app))
    host.after(30) { log.add("its code that still runs") }
    host.advance(by: 60)
    try host.person(.opens(host.app))
    host.after(30) { log.add("the second process") }
    host.advance(by: 60)
    #expect(log.lines == ["the second process"])
  }

  /// Schedules work that holds the only reference to an object.
  private func plan(on host: DeviceHost) -> @Sendable () -> Void {
    let last = LastUse { _ = host.now }
    return host.after(10) { withExtendedLifetime(last) {} }
  }

  /// An object that runs a closure when it is released.
  private final class LastUse: Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    deinit { action() }
  }
}
