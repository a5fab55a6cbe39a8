import LocationPolicy
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct CancellationTests {
  nonisolated static let asking = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }

  nonisolated private static let request = UpdatesRequest(background: .continues())

  @Test(arguments: Release.allCases)
  func `cancelling while updates run stops all that they started (BG-011, MIS-08)`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    phone.walks()
    let following = phone.follow(Self.request)
    try await phone.advance(by: 5)
    let policy = AuthorizationPolicy.policy(for: release)
    let sessions =
      (policy.serviceSessions.value
        ? ["serviceSession(LocationPolicy.SessionGoal.whenInUse, purposeKey: nil)"] : [])
      + (policy.backgroundActivitySession.value ? ["backgroundActivitySession"] : [])
    #expect(phone.held == ["updates, background \(policy.backgroundSwitch.value == .property)"] + sessions)
    following.cancel()
    try await phone.advance(by: 5)
    #expect(following.hasEnded)
    #expect(phone.held == [])
  }

  @Test(arguments: BackgroundCase.all)
  func `cancelling in the background lets the app rest, without the indicator (BG-011)`(pair: BackgroundCase)
    async throws
  {
    let phone = TestPhone(release: pair.release)
    try phone.grants(pair.grant)
    phone.walks()
    let following = phone.follow(Self.request)
    try await phone.advance(by: 5)
    try phone.goHome()
    try await phone.advance(by: 60)
    following.cancel()
    try await phone.advance(by: 60)
    #expect(following.hasEnded)
    #expect(phone.held == [])
    #expect(phone.indicator == .none)
    #expect(phone.host.device[phone.host.app].phase == .suspended)
  }

  @Test(arguments: asking)
  func `cancelling while the person is asked ends the updates, and the answer starts nothing`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    phone.walks()
    let following = phone.follow(Self.request)
    following.cancel()
    try await phone.advance(by: 1)
    #expect(following.hasEnded)
    if phone.prompt != nil { try phone.agree() }
    try await phone.advance(by: 5)
    #expect(phone.held == [])
    #expect(following.all == [])
  }

  @Test func `a task that is canceled already gets no updates and starts nothing`() async throws {
    let phone = TestPhone(release: .newest)
    let client = phone.client()
    try phone.grants(.whenInUse)
    let call = phone.start {
      withUnsafeCurrentTask { $0?.cancel() }
      var updates = client.updates(Self.request).makeAsyncIterator()
      return (try? await updates.next()) == .some(nil)
    }
    try await phone.advance(by: 2)
    #expect(call.end == true)
    #expect(phone.held == [])
  }

  @Test(arguments: Release.allCases)
  func `leaving the loop stops all that it started`(release: Release) async throws {
    let phone = TestPhone(release: release)
    let client = phone.client()
    try phone.grants(.whenInUse)
    phone.walks()
    let call = phone.start { () async -> Int in
      var count = 0
      do {
        for try await _ in client.updates(Self.request) {
          count += 1
          if count == 3 { break }
        }
      } catch {
        return -1
      }
      return count
    }
    try await phone.advance(by: 10)
    #expect(call.end == 3)
    #expect(phone.held == [])
  }

  @Test(arguments: Release.allCases)
  func `updates run beside each other, and each stops alone`(release: Release) async throws {
    let phone = TestPhone(release: release)
    try phone.grants(.whenInUse)
    phone.walks()
    let client = phone.client()
    let loops = (0..<3).map { _ in phone.follow(by: client, Self.request) }
    try await phone.advance(by: 5)
    #expect(phone.running.count == 3)
    loops[1].cancel()
    try await phone.advance(by: 5)
    #expect(phone.running.count == 2)
    #expect(loops.map { $0.count > 8 } == [true, false, true])
    loops[0].cancel()
    loops[2].cancel()
    try await phone.advance(by: 1)
    #expect(loops.map(\.hasEnded) == [true, true, true])
    #expect(phone.held == [])
  }

  @Test
  func `a caller that takes nothing costs no more than the buffer, and is told how many locations it lost`()
    async throws
  {
    let phone = TestPhone(release: .newest)
    try phone.grants(.whenInUse)
    phone.walks()
    let taking = phone.start {
      var taken: [LocationUpdate] = []
      for try await update in LocationClient().updates(UpdatesRequest(buffer: .newest(10))) {
        taken.append(update)
        if taken.count == 12 { break }
        // This is virtual time; no real time passes.
        if taken.count == 2 { try await Task.sleep(for: .seconds(60)) }
      }
      return taken
    }
    try await phone.advance(by: 70)
    let taken = try #require(taking.end)
    let dropped = taken.compactMap { if case .interrupted(.dropped(let count)) = $0 { count } else { nil } }
    #expect(dropped.count == 1)
    #expect((45...50).contains(dropped.first ?? 0))
    #expect(phone.held == [])
  }
}
