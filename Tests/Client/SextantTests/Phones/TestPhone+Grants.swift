import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import SextantTesting
import Testing

extension TestPhone {
  /// Returns a phone whose app has requested and got When In Use.
  static func allowing(_ release: Release, app: AppBundle? = nil, precise: Bool = true) throws -> TestPhone {
    let phone = TestPhone(release: release, app: app, at: .home)
    let asking = phone.start { await LocationClient().requestWhenInUse() }
    try phone.agree(precise: precise)
    #expect(asking.end == .granted(.whenInUse))
    return phone
  }

  /// Returns the result of a request for Always when the person keeps While Using, which the app has.
  func keepWhileUsing(_ client: @escaping @autoclosure () -> LocationClient) async throws
    -> AuthorizationOutcome?
  {
    let call = start { await client().requestAlways() }
    try decline()
    try await advance(by: 5)
    return call.end
  }

  /// Returns the result of a first request for Always when the person allows While Using and keeps that.
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

  /// Returns a phone on the road whose app is open and was given a grant in Settings; nil for none.
  static func granting(_ release: Release, _ row: SettingsRow? = .always, at meters: Double = 0) throws
    -> TestPhone
  {
    let phone = TestPhone(release: release, at: .road(meters))
    if let row { try phone.chooses(row) }
    return phone
  }

  /// Grants something to the app in the usual way.
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
    // iOS 7 has only one level, Always.
    #expect(self.grant == grant || release == .iOS7 && self.grant == .always)
  }

  private func asksForWhenInUse(_ choice: Choice) throws {
    let asking = start { await LocationClient().requestWhenInUse() }
    try answer(choice)
    #expect(!asking.isWaiting)
  }

  /// Chooses a row in Settings, or the equivalent on a release with only On and Off, and returns to the app.
  func chooses(_ row: SettingsRow) throws {
    let rows = host.read { $0.policy.settingsRows.value.rows }
    try chooseInSettings(rows.contains(row) ? row : row == .never ? .off : .on)
    try open()
  }

  /// Performs an action in Settings, and returns to the app.
  func inSettings(_ act: (TestPhone) throws -> Void) throws {
    try act(self)
    try open()
  }
}

extension AppBundle {
  /// An app without a background mode.
  static let foregroundOnly = AppBundle(
    name: "App", configuration: AppConfiguration(descriptions: .all))
  /// An app without usage descriptions.
  static let withoutTexts = AppBundle(name: "App", configuration: AppConfiguration())
}
