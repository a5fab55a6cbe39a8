import LocationPolicy
import LocationSimulation
import Testing

/// Which prompt is on the screen, and when it disappears.
@Suite struct PromptQueueTests {
  @Test(arguments: Release.allCases)
  func `AUTH-006: Each manager tells the status once when it is made, and that is not an answer`(
    release: Release
  )
    throws
  {
    var phone = Phone(release)
    try phone.opens()
    let callback = phone.device.policy.callback.value
    let first = try phone.makeManager()
    #expect(phone.told(first) == [.authorization(callback, .notDetermined)])
    let second = try phone.makeManager()
    try phone.call(.setDelegate(nil), on: first)
    try phone.call(.setDelegate(.all), on: first)
    #expect(
      phone.device.takeMessages().map(\.client) == [second], "a delegate that is set again is not told again")
  }

  @Test func `AUTH-005: All managers share one grant, and each with a delegate is told`() throws {
    var phone = Phone(.iOS18)
    try phone.opens()
    let managers = [try phone.makeManager(), try phone.makeManager(), try phone.makeManager()]
    try phone.call(.setDelegate(nil), on: managers[1])
    try phone.call(.requestWhenInUseAuthorization, on: managers[1])
    _ = phone.told()
    try phone.person(.answers(.allowWhileUsingApp))
    #expect(phone.device.takeMessages().map(\.client) == [managers[0], managers[2]])
  }

  @Test func `AUTH-009: Only the manager that asked takes the prompt with it`() throws {
    var phone = Phone(.iOS18)
    try phone.opens()
    let asking = try phone.makeManager()
    let other = try phone.makeManager()
    try phone.call(.requestWhenInUseAuthorization, on: asking)
    try phone.call(.release, on: other)
    #expect(phone.prompt == .first14)
    try phone.call(.release, on: asking)
    #expect(phone.prompt == nil)
    #expect(phone.grant == .notDetermined)
  }

  @Test func `a manager whose own prompt was answered does not take a later one with it`() throws {
    var phone = Phone(.iOS18)
    let first = try phone.agrees(to: .requestWhenInUseAuthorization, .allowWhileUsingApp)
    let second = try phone.makeManager()
    try phone.call(.requestAlwaysAuthorization, on: second)
    try phone.call(.release, on: first)
    #expect(phone.prompt == .second13_4)
  }

  @Test
  func
    `AUTH-028: A prompt goes when the app is left or the phone is locked, unless the assumption says otherwise`()
    throws
  {
    for leaving in [PersonAction<AppID>.goesHome, .opensSettings, .locksPhone] {
      var phone = Phone(.iOS18)
      try phone.opens()
      let manager = try phone.makeManager()
      try phone.call(.requestWhenInUseAuthorization, on: manager)
      _ = phone.events()
      try phone.person(leaving)
      let events = phone.events()
      #expect(events.contains(.promptDismissed(Prompt(.first14, cause: .whenInUse))))
      #expect(phone.state.authorization.prompt == nil)
    }
    var policy = AuthorizationPolicy.policy(for: .iOS18)
    policy.assumptions.promptGoesWithForeground = false
    var phone = Phone(policy)
    try phone.opens()
    let manager = try phone.makeManager()
    try phone.call(.requestWhenInUseAuthorization, on: manager)
    #expect(throws: CallError.self) { try phone.person(.goesHome) }
    try phone.person(.locksPhone)
    #expect(phone.device.visiblePrompt == nil)
    try phone.person(.unlocksPhone)
    #expect(phone.prompt == .first14)
  }

  @Test func `prompts of several apps wait for each other, and a locked phone shows none`() throws {
    var phone = Phone(.iOS18)
    let other = phone.device.install(AppBundle(name: "Swim"))
    try phone.settings(
      .chooses(.always, for: phone.app), .chooses(.always, for: other))
    try phone.system(.reminds(phone.app))
    try phone.system(.reminds(other))
    #expect(phone.device.promptQueue == [phone.app, other])
    #expect(throws: CallError.self) { try phone.opens() }
    try phone.person(.locksPhone)
    #expect(throws: CallError.self) { try phone.person(.answers(.alwaysAllow)) }
    try phone.person(.unlocksPhone)
    #expect(phone.device.visiblePrompt?.app == phone.app)
    try phone.person(.answers(.changeToOnlyWhileUsing))
    #expect(phone.device.visiblePrompt?.app == other)
    try phone.person(.answers(.alwaysAllow))
    #expect(phone.device.visiblePrompt == nil)
    #expect(phone.device.apps.map(\.authorization.grant) == [.whenInUse, .always])
  }

  @Test
  func
    `AUTH-072: The completion of a request for full accuracy comes once, also when its prompt goes with the app`()
    throws
  {
    let bundle = AppBundle(name: "Run", purposeTexts: ["Race": "To measure the race."])
    for answer in [PersonAction<AppID>.answers(.allowOnce), .answers(.dontAllow), .goesHome] {
      var phone = Phone(.iOS18, app: bundle)
      try phone.opens()
      let manager = try phone.makeManager()
      try phone.call(.requestWhenInUseAuthorization, on: manager)
      try phone.person(.answers(.allowWhileUsingApp, precise: false))
      try phone.call(
        .requestTemporaryFullAccuracyAuthorization(purposeKey: "Race", request: 7), on: manager)
      _ = phone.told()
      try phone.person(answer)
      let answers = phone.told().filter { if case .fullAccuracyAnswered = $0 { true } else { false } }
      #expect(answers == [.fullAccuracyAnswered(request: 7, nil)])
      try phone.person(.locksPhone, .unlocksPhone, .locksPhone)
      phone.device.advance(by: 60)
      #expect(phone.state.authorization.memory.contains(.temporaryFullAccuracy) == false)
    }
  }

  @Test(arguments: Release.allCases)
  func `AUTH-031: The offer to turn Location Services on leads to Settings`(release: Release) throws {
    var phone = Phone(release)
    guard phone.device.policy.requestMethods.value else { return }
    try phone.settings(.setsLocationServices(false))
    try phone.opens()
    let manager = try phone.makeManager()
    try phone.call(.requestWhenInUseAuthorization, on: manager)
    #expect(phone.prompt == .servicesOff)
    try phone.person(.answers(.settings))
    #expect(phone.device.screen == .settings)
    #expect(phone.state.phase == .grace)
    try phone.person(.setsLocationServices(true))
    #expect(phone.state.authorization.status == .notDetermined)
  }

  @Test(arguments: Release.allCases)
  func `KEY-009, KEY-010: A missing usage description is told on the console from 11 on`(release: Release)
    throws
  {
    var phone = Phone(release, app: AppBundle(name: "Run", configuration: AppConfiguration()))
    try phone.opens()
    let manager = try phone.makeManager()
    _ = phone.told()
    try phone.call(.requestWhenInUseAuthorization, on: manager)
    let expected: ConsoleMessage
    switch phone.device.policy.missingDescription.value {
    case .promptWithoutReason: expected = .requestIgnored(.notAvailable)
    case .silence: expected = .requestIgnored(.missingDescription)
    case .consoleMessage: expected = .missingUsageDescription(.whenInUse)
    }
    #expect(phone.told() == [.console(expected)])
    #expect(phone.prompt == nil)
  }
}
