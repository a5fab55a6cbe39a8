import LocationPolicy
import LocationSimulation
import Phrases
import Testing

/// The states in which an app counts as in use, and the grants that end with use.
@Suite struct UseTests {
  private static let since13: [Release] = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).whenInUsePrompt.value.choices.contains(.allowOnce)
  }

  @Test(arguments: since13)
  func `AUTH-068, AUTH-069: Allow Once ends some time after the app was left`(release: Release) throws {
    var phone = Phone(release)
    let manager = try phone.agrees(to: .requestWhenInUseAuthorization, .allowOnce)
    try phone.person(.goesHome)
    phone.device.advance(by: phone.device.policy.timings.allowOnceExpiry - 0.001)
    #expect(phone.grant == .temporary)
    try phone.opens()
    phone.device.advance(by: 100)
    #expect(phone.grant == .temporary, "coming back in time keeps it")
    try phone.person(.locksPhone)
    phone.device.advance(by: phone.device.policy.timings.allowOnceExpiry)
    #expect(phone.grant == .notDetermined)
    _ = phone.told()
    try phone.person(.unlocksPhone)
    #expect(
      phone.told() == [
        .authorization(phone.device.policy.callback.value, .notDetermined), .enteredForeground,
      ])
    try phone.call(.requestWhenInUseAuthorization, on: manager)
    #expect(phone.prompt == phone.device.policy.whenInUsePrompt.value, "the app may ask again")
  }

  @Test(arguments: since13) func `AUTH-068: Allow Once ends with the process`(release: Release) throws {
    var phone = Phone(release)
    _ = try phone.agrees(to: .requestWhenInUseAuthorization, .allowOnce)
    try phone.person(.forceQuits(phone.app))
    #expect(phone.grant == .notDetermined)
  }

  @Test
  func `AUTH-073, AUTH-075, AUTH-076: A location button grants once, and an illegible one only acts`() throws
  {
    var phone = Phone(.iOS18)
    try phone.opens()
    try phone.person(.tapsLocationButton(isLegible: false))
    #expect(phone.prompt == nil)
    #expect(
      phone.told() == [.launched(.person), .console(.illegibleLocationButton), .locationButtonAction])
    try phone.person(.tapsLocationButton())
    #expect(phone.prompt == .locationButton)
    #expect(throws: CallError.self) { try phone.person(.tapsLocationButton()) }
    try phone.person(.answers(.ok))
    #expect(phone.grant == .temporary)
    try phone.person(.goesHome)
    phone.device.advance(by: 15)
    #expect(phone.grant == .notDetermined)
    try phone.opens()
    try phone.person(.tapsLocationButton())
    #expect(phone.prompt == nil)
    #expect(phone.grant == .temporary, "later taps grant silently")
    try phone.person(.goesHome)
    #expect(throws: CallError.self) { try phone.person(.tapsLocationButton()) }
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS15 }, [Choice.ok, .notNow])
  func `AUTH-073: The first tap of a location button grants, and then runs the action`(
    release: Release, choice: Choice
  ) throws {
    for declinedRuns in [false, true] {
      var assumptions = DeviceAssumptions()
      assumptions.declinedButtonRunsAction = declinedRuns
      var phone = Phone(release, assumptions: assumptions)
      try phone.opens()
      _ = try phone.makeManager()
      try phone.person(.tapsLocationButton())
      #expect(!phone.told().contains(.locationButtonAction))
      try phone.person(.answers(choice))
      let status = MessageContent.authorization(.locationManagerDidChangeAuthorization, .authorizedWhenInUse)
      let action = choice == .ok || declinedRuns ? [MessageContent.locationButtonAction] : []
      #expect(phone.told() == (choice == .ok ? [status] : []) + action)
    }
  }

  @Test(arguments: Release.allCases)
  func `DEL-006: A background task goes on in the foreground, and its time begins anew when the app is left`(
    release: Release
  ) throws {
    var phone = Phone(release)
    try phone.opens()
    try phone.device.perform(.call(.beginBackgroundTask(seconds: 30), by: phone.app))
    for _ in 1...2 {
      try phone.person(.goesHome)
      phone.device.advance(by: 20)
      #expect(phone.state.phase == .background)
      try phone.opens()
    }
    try phone.person(.goesHome)
    phone.device.advance(by: 30)
    #expect(phone.state.phase == .suspended)
    try phone.person(.opens(phone.app), .goesHome)
    phone.device.advance(by: 10)
    #expect(phone.state.phase == .suspended, "the time of the task is over")
  }

  @Test
  func `AUTH-054, DEL-004: A widget asks once when it is added; seen, it counts as use for a while`() throws {
    var configuration = AppConfiguration.complete
    configuration.traits.insert(.widgetWantsLocation)
    var phone = Phone(.iOS18, app: AppBundle(name: "Run", configuration: configuration))
    _ = try phone.agrees(to: .requestWhenInUseAuthorization, .allowOnce)
    #expect(throws: CallError.self) { try phone.person(.addsWidget(phone.app)) }
    try phone.person(.goesHome)
    #expect(throws: CallError.self) { try phone.person(.looksAtWidget(phone.app)) }
    try phone.person(.addsWidget(phone.app))
    #expect(phone.prompt == .widget)
    try phone.person(.answers(.allow), .looksAtWidget(phone.app))
    phone.device.advance(by: 100)
    #expect(phone.device.isInUse(phone.app))
    #expect(phone.grant == .temporary)
    phone.device.advance(by: 200)
    #expect(!phone.device.isInUse(phone.app))
    #expect(phone.grant == .notDetermined)
  }

  @Test(arguments: Release.allCases)
  func `DEL-002, SET-014: Handling a message of the watch app counts as use, from 9 on`(release: Release)
    throws
  {
    var phone = Phone(release)
    guard phone.device.policy.watchMessages.value else {
      #expect(throws: CallError.self) { try phone.system(.deliversWatchMessage(phone.app)) }
      return
    }
    try phone.system(.deliversWatchMessage(phone.app))
    #expect(phone.state.phase == .background)
    #expect(phone.device.isInUse(phone.app))
    phone.device.advance(by: phone.device.timings.watchMessage)
    #expect(!phone.device.isInUse(phone.app))
    #expect(phone.state.phase == .suspended)
  }

  @Test func `AUTH-055: An App Clip loses its grant in the morning, with a callback`() throws {
    let clip = AppBundle(
      name: "Run", configuration: AppConfiguration(descriptions: .all, traits: .appClip))
    var phone = Phone(.iOS18, app: clip)
    let manager = try phone.agrees(to: .requestWhenInUseAuthorization, .allowWhileUsingApp)
    try phone.person(.goesHome)
    phone.device.advance(to: Moment(milliseconds: 14_399_999))
    #expect(phone.grant == .whenInUse)
    phone.device.advance(by: 0.001)
    #expect(phone.grant == .notDetermined)
    _ = phone.told()
    try phone.opens()
    #expect(phone.told(manager) == [.authorization(.locationManagerDidChangeAuthorization, .notDetermined)])
    _ = try phone.agrees(to: .requestWhenInUseAuthorization, .allowWhileUsingApp)
    phone.device.advance(by: 86_400)
    #expect(phone.grant == .notDetermined, "and again the next morning")
  }

  @Test
  func `the person's possible actions are listed in a fixed order, and each of them can be done`() throws {
    var phone = Phone(.iOS18)
    let app = phone.app
    #expect(
      phone.device.availablePersonActions == [
        .opensSettings, .locksPhone, .restartsPhone, .opens(app), .deletes(app),
      ])
    try phone.opens()
    let manager = try phone.makeManager()
    try phone.call(.requestWhenInUseAuthorization, on: manager)
    #expect(
      phone.device.availablePersonActions == [
        .answers(.allowOnce), .answers(.allowWhileUsingApp), .answers(.dontAllow),
        .answers(.allowOnce, precise: false), .answers(.allowWhileUsingApp, precise: false), .goesHome,
        .opensSettings, .locksPhone, .restartsPhone, .forceQuits(app),
      ])
    try phone.person(.answers(.allowWhileUsingApp), .opensSettings)
    #expect(
      phone.device.availablePersonActions == [
        .goesHome, .locksPhone, .restartsPhone, .setsLocationServices(false), .setsRestriction(true),
        .sets(.forbiddenChanges, to: true), .resetsLocationAndPrivacy, .opens(app), .forceQuits(app),
        .deletes(app),
        .setsPrecise(false, for: app), .setsBackgroundAppRefresh(false, for: app), .chooses(.never, for: app),
        .chooses(.askNextTime, for: app), .chooses(.whileUsing, for: app), .chooses(.always, for: app),
      ])
    for action in phone.device.availablePersonActions {
      var fork = phone
      try fork.person(action)
    }
  }

  @Test func `what is impossible is refused with a reason, and changes nothing but the trace`() throws {
    var phone = Phone(.iOS15)
    let reasons: [(Input, String)] = [
      (.person(.answers(.allowOnce)), "no prompt is on the screen"),
      (.person(.goesHome), "the Home screen is shown already"),
      (.person(.unlocksPhone), "the phone is not locked"),
      (.person(.forceQuits(phone.app)), "Run has no process to end"),
      (.person(.chooses(.never, for: phone.app)), "Settings is not open"),
      (.person(.tapsIndicator), "no indicator is showing"),
      (.person(.updatesSystem(to: .iOS14)), "the phone runs iOS 15, which is not older"),
      (.call(.createManager, by: phone.app), "Run does not run, so its code calls nothing"),
      (.system(.terminates(phone.app)), "Run has no process to end"),
      (.system(.reminds(phone.app)), "the system has no reason for the prompt: doesNotApply"),
    ]
    for (input, reason) in reasons {
      #expect(phone.device.refusal(of: input)?.description == reason)
      #expect(!phone.device.canPerform(input))
      _ = phone.events()
      #expect(throws: CallError.refused(Refusal(Phrase(verbatim: reason)))) {
        try phone.device.perform(input)
      }
      #expect(phone.events() == [.input(input), .refused(Refusal(Phrase(verbatim: reason)))])
    }
    #expect(phone.device.canPerform(.person(.locksPhone)))
  }

  @Test func `an app that is of another phone is refused, not looked for`() throws {
    var other = Phone(.iOS18)
    let foreign = other.device.install(AppBundle(name: "Swim"))
    let manager = try other.agrees(to: .requestWhenInUseAuthorization, .allowOnce)
    var phone = Phone(.iOS18)
    try phone.opens()
    let inputs: [Input] = [
      .person(.opens(foreign)), .person(.deletes(foreign)), .person(.forceQuits(foreign)),
      .person(.addsWidget(foreign)), .person(.looksAtWidget(foreign)), .system(.terminates(foreign)),
      .system(.launchesInBackground(foreign)), .system(.reminds(foreign)), .call(.createManager, by: foreign),
      .call(.manager(manager, .release), by: phone.app),
    ]
    for input in inputs { #expect(throws: CallError.self) { try phone.device.perform(input) } }
  }
}
