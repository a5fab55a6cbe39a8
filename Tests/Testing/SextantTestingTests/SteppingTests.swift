import CoreLocation
import Dispatch
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct SteppingTests {
  @Test func `a request of a client ends with the person's answer`() async throws {
    let phone = TestPhone(release: .iOS14, person: .answers(.allowOnce))
    let outcome = try await phone.run { await LocationClient().requestWhenInUse() }
    #expect(outcome == .granted(.whenInUse))
    #expect(
      phone.timeline == "asks for When In Use → prompt → Allow Once → authorizedWhenInUse once")
  }

  @Test func `a view model's own task is stepped, on the main actor and off it`() async throws {
    let phone = TestPhone(release: .iOS15, person: .agreeing)
    let model = phone.inApp { Model() }
    phone.inApp { model.buttonTapped() }
    #expect(model.text == "searching")
    try await phone.advance(until: { model.text != "searching" }, within: 60)
    #expect(model.text == "found")
  }

  @Test func `groups, actors, detached tasks and streams come in the same order each time`() async throws {
    var seen: Set<[String]> = []
    for _ in 0..<50 {
      let phone = TestPhone(release: .iOS17, person: .agreeing)
      let log = phone.inApp { Log() }
      try await phone.run { await crowd(log) }
      seen.insert(log.lines)
      #expect(log.lines.count == 24)
    }
    #expect(seen.count == 1)
  }

  @Test func `the same test takes the same course each time, to the last entry of the trace`() async throws {
    var journals: Set<String> = []
    for _ in 0..<50 {
      let phone = TestPhone(release: .iOS18, person: .answers(.allowOnce))
      let model = phone.inApp { Model() }
      let calls = (0..<5).map { _ in phone.start { await LocationClient().requestWhenInUse() } }
      phone.inApp { model.buttonTapped() }
      try await phone.advance(by: 3)
      try phone.goHome()
      try await phone.advance(by: 60)
      #expect(calls.allSatisfy { !$0.isWaiting })
      journals.insert(phone.journal)
    }
    #expect(journals.count == 1)
  }

  @Test
  func `an hour passes in a moment, with each fix, and with the pause that standing still brings`()
    async throws
  {
    let phone = TestPhone(release: .iOS18, person: .agreeing)
    let recorder = phone.inApp { Recorder() }
    phone.inApp { recorder.start() }
    try await phone.advance(by: 3_600)
    #expect(recorder.locations.count == 900)
    try phone.expectTimeline(
      "asks for When In Use → prompt → Allow While Using App → authorizedWhenInUse → fix ×900 → paused")
  }

  @Test func `the task of a test that is canceled takes the app's call with it`() async throws {
    let phone = TestPhone(release: .iOS14)
    let client = phone.inApp { LocationClient() }
    let call = phone.start { await client.requestWhenInUse() }
    let waiting = Task { try await call.value() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(try call.result?.get() == .cancelled)
  }

  @Test func `sleep and the phone's clock pass in the phone's time`() async throws {
    let phone = TestPhone()
    let clock = phone.clock
    let start = clock.now
    // The app's code sleeps for an hour; the test doesn't.
    try await phone.run {
      try await Task.sleep(for: .seconds(3_600))
      try await Task.sleep(nanoseconds: 250_000_000)
      try await clock.sleep(for: .milliseconds(50))
    }
    #expect(start.duration(to: clock.now) == .milliseconds(3_600_300))
  }

  @Test func `code that can't go on anymore fails with what is up on the phone`() async throws {
    let phone = TestPhone(release: .iOS14)
    let recorder = phone.inApp { Recorder() }
    let error = await #expect(throws: TestPhoneError.self) {
      try await phone.run {
        recorder.ask()
        for await _ in AsyncStream(Void.self, { _ in }) {}
      }
    }
    let text = try #require(error).description
    #expect(
      text == """
        the app waits forever: nothing more is scheduled on the phone, 0.1 s after the start of iOS 14
          no one answers the visible prompt: Allow “App” to use your location? [Allow Once] \
        [Allow While Using App] [Don’t Allow]
          so far: asks for When In Use → prompt
        """)
  }

  @Test func `code that never waits is an error, too, and no hang`() async throws {
    let phone = TestPhone()
    let error = await #expect(throws: TestPhoneError.self) {
      try await phone.run { while true { await Task.yield() } }
    }
    let text = try #require(error).description
    #expect(
      text
        == "the app runs without end and never waits, so no time passes")
  }

  @Test func `a canceled call ends at once`() async throws {
    let phone = TestPhone(release: .iOS14)
    let call = phone.start { await LocationClient().requestWhenInUse() }
    #expect(call.isWaiting)
    call.cancel()
    #expect(try call.result?.get() == .cancelled)
  }

  @Test func `blocks on the main queue are done before time passes`() async throws {
    let phone = TestPhone()
    let text = try await phone.run {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { DispatchQueue.main.async { continuation.resume(returning: "done") } }
      }
    }
    #expect(text == "done")
  }

  @Test func `code off the main actor does not count as the main thread`() async throws {
    let phone = TestPhone(release: .iOS16)
    try await phone.run { await offMain() }
    #expect(phone.host.consoleMessages == [])
    phone.inApp { _ = CLLocationManager.locationServicesEnabled() }
    #expect(phone.host.consoleMessages == [.servicesEnabledOnMainThread])
  }
}

private nonisolated func offMain() async { _ = CLLocationManager.locationServicesEnabled() }

@MainActor
private final class Model {
  var text = ""
  private let client = LocationClient()

  func buttonTapped() {
    text = "searching"
    Task {
      do {
        _ = try await client.location()
        text = "found"
      } catch {
        text = "\(error)"
      }
    }
  }
}

private actor Counter {
  private var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

@MainActor
private final class Log {
  var lines: [String] = []
}

@MainActor
private func crowd(_ log: Log) async {
  let counter = Counter()
  let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  await withTaskGroup(of: Void.self) { group in
    for number in 0..<6 {
      group.addTask {
        await Task.yield()
        continuation.yield("child \(number) is \(await counter.next())")
      }
      group.addTask { await mainChild(number, counter, continuation) }
      Task.detached { continuation.yield("detached \(number) is \(await counter.next())") }
      Task {
        let mine = await counter.next()
        continuation.yield("task \(number) is \(mine)")
      }
    }
    for await line in stream {
      log.lines.append(line)
      if log.lines.count == 24 { break }
    }
  }
}

@MainActor
private func mainChild(_ number: Int, _ counter: Counter, _ stream: AsyncStream<String>.Continuation) async {
  await Task.yield()
  stream.yield("main \(number) is \(await counter.next())")
}
