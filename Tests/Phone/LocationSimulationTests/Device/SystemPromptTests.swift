import LocationPolicy
import Testing

@testable import LocationSimulation

/// The prompts that the system shows by itself.
@Suite struct SystemPromptTests {
  private static let provisional: [Release] = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).provisionalPrompt.value != nil
  }

  private func event(_ number: Int = 0) -> MessageContent {
    .monitorEvent(MonitorEvent(identifier: "\(number)", state: .satisfied, moment: .start))
  }

  /// Returns a phone whose app has provisional Always and was left.
  private func provisionalPhone(
    _ release: Release, assumptions: DeviceAssumptions = DeviceAssumptions(),
    timings: DeviceTimings = DeviceTimings(), seed: UInt64 = 1
  ) throws -> Phone {
    var phone = Phone(release, timings: timings, assumptions: assumptions, seed: seed)
    _ = try phone.agrees(to: .requestAlwaysAuthorization, .allowWhileUsingApp)
    #expect(phone.grant == .provisionalAlways)
    try phone.person(.goesHome)
    phone.device.advance(by: 10)
    _ = phone.events()
    return phone
  }

  @Test(arguments: provisional)
  func `AUTH-060, AUTH-061: Of the events that need Always the newest is held, until it is too old`(
    release: Release
  ) throws {
    var phone = try provisionalPhone(release)
    phone.device.hold(event(1), of: .visits, for: phone.app)
    phone.device.advance(by: 5)
    phone.device.hold(event(2), of: .region, for: phone.app)
    #expect(phone.state.heldEvent?.content == event(2))
    phone.device.advance(by: phone.device.policy.timings.heldEventLifetime - 6)
    #expect(phone.state.heldEvent?.content == event(2))
    phone.device.advance(by: 6)
    #expect(phone.state.heldEvent == nil)
    let held = phone.events().filter { if case .heldEvent = $0 { true } else { false } }
    #expect(held == [.heldEvent(.visits, .held), .heldEvent(.region, .held), .heldEvent(.region, .dropped)])
  }

  @Test(arguments: provisional)
  func `AUTH-062: The second prompt comes some time after the event, on the Home screen`(release: Release)
    throws
  {
    var phone = try provisionalPhone(release)
    phone.device.hold(event(), of: .region, for: phone.app)
    phone.device.advance(by: phone.device.timings.secondPrompt.lowerBound - 1)
    #expect(phone.prompt == nil)
    phone.device.advance(by: phone.device.timings.secondPrompt.upperBound)
    #expect(phone.prompt == phone.device.policy.provisionalPrompt.value)
  }

  @Test func `AUTH-062: Its time is drawn by chance, the same for the same seed`() throws {
    func moment(_ seed: UInt64) throws -> Moment {
      var phone = try provisionalPhone(.iOS18, seed: seed)
      phone.device.hold(event(), of: .region, for: phone.app)
      while phone.prompt == nil { phone.device.step() }
      return phone.device.now
    }
    #expect(try moment(3) == moment(3))
    #expect(Set(try (1...5).map(moment)).count == 5)
  }

  @Test
  func `AUTH-062: It waits while the phone is locked or another app is on the screen, but not forever`()
    throws
  {
    for isLocked in [true, false] {
      var timings = DeviceTimings()
      timings.secondPrompt = 100...100
      var phone = try provisionalPhone(.iOS18, timings: timings)
      let other = phone.device.install(AppBundle(name: "Swim"))
      phone.device.hold(event(), of: .region, for: phone.app)
      try phone.person(isLocked ? .locksPhone : .opens(other))
      phone.device.advance(by: 200)
      #expect(phone.prompt == nil)
      var later = phone
      try phone.person(isLocked ? .unlocksPhone : .goesHome)
      #expect(phone.prompt == .second13_4)
      later.device.advance(by: later.device.timings.promptPatience)
      #expect((later.prompt == nil) == isLocked)
      if isLocked { try later.person(.unlocksPhone) }
      #expect(later.prompt == .second13_4)
    }
  }

  @Test(arguments: provisional)
  func `AUTH-063: Keep loses the event and calls back, Change calls nobody`(release: Release) throws {
    for choice in [Choice.keepOnlyWhileUsing, .changeToAlwaysAllow] {
      var phone = try provisionalPhone(release)
      phone.device.hold(event(), of: .region, for: phone.app)
      try phone.system(.showsSecondPrompt(phone.app))
      _ = phone.events()
      try phone.person(.answers(choice))
      let keeps = choice == .keepOnlyWhileUsing
      let callback = phone.device.policy.callback.value
      #expect(phone.grant == (keeps ? .whenInUse : .always))
      #expect(
        phone.events().filter { if case .heldEvent = $0 { true } else { false } } == [
          .heldEvent(.region, keeps ? .dropped : .delivered)
        ])
      #expect(phone.told().contains(.authorization(callback, .authorizedWhenInUse)) == false)
      try phone.opens()
      #expect(phone.told().contains(.authorization(callback, .authorizedWhenInUse)) == keeps)
      #expect(phone.state.heldEvent == nil)
      phone.device.advance(by: 100_000)
      #expect(phone.prompt == nil, "AUTH-064: the second prompt comes once")
    }
  }

  @Test
  func
    `AUTH-066: Leaving the app again, after its session stopped for want of Always, brings up the second prompt`()
    throws
  {
    for assumed in [true, false] {
      var assumptions = DeviceAssumptions()
      assumptions.leavingAgainPrompts = assumed
      var phone = try provisionalPhone(.iOS14, assumptions: assumptions)
      phone.device.backgroundSessionStopped(of: phone.app)
      #expect(phone.prompt == nil)
      try phone.opens()
      try phone.person(.goesHome)
      #expect((phone.prompt == .second13_4) == assumed)
      phone.device.advance(by: phone.device.timings.secondPrompt.upperBound)
      #expect(phone.prompt == .second13_4)
    }
  }

  @Test func `a row chosen in Settings ends the waiting for the second prompt`() throws {
    var phone = try provisionalPhone(.iOS18)
    phone.device.hold(event(), of: .region, for: phone.app)
    try phone.settings(.chooses(.always, for: phone.app))
    #expect(phone.state.heldEvent == nil)
    #expect(phone.events().contains(.heldEvent(.region, .dropped)))
    phone.device.advance(by: 100_000)
    #expect(phone.prompt == nil)
  }

  @Test(arguments: Release.allCases)
  func
    `SET-020, SET-021: The reminder comes some days after Always was used in the background, on 13 and later again`(
      release: Release
    ) throws
  {
    var phone = Phone(release)
    let policy = phone.device.policy
    let row: SettingsRow = policy.settingsRows.value == .offOn ? .on : .always
    try phone.settings(.chooses(row, for: phone.app))
    var prompts: [PromptTemplate?] = []
    for _ in 1...2 {
      phone.device.advance(by: 400_000)
      #expect(phone.prompt == nil, "an app that does not use Always is not reminded of")
      phone.device.usedAlwaysInBackground(phone.app)
      phone.device.usedAlwaysInBackground(phone.app)
      phone.device.advance(by: policy.timings.reminderDelay - 1)
      #expect(phone.prompt == nil)
      phone.device.advance(by: 1)
      prompts.append(phone.prompt)
      if let choice = phone.prompt?.choices.first(where: { $0 == .alwaysAllow || $0 == .continue }) {
        try phone.person(.answers(choice))
      }
    }
    let template = policy.reminder.value.template
    #expect(prompts == [template, policy.reminder.value == .once ? nil : template])
    #expect(phone.grant == .always)
  }

  @Test func `SET-020, SET-021: An app that lost Always in the meantime is not reminded of`() throws {
    var phone = Phone(.iOS18)
    try phone.settings(.chooses(.always, for: phone.app))
    phone.device.usedAlwaysInBackground(phone.app)
    try phone.settings(.chooses(.whileUsing, for: phone.app))
    phone.device.advance(by: 400_000)
    #expect(phone.prompt == nil)
    #expect(throws: CallError.self) { try phone.system(.reminds(phone.app)) }
  }
}
