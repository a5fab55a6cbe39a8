import PhoneEnvironment
import Testing

@testable import LinuxSDK

/// The detection of hangs, with a clock that the test sets.
@Suite struct HangWatchTests {
  private final class Clock {
    var now = ContinuousClock.now
  }

  private let clock = Clock()
  private static let prompt = PhoneReport(
    activity: 3, prompt: ["Allow Once"], isIdle: true, unservedManagers: 0)
  private static let quiet = PhoneReport(activity: 3, prompt: nil, isIdle: true, unservedManagers: 0)

  private func watch(limit: Duration? = nil, isLimited: Bool = true) -> HangWatch {
    HangWatch(patience: .init(limit: limit, isLimited: isLimited)) { [clock] in clock.now }
  }

  private func report(_ phone: PhoneReport, test: String = "A.a") -> TestProcessReport {
    var report = TestProcessReport(process: 1, began: 0)
    report.phones = [phone]
    report.test = test
    return report
  }

  /// Watches at intervals of at least a second with some processor time in between, and returns the verdicts.
  private func look(
    _ watch: inout HangWatch, seconds: Int, each step: Int = 1, ticks: Int = 0,
    _ report: (Int) -> TestProcessReport?
  ) -> [String] {
    var said: [String] = []
    for second in stride(from: 0, through: seconds, by: step) {
      let member = ProcessSession.Member(id: 1, ticks: ticks * second, isBusy: false)
      let reports = report(second).map { [$0] } ?? []
      let verdict = watch.look(at: [member], reports: reports, eventsSize: 0, written: 0) { ["A.a"] }
      switch verdict {
      case .goOn: break
      case .tell(_, let time):
        said.append("\(second): told, \(time.map(HangText.seconds) ?? "for ever")")
      case .end: said.append("\(second): ended")
      case .limit: said.append("\(second): limit")
      }
      if said.last?.hasSuffix("ended") == true { break }
      clock.now += .seconds(step)
    }
    return said
  }

  @Test func `a prompt that nobody answers is told after three seconds and ends the run after twenty`() {
    var watch = watch()
    #expect(
      look(&watch, seconds: 90) { _ in report(Self.prompt) } == ["3: told, 17 s", "20: ended"])
  }

  @Test func `a watch that was held up tells before it ends the run`() {
    var watch = watch()
    #expect(
      look(&watch, seconds: 90, each: 30) { _ in report(Self.prompt) } == ["30: told, 0 s", "60: ended"])
  }

  @Test func `what no phone explains has three times as long`() {
    var watch = watch()
    #expect(look(&watch, seconds: 90) { _ in report(Self.quiet) } == ["3: told, 57 s", "60: ended"])
  }

  @Test func `a test that computes is left alone, unless a phone says why it can't go on`() {
    var watch = watch()
    #expect(look(&watch, seconds: 90, ticks: 100) { _ in report(Self.quiet) } == [])
    watch = self.watch()
    #expect(
      look(&watch, seconds: 90, ticks: 100) { _ in report(Self.prompt) } == ["3: told, 57 s", "60: ended"])
  }

  @Test func `whatever happens on a phone or with the tests begins anew`() {
    var watch = watch()
    #expect(
      look(&watch, seconds: 90) { second in
        report(Self.prompt, test: "A.\(second / 15)")
      } == [
        "3: told, 17 s", "18: told, 17 s", "33: told, 17 s", "48: told, 17 s", "63: told, 17 s",
        "78: told, 17 s",
      ])
  }

  @Test func `nothing is ended while no tests run, or where nothing is to be ended`() {
    var watch = watch()
    #expect(look(&watch, seconds: 90) { _ in nil } == [])
    watch = self.watch(isLimited: false)
    #expect(look(&watch, seconds: 90) { _ in report(Self.prompt) } == ["3: told, for ever"])
  }

  @Test func `the time limit counts from the first test on`() {
    var watch = watch(limit: .seconds(5))
    let said = look(&watch, seconds: 15) { second in
      second < 10 ? nil : report(.init(activity: second, prompt: nil, isIdle: false, unservedManagers: 0))
    }
    #expect(said == ["15: limit"])
  }
}
