import LocationPolicy
import LocationSimulation
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct BackgroundUpdatesTests {

  @Test(arguments: BackgroundCase.all, [true, false])
  func `with the mode, updates go on in the background with every grant on every release (BG-005 to BG-013)`(
    pair: BackgroundCase, showsIndicator: Bool
  ) async throws {
    let phone = TestPhone(release: pair.release)
    // The client sees the grant, and so knows that Always is not provisional.
    let client = phone.client()
    try phone.grants(pair.grant)
    phone.walks()
    let following = phone.follow(
      by: client, UpdatesRequest(background: .continues(showsIndicator: showsIndicator)))
    try await phone.advance(by: 5)
    try phone.goHome()
    try await phone.advance(by: 120)
    #expect((120...130).contains(following.count))
    #expect(following.story == ["locations"])
    #expect(phone.indicator.isVisible == Self.shows(pair, wanted: showsIndicator))
    try phone.open()
    #expect(phone.indicator == .none)
  }

  /// BG-006: the bar of 8 to 10 is for When In Use; BG-008: later the property decides for Always; AUTH-066:
  /// provisional Always needs it.
  nonisolated private static func shows(_ pair: BackgroundCase, wanted: Bool) -> Bool {
    switch AuthorizationPolicy.policy(for: pair.release).backgroundIndicator.value {
    case .never: false
    case .barForWhenInUse: pair.grant != .always
    case .propertyForAlways: pair.grant != .always || wanted
    }
  }

  @Test(arguments: BackgroundCase.all.filter { shows($0, wanted: true) })
  func
    `the indicator shows from when the app is left until it is opened, and never in the foreground (IND-003)`(
      pair: BackgroundCase
    ) async throws
  {
    let phone = TestPhone(release: pair.release)
    try phone.grants(pair.grant)
    phone.walks()
    _ = phone.follow(UpdatesRequest(background: .continues()))
    try await phone.advance(by: 5)
    try phone.goHome()
    try await phone.advance(by: 60)
    try phone.open()
    try await phone.advance(by: 5)
    var shown: [Bool] = []
    for entry in phone.host.device.trace.entries {
      guard case .indicator(let indicator) = entry.event, indicator.isVisible != shown.last else { continue }
      shown.append(indicator.isVisible)
    }
    #expect(shown == [true, false])
  }

  @Test
  func `a widget's process never allows background updates, whatever its Info.plist says (BG-003)`()
    async throws
  {
    let configuration = AppConfiguration(descriptions: .all, traits: [.backgroundMode, .widgetExtension])
    let phone = TestPhone(release: .newest, app: AppBundle(name: "App", configuration: configuration))
    try phone.grants(.whenInUse)
    let following = phone.follow(UpdatesRequest(background: .continues()))
    try await phone.advance(by: 2)
    #expect(phone.running.map(\.settings.allowsBackgroundUpdates) == [false])
    following.cancel()
  }

  @Test(arguments: BackgroundCase.all.filter { $0.grant != .temporary })
  func
    `without the mode, updates rest in the background, nothing raises, and they go on with the app (BG-001, BG-007)`(
      pair: BackgroundCase
    ) async throws
  {
    let phone = TestPhone(release: pair.release, app: .foregroundOnly)
    try phone.grants(pair.grant)
    phone.walks()
    let following = phone.follow(UpdatesRequest(background: .continues()))
    try await phone.advance(by: 5)
    try phone.goHome()
    try await phone.advance(by: 60)
    let count = following.count
    try await phone.advance(by: 60)
    #expect(following.count == count)
    #expect(phone.indicator == .none)
    try phone.open()
    try await phone.advance(by: 5)
    #expect(following.story.filter { $0 != "locations" } == ["inBackground", "resumed"])
    #expect(following.story.last == "locations")
    #expect(following.count > count)
  }

  @Test(arguments: BackgroundCase.all.filter { $0.grant != .temporary })
  func
    `updates for the foreground never allow background updates, and rest even where the mode alone decides (BG-006)`(
      pair: BackgroundCase
    ) async throws
  {
    let phone = TestPhone(release: pair.release)
    try phone.grants(pair.grant)
    phone.walks()
    let following = phone.follow()
    try await phone.advance(by: 5)
    #expect(phone.running.map(\.settings.allowsBackgroundUpdates) == [false])
    try phone.goHome()
    try await phone.advance(by: 60)
    let count = following.count
    try await phone.advance(by: 60)
    #expect(following.count == count)
    try phone.open()
    try await phone.advance(by: 5)
    #expect(following.count > count)
    #expect(following.story.filter { $0 != "locations" } == ["inBackground", "resumed"])
  }
}
