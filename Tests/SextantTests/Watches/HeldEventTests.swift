import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

/// Provisional Always, and processes that others left behind.
@MainActor
@Suite struct HeldEventTests {
  nonisolated static let provisional = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).provisionalPrompt.value != nil
  }

  /// A phone whose app has provisional Always.
  private func phone(_ release: Release) throws -> Handset {
    let phone = try Handset(release, nil, at: -5_000)
    let manager = try #require(try phone.host.perform(.call(.createManager, by: phone.host.app)))
    try phone.host.perform(.call(.manager(manager, .requestAlwaysAuthorization), by: phone.host.app))
    phone.settle()
    let prompt = try #require(phone.host.device.visiblePrompt?.prompt)
    try #require(prompt.template.choices.contains(.allowWhileUsingApp))
    try phone.person(.answers(.allowWhileUsingApp))
    try #require(phone.app.authorization.grant == .provisionalAlways)
    return phone
  }

  @Test(arguments: provisional)
  func `AUTH-060, AUTH-061: A crossing waits for the second prompt, and is told once then`(release: Release)
    throws
  {
    let phone = try phone(release)
    let heard = try phone.listens { $0.regions.events }
    phone.client?.regions.add(RegionWatchTests.region("home", 0))
    phone.passes(60)
    try phone.person(.goesHome)
    phone.passes(60)
    try phone.isPut(0)
    phone.passes(300)
    #expect(heard.all.isEmpty)
    try phone.system(.showsSecondPrompt(phone.host.app))
    try phone.person(.answers(.changeToAlwaysAllow))
    phone.passes(60)
    #expect(heard.all.map(RegionWatchTests.brief) == ["into home"])
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `MIS-51: A loop that is left at once ends what an earlier process has left`(release: Release) throws {
    let phone = try Handset(release)
    _ = try phone.listens { $0.visits() }
    _ = try phone.listens { $0.significantChanges() }
    phone.passes(60)
    try phone.person(.goesHome)
    try phone.system(.terminates(phone.host.app))
    try phone.person(.opens(phone.host.app))
    #expect(phone.running == ["significant changes", "visits"])
    let visits = try phone.listens { $0.visits() }
    let changes = try phone.listens { $0.significantChanges() }
    visits.cancel()
    changes.cancel()
    phone.settle()
    #expect(phone.running == [])
  }

  @Test func `hundreds of listeners that come and go leave nothing behind`() throws {
    let phone = try Handset(.iOS18)
    let headings = try (0..<200).map { _ in try phone.listens { $0.headings() } }
    let visits = try (0..<200).map { _ in try phone.listens { $0.visits() } }
    let events = try (0..<200).map { _ in try phone.listens { $0.regions.events } }
    for heard in headings { heard.cancel() }
    for heard in visits { heard.cancel() }
    for heard in events { heard.cancel() }
    phone.settle()
    #expect(headings.allSatisfy { $0.hasEnded } && visits.allSatisfy { $0.hasEnded })
    #expect(events.allSatisfy { $0.hasEnded })
    #expect(phone.running == [])
    #expect(phone.managers == 1)
  }

  @Test(.timeLimit(.minutes(20))) func `callers on many threads leave nothing behind`() async throws {
    let phone = try Handset(.iOS18)
    let client = try #require(phone.client)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<500 {
        group.addTask {
          client.regions.add(RegionWatchTests.region("\(number)", Double(number) * 3_000))
          let loop = Task { for try await _ in client.visits() {} }
          let compass = Task { for try await _ in client.headings() {} }
          loop.cancel()
          compass.cancel()
          _ = await (loop.result, compass.result)
          if number.isMultiple(of: 2) { client.regions.remove("\(number)") }
        }
      }
    }
    phone.passes(60)
    #expect(phone.running == [])
    #expect(phone.managers == 1)
    #expect(client.regions.regions.count == 250)
    #expect(phone.monitored.count == 20)
  }
}
