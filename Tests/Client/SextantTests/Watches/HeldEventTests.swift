import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

/// Provisional Always, and objects that an earlier process left.
@MainActor
@Suite struct HeldEventTests {
  nonisolated static let provisional = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).provisionalPrompt.value != nil
  }

  /// A phone whose app has provisional Always.
  private func phone(_ release: Release) throws -> TestPhone {
    let phone = try TestPhone.granting(release, nil, at: -5_000)
    try phone.grants(.provisionalAlways)
    return phone
  }

  @Test(arguments: provisional)
  func `AUTH-060, AUTH-061: A crossing waits for the second prompt, and is told once then`(release: Release)
    async throws
  {
    let phone = try phone(release)
    let client = phone.client()
    let heard = phone.hear { client.regions.events }
    client.regions.add(RegionWatchTests.region("home", 0))
    try await phone.advance(by: 60)
    try phone.goHome()
    try await phone.advance(by: 60)
    phone.stay(at: .road(0))
    try await phone.advance(by: 300)
    #expect(heard.all.isEmpty)
    try phone.showSecondPrompt()
    try phone.answer(.changeToAlwaysAllow)
    try await phone.advance(by: 60)
    #expect(heard.all.map(RegionWatchTests.brief) == ["into home"])
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `MIS-51: A loop that is left at once ends what an earlier process has left`(release: Release)
    async throws
  {
    let phone = try TestPhone.granting(release)
    let client = phone.client()
    _ = phone.hear { client.visits() }
    _ = phone.hear { client.significantChanges() }
    try await phone.advance(by: 60)
    try phone.goHome()
    try phone.terminate()
    try phone.open()
    #expect(phone.services == ["significant changes", "visits"])
    let next = phone.client()
    let visits = phone.hear { next.visits() }
    let changes = phone.hear { next.significantChanges() }
    visits.cancel()
    changes.cancel()
    #expect(phone.services == [])
  }

  @Test func `hundreds of listeners that come and go leave nothing behind`() throws {
    let phone = try TestPhone.granting(.iOS18)
    let client = phone.client()
    let headings = (0..<200).map { _ in phone.hear { client.headings() } }
    let visits = (0..<200).map { _ in phone.hear { client.visits() } }
    let events = (0..<200).map { _ in phone.hear { client.regions.events } }
    for heard in headings { heard.cancel() }
    for heard in visits { heard.cancel() }
    for heard in events { heard.cancel() }
    phone.settle()
    #expect(headings.allSatisfy { $0.hasEnded } && visits.allSatisfy { $0.hasEnded })
    #expect(events.allSatisfy { $0.hasEnded })
    #expect(phone.services == [])
    #expect(phone.managers.count == 1)
  }

  @Test(.timeLimit(.minutes(20))) func `callers on many threads leave nothing behind`() async throws {
    let phone = try TestPhone.granting(.iOS18)
    let client = phone.client()
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
    try await phone.advance(by: 60)
    #expect(phone.services == [])
    #expect(phone.managers.count == 1)
    #expect(client.regions.regions.count == 250)
    #expect(phone.monitored.count == 20)
  }
}
