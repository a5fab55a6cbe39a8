import AppProject
import PhoneEnvironment
import Testing

@testable import LinuxSDK

/// The messages about tests that hang.
@Suite struct HangTextTests {
  private func report(_ phones: PhoneReport...) -> TestProcessReport {
    var report = TestProcessReport(process: 1, began: 0)
    report.phones = phones
    return report
  }

  private let text = HangText(
    leftOut: [("B", 7), ("A", 3), ("A", 9)].map { Site(file: "/p/\($0.0).swift", line: $0.1) }, root: "/p/",
    hasPlace: false)

  @Test func `each file with left out code has a line, and a phone without a place is told`() {
    let still = Hang(
      tests: ["A.a", "A.b"],
      reports: [report(PhoneReport(activity: 1, prompt: nil, isIdle: true, unservedManagers: 0))],
      time: .milliseconds(3_040))
    #expect(
      text.telling(still, endsIn: .seconds(57)) == """

        sextant: A.a, A.b have made no progress for 3 s.
          Nothing is scheduled on the phone: until the app calls Core Location, nothing more happens there.
          The phone has no position, so it finds no location; --location and --track give it one.
          The tests may be waiting for code that #if leaves out of builds for Linux:
            A.swift:3, 9
            B.swift:7
          The run is ended in 57 s if nothing happens; --patience sets how long a test may make no progress.

        """)
  }

  @Test func `a method that a delegate lacks is named, with what happened on the phone`() {
    let phone = PhoneReport(
      activity: 1, prompt: nil, isIdle: true, unservedManagers: 0,
      missingMethod: "locationManager(_:didChangeAuthorization:)",
      story: ["0:00:00  person  launches App", "0:00:01  App     is \u{1B}[31mred"])
    let still = Hang(tests: ["A.a"], reports: [report(phone)], time: .seconds(20))
    #expect(
      text.ending(still) == """

        sextant: A.a has made no progress for 20 s; the run is ended.
          A delegate lacks locationManager(_:didChangeAuthorization:), with which this release reports an answer: the method
          locationManagerDidChangeAuthorization(_:) came later.
          What to do: Implement both, or test on releases that have the later one.
          What happened last on the phone:
            0:00:00  person  launches App
            0:00:01  App     is \\u{1B}[31mred

        """)
  }

  @Test func `what a phone says goes before guesses`() {
    let still = Hang(
      tests: [],
      reports: [report(PhoneReport(activity: 1, prompt: ["Yes"], isIdle: true, unservedManagers: 1))],
      time: .seconds(20))
    #expect(
      text.ending(still) == """

        sextant: the tests have made no progress for 20 s; the run is ended.
          A prompt is on screen, and no one answers it: [Yes].
          What to do: --person "Yes" says which buttons the person taps.
          A CLLocationManager was made on a thread without a run loop, so its delegate gets no calls, as on iOS. Async
          tests run on such threads unless they are on the main actor.
          What to do: Write @MainActor before the test or its class, or make the manager on the main thread.

        """)
  }

  @Test func `a test that doesn't use its phone has only its time to blame`() {
    let still = Hang(tests: ["A.a"], reports: [report()], time: .seconds(1))
    #expect(
      HangText(leftOut: [], root: "/p/", hasPlace: true).limit(.milliseconds(2_500), still)
        == "\nsextant: the time limit of 2.5 s ran out while A.a ran; the run is ended.\n")
  }
}
