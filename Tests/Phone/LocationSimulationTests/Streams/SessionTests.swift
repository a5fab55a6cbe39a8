import LocationDelivery
import LocationPolicy
import LocationSimulation
import Testing

/// Service sessions and background activity sessions.
@Suite struct SessionTests {
  private static let withSessions: [Release] = [.iOS18, .iOS26]
  private let whenInUse = StreamKind.serviceSession(.whenInUse, purposeKey: nil)
  private let always = StreamKind.serviceSession(.always, purposeKey: nil)
  private let none = StreamKind.serviceSession(.none, purposeKey: nil)

  @Test(arguments: Release.allCases)
  func `AUTH-080, AUTH-083, BG-023: Objects that a release does not have can't be made`(release: Release)
    throws
  {
    var phone = Phone(release)
    try phone.opens()
    for kind in [StreamKind.liveUpdates(.default), .monitor(name: "m"), .backgroundActivitySession] {
      #expect(phone.device.canPerform(.call(.open(kind), by: phone.app)) == (release >= .iOS17))
    }
    #expect(phone.device.canPerform(.call(.open(none), by: phone.app)) == (release >= .iOS18))
  }

  @Test func `AUTH-080: On 17 live updates ask for nothing`() throws {
    var phone = Phone(.iOS17)
    try phone.opens()
    let updates = try phone.open(.liveUpdates(.default))
    #expect(phone.prompt == nil)
    #expect(phone.told(updates) == [])
  }

  @Test(arguments: withSessions)
  func `AUTH-081, AUTH-087: From 18 on live updates prompt by themselves, and tell how it goes`(
    release: Release
  ) throws {
    var phone = Phone(release)
    try phone.opens()
    let updates = try phone.open(.liveUpdates(.default))
    #expect(phone.prompt == .first14)
    #expect(phone.told(updates) == [.liveUpdate(LiveUpdate(diagnostics: .authorizationRequestInProgress))])
    try phone.person(.answers(.dontAllow))
    #expect(phone.told(updates) == [.liveUpdate(LiveUpdate(diagnostics: .authorizationDenied))])
    try phone.settings(.setsLocationServices(false))
    try phone.opens()
    #expect(
      phone.told(updates) == [
        .liveUpdate(LiveUpdate(diagnostics: [.authorizationDenied, .authorizationDeniedGlobally]))
      ])
  }

  @Test(arguments: withSessions)
  func `AUTH-082: With the explicit key nothing prompts and updates say so, until a session is held`(
    release: Release
  ) throws {
    let bundle = AppBundle(
      name: "Run",
      configuration: AppConfiguration(descriptions: .all, traits: [.backgroundMode, .explicitServiceSession]))
    var phone = Phone(release, app: bundle)
    try phone.opens()
    let updates = try phone.open(.liveUpdates(.default))
    #expect(phone.prompt == nil)
    #expect(phone.told(updates) == [.liveUpdate(LiveUpdate(diagnostics: .serviceSessionRequired))])
    let session = try phone.open(whenInUse)
    #expect(phone.prompt == .first14)
    #expect(
      phone.told() == [
        .liveUpdate(LiveUpdate(diagnostics: .authorizationRequestInProgress)),
        .diagnostics(.authorizationRequestInProgress),
      ])
    try phone.person(.answers(.allowWhileUsingApp))
    #expect(phone.told(session) == [.diagnostics([])])
    try phone.call(.close, on: session)
    #expect(phone.told(updates) == [.liveUpdate(LiveUpdate(diagnostics: .serviceSessionRequired))])
  }

  @Test(arguments: withSessions)
  func `AUTH-083: A session with no goal keeps live updates from prompting`(release: Release) throws {
    var phone = Phone(release)
    try phone.opens()
    let session = try phone.open(none)
    let updates = try phone.open(.liveUpdates(.default))
    #expect(phone.prompt == nil)
    #expect(phone.told(updates) == [])
    try phone.call(.close, on: session)
    #expect(phone.prompt == .first14)
  }

  @Test(arguments: withSessions)
  func `AUTH-083: A session with the goal Always asks twice, and says when Always is not to be had`(
    release: Release
  ) throws {
    var phone = Phone(release)
    try phone.opens()
    let session = try phone.open(always)
    try phone.person(.answers(.allowWhileUsingApp))
    #expect(phone.prompt == .second13_4)
    try phone.person(.answers(.keepOnlyWhileUsing))
    #expect(phone.prompt == nil)
    #expect(
      phone.told(session) == [
        .diagnostics(.authorizationRequestInProgress), .diagnostics(.alwaysAuthorizationDenied),
      ])
  }

  @Test(arguments: withSessions)
  func
    `AUTH-088: When nothing needs asking, the first diagnostic says at once that no request is in progress`(
      release: Release
    ) throws
  {
    var phone = Phone(release)
    _ = try phone.agrees(to: .requestWhenInUseAuthorization, .allowWhileUsingApp)
    let session = try phone.open(whenInUse)
    #expect(phone.told(session) == [.diagnostics([])])
  }

  @Test(arguments: withSessions)
  func `AUTH-083: The prompt of a session goes with it, unless another session asks for the same`(
    release: Release
  ) throws {
    var phone = Phone(release)
    try phone.opens()
    let first = try phone.open(whenInUse)
    let second = try phone.open(always)
    try phone.call(.close, on: first)
    #expect(phone.prompt == .first14)
    try phone.call(.close, on: second)
    #expect(phone.prompt == nil)
    #expect(phone.state.authorization.sessions == [])
  }

  @Test(arguments: withSessions)
  func `AUTH-083, AUTH-053: A session with a purpose asks for full accuracy, and once declined asks no more`(
    release: Release
  ) throws {
    var phone = Phone(release, app: AppBundle(name: "Run", purposeTexts: ["Race": "To measure."]))
    try phone.opens()
    let session = try phone.open(.serviceSession(.whenInUse, purposeKey: "Race"))
    try phone.person(.answers(.allowWhileUsingApp, precise: false))
    #expect(phone.prompt == .temporaryFullAccuracy)
    try phone.person(.answers(.dontAllow))
    #expect(phone.told(session).last == .diagnostics(.fullAccuracyDenied))
    try phone.person(.goesHome)
    try phone.opens()
    #expect(phone.prompt == nil)
    let other = try phone.open(.serviceSession(.whenInUse, purposeKey: "Misspelled"))
    #expect(phone.told(other) == [.diagnostics([])], "a purpose that the Info.plist lacks asks for nothing")
  }

  @Test(arguments: withSessions)
  func `AUTH-084: A lapsed Allow Once is asked for again while the session lives`(release: Release) throws {
    var phone = Phone(release)
    try phone.opens()
    let session = try phone.open(whenInUse)
    try phone.person(.answers(.allowOnce), .goesHome)
    phone.device.advance(by: 20)
    #expect(phone.grant == .notDetermined)
    _ = phone.told()
    try phone.opens()
    #expect(phone.prompt == .first14)
    #expect(phone.told(session) == [.diagnostics(.authorizationRequestInProgress)])
  }

  @Test(arguments: withSessions)
  func `AUTH-084, AUTH-085, AUTH-089: A new session made in the background waits for the foreground`(
    release: Release
  ) throws {
    var phone = Phone(release)
    try phone.system(.launchesInBackground(phone.app))
    let session = try phone.open(whenInUse)
    #expect(phone.told(session) == [.diagnostics(.insufficientlyInUse)])
    #expect(phone.state.authorization.sessions == [])
    try phone.opens()
    #expect(phone.prompt == .first14)
    #expect(phone.told(session) == [.diagnostics(.authorizationRequestInProgress)])
  }

  @Test(arguments: withSessions)
  func
    `AUTH-085, AUTH-089: After a launch into the background a session can be made again within some seconds`(
      release: Release
    ) throws
  {
    for delay in [4.9, 5.1] {
      var phone = Phone(release)
      try phone.opens()
      _ = try phone.open(always)
      try phone.person(.answers(.allowWhileUsingApp), .answers(.changeToAlwaysAllow), .goesHome)
      try phone.system(.terminates(phone.app))
      try phone.system(.launchesInBackground(phone.app))
      phone.device.advance(by: delay)
      _ = phone.told()
      let session = try phone.open(always)
      let isInTime = delay < 5
      #expect(phone.told(session) == [.diagnostics(isInTime ? [] : .insufficientlyInUse)])
      let other = try phone.open(.serviceSession(.always, purposeKey: "Race"))
      #expect(phone.told(other) == [.diagnostics(.insufficientlyInUse)], "only what was held before")
      #expect(phone.state.process?.streams.map(\.isInEffect) == [isInTime, false])
    }
  }

  @Test(arguments: [Release.iOS17, .iOS18, .iOS26])
  func `BG-023: A background activity session shows the indicator without updates and keeps the app in use`(
    release: Release
  ) throws {
    var phone = Phone(release)
    _ = try phone.agrees(to: .requestWhenInUseAuthorization, .allowOnce)
    let session = try phone.open(.backgroundActivitySession)
    #expect(phone.state.indicator == .none)
    try phone.person(.goesHome)
    phone.device.advance(by: 1_000)
    #expect(phone.state.indicator == .barOrPill)
    #expect(phone.device.isInUse(phone.app))
    #expect(phone.grant == .temporary)
    try phone.person(.tapsIndicator)
    #expect(phone.device.screen == .app(phone.app))
    #expect(phone.state.indicator == .none)
    try phone.call(.close, on: session)
    try phone.person(.goesHome)
    #expect(phone.state.indicator == .none)
    phone.device.advance(by: 1_000)
    #expect(phone.grant == .notDetermined)
  }

  @Test func `BG-023, BG-024: Without the background mode a background activity session does nothing`() throws
  {
    var phone = Phone(
      .iOS18, app: AppBundle(name: "Run", configuration: AppConfiguration(descriptions: .all)))
    _ = try phone.agrees(to: .requestWhenInUseAuthorization, .allowWhileUsingApp)
    _ = try phone.open(.backgroundActivitySession)
    try phone.person(.goesHome)
    phone.device.advance(by: 1_000)
    #expect(phone.state.indicator == .none)
    #expect(!phone.device.isInUse(phone.app))
  }

  @Test(arguments: [Release.iOS17, .iOS18])
  func
    `BG-023, BG-025: A new background activity session needs the foreground; one from before can be made again`(
      release: Release
    ) throws
  {
    var phone = Phone(release)
    _ = try phone.agrees(to: .requestWhenInUseAuthorization, .allowWhileUsingApp)
    _ = try phone.open(.backgroundActivitySession)
    try phone.person(.goesHome)
    try phone.system(.terminates(phone.app))
    try phone.system(.launchesInBackground(phone.app))
    _ = try phone.open(.backgroundActivitySession)
    phone.device.advance(by: 100)
    #expect(phone.device.isInUse(phone.app))
    try phone.system(.terminates(phone.app))
    try phone.system(.launchesInBackground(phone.app))
    phone.device.advance(by: 6)
    _ = try phone.open(.backgroundActivitySession)
    #expect(!phone.device.isInUse(phone.app))
    #expect(phone.state.indicator == .none)
  }

  @Test func `BG-024: Nor does one that an app has no authorization for`() throws {
    var phone = Phone(.iOS17)
    try phone.opens()
    _ = try phone.open(.backgroundActivitySession)
    try phone.person(.goesHome)
    phone.device.advance(by: 1_000)
    #expect(phone.state.indicator == .none)
    #expect(!phone.device.isInUse(phone.app))
  }

  @Test(arguments: [StreamKind.backgroundActivitySession, .serviceSession(.whenInUse, purposeKey: nil)])
  func `BG-026: A session that was invalidated has no effect any more, and can't be brought back`(
    kind: StreamKind
  ) throws {
    var phone = Phone(.iOS18)
    _ = try phone.agrees(to: .requestWhenInUseAuthorization, .allowWhileUsingApp)
    let session = try phone.open(kind)
    try phone.call(.close, on: session)
    #expect(phone.state.process?.streams.map(\.id).contains(session) == false)
    #expect(throws: CallError.self) { try phone.call(.close, on: session) }
    try phone.person(.goesHome)
    phone.device.advance(by: 100)
    #expect(phone.state.indicator == .none)
    #expect(!phone.device.isInUse(phone.app))
  }
}
