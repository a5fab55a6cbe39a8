import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@Suite(.ownMainQueue) struct CancellationTests {
  static let asking = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }

  private static let request = UpdatesRequest(background: .continues())

  @Test(arguments: Release.allCases)
  func `cancelling while updates run stops all that they started (BG-011, MIS-08)`(release: Release) throws {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    try phone.walks()
    let following = phone.follow(Self.request)
    phone.pass(5)
    let policy = AuthorizationPolicy.policy(for: release)
    let sessions =
      (policy.serviceSessions.value
        ? ["serviceSession(LocationPolicy.SessionGoal.whenInUse, purposeKey: nil)"] : [])
      + (policy.backgroundActivitySession.value ? ["backgroundActivitySession"] : [])
    #expect(phone.held == ["updates, background \(policy.backgroundSwitch.value == .property)"] + sessions)
    following.cancel()
    phone.pass(5)
    #expect(following.ends == [nil])
    #expect(phone.held == [])
  }

  @Test(arguments: BackgroundCase.all)
  func `cancelling in the background lets the app rest, without the indicator (BG-011)`(pair: BackgroundCase)
    throws
  {
    let phone = Phone(release: pair.release)
    try phone.grants(pair.grant)
    try phone.walks()
    let following = phone.follow(Self.request)
    phone.pass(5)
    try phone.person(.goesHome)
    phone.pass(60)
    following.cancel()
    phone.pass(60)
    #expect(following.ends == [nil])
    #expect(phone.held == [])
    #expect(phone.indicator == .none)
    #expect(phone.host.device[phone.host.app].phase == .suspended)
  }

  @Test(arguments: asking)
  func `cancelling while the person is asked ends the updates, and the answer starts nothing`(
    release: Release
  ) throws {
    let phone = Phone(release: release)
    try phone.walks()
    let following = phone.follow(Self.request)
    following.cancel()
    phone.pass(1)
    #expect(following.ends == [nil])
    if let prompt = phone.host.device.visiblePrompt?.prompt {
      try phone.person(.answers(try #require(prompt.template.choices.first { $0 != .dontAllow })))
    }
    phone.pass(5)
    #expect(phone.held == [])
    #expect(following.updates == [])
  }

  @Test func `a task that is cancelled already gets no updates and starts nothing`() throws {
    let phone = Phone(release: .newest)
    try phone.grants(.whenInUse)
    let call = phone.start { client in
      withUnsafeCurrentTask { $0?.cancel() }
      var updates = client.updates(Self.request).makeAsyncIterator()
      return (try? await updates.next()) == .some(nil)
    }
    phone.pass(2)
    #expect(call.ends == [true])
    #expect(phone.held == [])
  }

  @Test(arguments: Release.allCases)
  func `leaving the loop stops all that it started`(release: Release) throws {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    try phone.walks()
    let call = phone.start { client -> Int in
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
    phone.pass(10)
    #expect(call.ends == [3])
    #expect(phone.held == [])
  }

  @Test(arguments: Release.allCases)
  func `updates run beside each other, and each stops alone`(release: Release) throws {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    try phone.walks()
    let loops = (0..<3).map { _ in phone.follow(Self.request) }
    phone.pass(5)
    #expect(phone.running.count == 3)
    loops[1].cancel()
    phone.pass(5)
    #expect(phone.running.count == 2)
    #expect(loops.map { $0.count > 8 } == [true, false, true])
    loops[0].cancel()
    loops[2].cancel()
    phone.pass(1)
    #expect(loops.map(\.ends) == [[nil], [nil], [nil]])
    #expect(phone.held == [])
  }

  @Test
  func `a caller that takes nothing costs no more than the buffer, and is told how many locations it lost`()
    throws
  {
    let phone = Phone(release: .newest)
    try phone.grants(.whenInUse)
    try phone.walks()
    let gate = phone.start { client -> [LocationUpdate] in
      var updates = client.updates(UpdatesRequest(buffer: .newest(10))).makeAsyncIterator()
      var taken: [LocationUpdate] = []
      for _ in 0..<12 {
        guard let update = try? await updates.next() else { break }
        taken.append(update)
      }
      return taken
    }
    phone.pass(2)
    // One go of sixty seconds: the loop gets its turn only when they are over.
    phone.advance(by: 60)
    phone.pass(5)
    let taken = try #require(gate.ends.first)
    let dropped = taken.compactMap { if case .interrupted(.dropped(let count)) = $0 { count } else { nil } }
    #expect(dropped.count == 1)
    #expect((45...50).contains(dropped.first ?? 0))
    #expect(phone.held == [])
  }
}
