import LocationPolicy
import Testing

@testable import LocationSimulation

/// Screen Time's Don't Allow Changes.
@Suite struct ForbiddenChangesTests {
  /// Returns a phone with an app whose row was chosen, then forbids changes.
  private func locked(_ release: Release, _ row: SettingsRow?) throws -> (Phone, ClientID) {
    var (phone, manager) = try Phone.granted(row, release)
    try phone.settings(.sets(.forbiddenChanges, to: true))
    try phone.opens()
    return (phone, manager)
  }

  @Test(arguments: Release.allCases)
  func `SET-025: Apps that were granted or refused stay as they are, and hear nothing`(release: Release)
    throws
  {
    for row in [SettingsRow.always, .whileUsing, .never] {
      var (phone, manager) = try locked(release, row)
      let before = try Phone.granted(row, release).0
      #expect(phone.state.authorization.status == before.state.authorization.status)
      #expect(phone.told(manager) == [])
    }
  }

  @Test(arguments: Release.allCases)
  func `SET-025: An app without a decision reads restricted until changes are allowed, and is told both`(
    release: Release
  ) throws {
    var (phone, manager) = try locked(release, nil)
    let callback = phone.device.policy.callback.value
    #expect(phone.state.authorization.status == .restricted)
    #expect(phone.told(manager) == [.authorization(callback, .restricted)])
    try phone.settings(.sets(.forbiddenChanges, to: false))
    try phone.opens()
    #expect(phone.state.authorization.status == .notDetermined)
    #expect(phone.told(manager) == [.authorization(callback, .notDetermined)])
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `SET-025, AUTH-027: No request shows a prompt, neither for the first decision nor for Always`(
    release: Release
  ) throws {
    for row in [nil, SettingsRow.whileUsing] {
      var (phone, manager) = try locked(release, row)
      try phone.call(.requestAlwaysAuthorization, on: manager)
      try phone.call(.requestWhenInUseAuthorization, on: manager)
      #expect(phone.prompt == nil)
      #expect(phone.grant != .provisionalAlways)
    }
  }

  @Test(arguments: Release.allCases)
  func `SET-025: Rows, Precise and the switch are locked`(release: Release) throws {
    let policy = AuthorizationPolicy.policy(for: release)
    var (phone, _) = try locked(release, policy.requestMethods.value ? .whileUsing : .on)
    try phone.person(.opensSettings)
    var actions: [PersonAction<AppID>] = policy.settingsRows.value.rows.map { .chooses($0, for: phone.app) }
    actions += [.setsLocationServices(false)]
    if policy.accuracyChoice.value { actions.append(.setsPrecise(false, for: phone.app)) }
    var free = phone
    try free.person(.sets(.forbiddenChanges, to: false))
    for action in actions {
      #expect(throws: CallError.self) { try phone.person(action) }
      var copy = free
      try copy.person(action)
    }
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `SET-025: Requests of apps that keep their grants are ignored for those grants`(
    release: Release
  ) throws {
    let policy = AuthorizationPolicy.policy(for: release)
    for row in policy.settingsRows.value.rows where row != .askNextTime {
      let (phone, _) = try locked(release, row)
      let free = try Phone.granted(row, release).0
      for var state in [phone.state.authorization, free.state.authorization] {
        let decision = state.requestWhenInUse(of: phone.state.bundle.configuration, under: policy)
        #expect(decision.outcome == .ignored(row == .never ? .denied : .alreadyDecided))
      }
    }
  }

  @Test(arguments: [Release.iOS13, .iOS18])
  func `SET-025: A grant for once that lapses leaves the app restricted`(release: Release) throws {
    var phone = Phone(release)
    _ = try phone.agrees(to: .requestWhenInUseAuthorization, .allowOnce)
    try phone.settings(.sets(.forbiddenChanges, to: true))
    #expect(phone.state.authorization.status == .authorizedWhenInUse)
    phone.device.advance(by: 7_200)
    #expect(phone.state.authorization.status == .restricted)
  }

  @Test func `SET-025: An app that is installed meanwhile is restricted from the start`() throws {
    var (phone, _) = try locked(.iOS18, .whileUsing)
    let other = phone.device.install(AppBundle(name: "Other"))
    #expect(phone.device[other].authorization.status == .restricted)
  }
}
