import CoreLocation
import LocationDelivery
import LocationHost
import LocationPolicy
import LocationSimulation
import Testing

/// Runs the article's flow on the releases that it covers, and checks the prompts of its sections and the result of
/// each answer.
@MainActor @Suite struct LocationFlowTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let releases: ClosedRange<Release>
    let needsBackground: Bool
    let choices: [Choice]
    /// The status after each choice, as passed to the callback.
    let statuses: [Int]

    var testDescription: String { "\(releases) \(needsBackground ? "always" : "when in use")" }
  }

  nonisolated static let rows = [
    Row(
      releases: .iOS8 ... .iOS10, needsBackground: false, choices: [.dontAllow, .allow], statuses: [2, 4]),
    Row(releases: .iOS8 ... .iOS10, needsBackground: true, choices: [.dontAllow, .allow], statuses: [2, 3]),
    Row(
      releases: .iOS11 ... .iOS12, needsBackground: false, choices: [.allow, .dontAllow], statuses: [4, 2]),
    Row(
      releases: .iOS11 ... .iOS12, needsBackground: true,
      choices: [.onlyWhileUsingTheApp, .alwaysAllow, .dontAllow], statuses: [4, 3, 2]),
    Row(
      releases: .iOS13 ... .iOS14, needsBackground: false,
      choices: [.allowWhileUsingApp, .allowOnce, .dontAllow], statuses: [4, 4, 2]),
    Row(
      releases: .iOS13 ... .iOS14, needsBackground: true,
      choices: [.allowWhileUsingApp, .allowOnce, .dontAllow], statuses: [3, 4, 2]),
  ]

  @Test(arguments: rows)
  func `one prompt with the article's buttons, and the status that it names for each`(row: Row) throws {
    for release in Release.allCases where row.releases.contains(release) {
      for (choice, status) in zip(row.choices, row.statuses) {
        let (host, flow) = try Self.start(release, needsBackground: row.needsBackground)
        // The article names the buttons but not their order (OPEN-05).
        #expect(host.device.visiblePrompt.map { Set($0.prompt.template.choices) } == Set(row.choices))
        try host.person(.answers(choice))
        host.advance(by: 3)
        // A start before the person's decision waits silently; a denial ends it with an error (ERR-003).
        let end = status == 2 ? "error 1" : "located"
        #expect(flow.log == ["status 0", "status \(status)", end], "\(release) \(choice)")
        #expect(Self.promptCount(of: host) == 1)
      }
    }
  }

  @Test(
    arguments: Release.allCases.filter {
      (.iOS8 ... .iOS14).contains($0)
    })
  func `without the keys nothing is asked, and the flow says so`(release: Release) throws {
    let host = try ArticlePhone.phone(release, AppConfiguration(traits: .backgroundMode))
    let flow = host.run { LocationFlow(release: release, keys: .init(), needsBackground: true) }
    host.run { flow.startLocation() }
    host.advance(by: 1)
    #expect(flow.log == ["key missing", "status 0"])
    #expect(Self.promptCount(of: host) == 0)
  }

  @Test func `after a reduced grant on 14 the second start asks for full accuracy once`() throws {
    let (host, flow) = try Self.start(.iOS14, needsBackground: false)
    try host.person(.answers(.allowWhileUsingApp, precise: false))
    flow.startLocation()
    #expect(host.device.visiblePrompt?.prompt.template == .temporaryFullAccuracy)
    try host.person(.answers(.allowOnce))
    #expect(flow.log.filter { $0.hasPrefix("status") } == ["status 0", "status 4 reduced", "status 4"])
  }

  @Test
  func
    `on 13 the second prompt comes after the app was left, and keeping brings the callback (correction 14)`()
    throws
  {
    let (host, flow) = try Self.start(.iOS13, needsBackground: true)
    try host.person(.answers(.allowWhileUsingApp))
    try host.person(.goesHome)
    try host.system(.showsSecondPrompt(host.app))
    #expect(
      host.device.visiblePrompt.map { Array($0.prompt.template.choices) } == [
        .keepOnlyWhileUsing, .changeToAlwaysAllow,
      ])
    try host.person(.answers(.keepOnlyWhileUsing))
    try host.person(.opens(host.app))
    #expect(flow.log.filter { $0.hasPrefix("status") } == ["status 0", "status 3", "status 4"])
  }

  private static func start(
    _ release: Release, needsBackground: Bool
  ) throws -> (DeviceHost, LocationFlow) {
    let host = try ArticlePhone.phone(release)
    let keys = LocationFlow.Keys(always: true, whenInUse: true, alwaysAndWhenInUse: true, temporary: true)
    let flow = host.run { LocationFlow(release: release, keys: keys, needsBackground: needsBackground) }
    host.serveMain()
    host.run { flow.startLocation() }
    return (host, flow)
  }

  private static func promptCount(of host: DeviceHost) -> Int {
    host.device.trace.entries.count { if case .promptShown = $0.event { true } else { false } }
  }
}
