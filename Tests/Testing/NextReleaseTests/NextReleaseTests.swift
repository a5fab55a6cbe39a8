import AppProject
import LocationAudit
import LocationEvidence
import LocationPolicy
import LocationSimulation
import LocationTerms
import LocationTracks
import Phrases
import Sextant
import SextantTesting
import Testing

/// A new release is a single value, which all users of the policies follow.
@Suite struct NextReleaseTests {
  private static let newest = Release.newest

  // MARK: - sextant check

  /// An app that requests When In Use in the callback, uses visits, and tracks with a filter.
  private static let project = RuleExample(
    "", iOS: SystemVersion(16, 4), infoPlist: [.whenInUse],
    files: [
      .swift(
        """
        import CoreLocation
        final class Visits: NSObject, CLLocationManagerDelegate {
          let manager = CLLocationManager()
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            manager.requestWhenInUseAuthorization()
          }
          func start() {
            manager.delegate = self
            manager.startMonitoringVisits()
          }
          func stop() { manager.stopMonitoringVisits() }
        }
        """, name: "Visits.swift")
    ]
  ).inventory

  private static let tracker = RuleExample(
    "", iOS: SystemVersion(16, 4), infoPlist: [.whenInUse, .alwaysAndWhenInUse, .locationMode],
    files: [
      .swift(
        """
        import CoreLocation
        func track(_ manager: CLLocationManager) {
          manager.requestWhenInUseAuthorization()
          manager.requestAlwaysAuthorization()
          manager.allowsBackgroundLocationUpdates = true
          manager.pausesLocationUpdatesAutomatically = false
          manager.distanceFilter = 50
          manager.startUpdatingLocation()
        }
        """)
    ]
  ).inventory

  private func findings(_ inventory: ProjectInventory, _ policies: Policies) -> [String] {
    Audit.run(inventory, under: policies).map { "\($0.rule.rawValue) \(policies.text(of: $0.releases))" }
  }

  @Test func `the audit finds what the release changes, and says where each holds`() {
    // What nothing reacts to is so on all releases, too.
    let refusal = "refusal-unnoticed 16.4+"
    #expect(findings(Self.project, .known) == ["prompt-after-allow-once 16.4+", refusal])
    #expect(
      findings(Self.project, NextRelease.policies) == [
        "monitoring-before-ios-13 \(NextRelease.release.name)+",
        "prompt-after-allow-once 16.4-\(Self.newest.major)", refusal,
      ])
    // Two consecutive requests are wrong on all releases.
    let requests = "two-requests-at-once 16.4+"
    #expect(findings(Self.tracker, .known) == [requests, "background-filter 16.4+", refusal])
    #expect(
      findings(Self.tracker, NextRelease.policies)
        == [requests, "background-filter 16.4-\(Self.newest.major)", refusal])
  }

  @Test func `a finding names the release in its words`() throws {
    let found = Audit.run(Self.project, under: NextRelease.policies)
    let visits = try #require(found.first { $0.rule.rawValue == "monitoring-before-ios-13" })
    #expect(visits.releases == NextRelease.release...NextRelease.release)
    #expect(
      visits.message.english.hasPrefix(
        "On \(NextRelease.release) and later this delivers nothing: it needs Always"))
  }

  // MARK: - Predictions

  private func lines(_ inventory: ProjectInventory, _ topic: String) throws -> [Release: Set<String>] {
    let predictions = try #require(Audit.predictions(for: inventory, under: NextRelease.policies).first)
    return try [Self.newest, NextRelease.release].reduce(into: [:]) { found, release in
      let prediction = try #require(predictions.first { $0.range.contains(release) })
      found[release] = Set(prediction.lines.filter { $0.topic.english == topic }.map(\.text.english))
    }
  }

  @Test func `predictions tell the prompt, the visits and the background of the release`() throws {
    let prompts = try lines(Self.project, "first prompt")
    #expect(prompts[Self.newest]?.contains { $0.contains("[Allow Once]") } == true)
    #expect(prompts[NextRelease.release]?.contains { $0.contains("while you are using the app?") } == true)
    #expect(prompts[NextRelease.release]?.contains { $0.contains("[Allow Once]") } == false)

    let visits = try lines(Self.project, "monitoring")
    #expect(visits[Self.newest] != visits[NextRelease.release])

    let background = try lines(Self.tracker, "background")
    #expect(background[Self.newest] != background[NextRelease.release])
  }

  // MARK: - The device

  /// Returns a phone on which the person has granted When In Use, with an app that uses visits.
  private func phone(on release: Release) throws -> (device: SimulatedDevice, title: String?) {
    var device = SimulatedDevice(release: release, policies: NextRelease.policies)
    let app = device.install(AppBundle(name: "Run"))
    try device.perform(.world(.stays(at: TrackSample(TestPhone.defaultPlace))))
    try device.perform(.person(.opens(app)))
    let manager = try #require(try device.perform(.call(.createManager, by: app)))
    try device.perform(.call(.manager(manager, .setDelegate(.all)), by: app))
    try device.perform(.call(.manager(manager, .requestWhenInUseAuthorization), by: app))
    let prompt = try #require(device.visiblePrompt?.prompt)
    try device.perform(.person(.answers(prompt.template.choices[0])))
    try device.perform(.call(.manager(manager, .start(.visits)), by: app))
    device.advance(by: 600)
    return (device, prompt.template.title().english)
  }

  private func visits(_ device: SimulatedDevice) -> Int {
    var device = device
    return device.takeMessages().filter { if case .visit = $0.content { true } else { false } }.count
  }

  @Test func `the device shows the prompt of the release, and tells of no visit`() throws {
    let now = try phone(on: Self.newest)
    #expect(now.title == "Allow “X” to use your location?")
    #expect(visits(now.device) == 1)
    let next = try phone(on: NextRelease.release)
    #expect(next.title == "Allow “X” to access your location while you are using the app?")
    #expect(visits(next.device) == 0)
  }

  @Test func `a phone that is updated follows the new rules`() throws {
    var device = SimulatedDevice(release: Self.newest, policies: NextRelease.policies)
    try device.perform(.person(.updatesSystem(to: NextRelease.release)))
    #expect(device.policy == NextRelease.policies.newest)
  }

  // MARK: - The client

  @MainActor
  @Test func `the client refuses visits with When In Use where the release does`() async throws {
    for (release, isNext) in [(Self.newest, false), (NextRelease.release, true)] {
      let phone = TestPhone(
        release: release, policies: NextRelease.policies, person: .preferring(.allowWhileUsingApp, .allow))
      let client = phone.inApp { LocationClient() }
      _ = try await phone.run { await client.requestWhenInUse() }
      let visit = phone.start {
        for try await _ in client.visits() { return true }
        return false
      }
      try await phone.advance(by: 600)
      switch visit.result {
      case .failure(let error): #expect(isNext && error as? LocationFailure == .needsAlways)
      case .success(let came): #expect(!isNext && came)
      case nil: Issue.record("visits neither came nor failed on iOS \(release.name)")
      }
    }
  }

  @MainActor
  @Test func `the client leaves the filter to the manager where the release lets it`() async throws {
    for (release, filter) in [(Self.newest, -1.0), (NextRelease.release, 50)] {
      let phone = TestPhone(
        release: release, policies: NextRelease.policies,
        person: .preferring(.allowWhileUsingApp, .allow, .changeToAlwaysAllow))
      let client = phone.inApp { LocationClient() }
      _ = try await phone.run { await client.requestWhenInUse() }
      try phone.chooseInSettings(.always)
      try phone.open()
      let request = UpdatesRequest(
        accuracy: .kilometer, distanceFilter: .meters(50), background: .continues(showsIndicator: false))
      let following = phone.start { for try await _ in client.updates(request) {} }
      try await phone.advance(by: 5)
      let managers = phone.host.read { $0[phone.host.app].process?.managers ?? [] }
      #expect(managers.filter { $0.services.standard != nil }.map(\.settings.distanceFilter) == [filter])
      following.cancel()
    }
  }
}
