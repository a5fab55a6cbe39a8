import LocationPolicy
import Testing

@testable import SextantTesting

@MainActor @Suite struct WaitReportTests {
  @Test func `what a runtime does not let a phone step is named`() {
    let report = WaitReport(
      release: .iOS18, seconds: 1.5, prompt: nil, isSuspended: false, timeline: "asks for When In Use",
      unstepped: ["sleeping tasks", "tasks of the main actor"])
    #expect(
      report.description == """
        , 1.5 s after the start of iOS 18
          not stepped here: sleeping tasks, tasks of the main actor
          so far: asks for When In Use
        """)
  }

  @Test
  func `a call that never ends because the app is suspended says so`()
    async throws
  {
    let phone = TestPhone(release: .iOS18)
    let call = phone.start { try await Task.sleep(for: .seconds(30)) }
    try phone.goHome()
    let error = await #expect(throws: TestPhoneError.self) { try await call.value() }
    #expect(
      error?.description.contains("\n  the app is suspended, and does nothing until it runs again\n") == true)
  }

  @Test func `on Linux the runtime lets a phone step all tasks`() {
    #expect(TestPhone(release: .iOS18).report.unstepped == [])
  }
}
