import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import SextantTesting
import Testing

extension TestPhone {
  /// A phone whose app has asked for When In Use and was allowed to use locations while it is in use.
  static func allowing(_ release: Release, app: AppBundle? = nil, precise: Bool = true) throws -> TestPhone {
    let phone = TestPhone(release: release, app: app, at: .home)
    let asking = phone.start { await LocationClient().requestWhenInUse() }
    try phone.agree(precise: precise)
    #expect(asking.end == .granted(.whenInUse))
    return phone
  }

  /// How a request for Always ends when the person keeps While Using, which the app has.
  func keepWhileUsing(_ client: @escaping @autoclosure () -> LocationClient) async throws
    -> AuthorizationOutcome?
  {
    let call = start { await client().requestAlways() }
    try decline()
    try await advance(by: 5)
    return call.end
  }

  /// How the first request, for Always, ends when the person allows While Using and keeps that.
  func allowAndKeepWhileUsing(_ client: @escaping @autoclosure () -> LocationClient) async throws
    -> AuthorizationOutcome?
  {
    let call = start { await client().requestAlways() }
    try agree()
    try await advance(by: 1)
    try decline()
    try await advance(by: 5)
    return call.end
  }

  /// A phone on the road whose app, open and without a client yet, was given something in Settings; nil leaves that
  /// undecided.
  static func granting(_ release: Release, _ row: SettingsRow? = .always, at meters: Double = 0) throws
    -> TestPhone
  {
    let phone = TestPhone(release: release, at: .road(meters))
    if let row { try phone.chooses(row) }
    return phone
  }

  /// The app gets something in the way that it is usually given.
  func grants(_ grant: Grant) throws {
    switch grant {
    case .notDetermined: break
    case .denied: try asksForWhenInUse(.dontAllow)
    case .temporary: try asksForWhenInUse(.allowOnce)
    case .whenInUse: try chooses(.whileUsing)
    case .always: try chooses(.always)
    case .provisionalAlways:
      let manager = try #require(try host.perform(.call(.createManager, by: host.app)))
      try perform(.call(.manager(manager, .requestAlwaysAuthorization), by: host.app))
      try agree()
    }
    // iOS 7 has one level, which is Always.
    #expect(self.grant == grant || release == .iOS7 && self.grant == .always)
  }

  private func asksForWhenInUse(_ choice: Choice) throws {
    let asking = start { await LocationClient().requestWhenInUse() }
    try answer(choice)
    #expect(!asking.isWaiting)
  }

  /// The person chooses a row in Settings, or the one with the same effect on a release that has only On and Off, and
  /// comes back to the app.
  func chooses(_ row: SettingsRow) throws {
    let rows = host.read { $0.policy.settingsRows.value.rows }
    try chooseInSettings(rows.contains(row) ? row : row == .never ? .off : .on)
    try open()
  }

  /// The person does something in Settings, and comes back to the app.
  func inSettings(_ act: (TestPhone) throws -> Void) throws {
    try act(self)
    try open()
  }
}

extension AppBundle {
  /// An app that declares no background mode.
  static let foregroundOnly = AppBundle(
    name: "App", configuration: AppConfiguration(descriptions: .all))
  /// An app that declares no usage description at all.
  static let withoutTexts = AppBundle(name: "App", configuration: AppConfiguration())
}
