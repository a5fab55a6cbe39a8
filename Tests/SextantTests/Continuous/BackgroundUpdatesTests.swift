import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@Suite(.ownMainQueue) struct BackgroundUpdatesTests {
  private static let withoutMode = AppBundle(name: "App", configuration: AppConfiguration(descriptions: .all))

  @Test(arguments: BackgroundCase.all, [true, false])
  func `with the mode, updates go on in the background with every grant on every release (BG-005 to BG-013)`(
    pair: BackgroundCase, showsIndicator: Bool
  ) throws {
    let phone = Phone(release: pair.release)
    try phone.grants(pair.grant)
    try phone.walks()
    let following = phone.follow(UpdatesRequest(background: .continues(showsIndicator: showsIndicator)))
    phone.pass(5)
    try phone.person(.goesHome)
    phone.pass(120)
    #expect((120...130).contains(following.count))
    #expect(following.story == ["locations"])
    #expect(phone.indicator.isVisible == Self.shows(pair, wanted: showsIndicator))
    try phone.person(.opens(phone.host.app))
    #expect(phone.indicator == .none)
  }

  /// BG-006: the bar of 8 to 10 is for When In Use; BG-008: later the property decides for Always; AUTH-066:
  /// provisional Always needs it.
  private static func shows(_ pair: BackgroundCase, wanted: Bool) -> Bool {
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
    ) throws
  {
    let phone = Phone(release: pair.release)
    try phone.grants(pair.grant)
    try phone.walks()
    _ = phone.follow(UpdatesRequest(background: .continues()))
    phone.pass(5)
    try phone.person(.goesHome)
    phone.pass(60)
    try phone.person(.opens(phone.host.app))
    phone.pass(5)
    var shown: [Bool] = []
    for entry in phone.host.device.trace.entries {
      guard case .indicator(let indicator) = entry.event, indicator.isVisible != shown.last else { continue }
      shown.append(indicator.isVisible)
    }
    #expect(shown == [true, false])
  }

  @Test
  func `a widget's process never allows background updates, whatever its Info.plist says (BG-003)`() throws {
    let configuration = AppConfiguration(descriptions: .all, traits: [.backgroundMode, .widgetExtension])
    let phone = Phone(release: .newest, bundle: AppBundle(name: "App", configuration: configuration))
    try phone.grants(.whenInUse)
    let following = phone.follow(UpdatesRequest(background: .continues()))
    phone.pass(2)
    #expect(phone.running.map(\.settings.allowsBackgroundUpdates) == [false])
    following.cancel()
  }

  @Test(arguments: BackgroundCase.all.filter { $0.grant != .temporary })
  func
    `without the mode, updates rest in the background, nothing raises, and they go on with the app (BG-001, BG-007)`(
      pair: BackgroundCase
    ) throws
  {
    let phone = Phone(release: pair.release, bundle: Self.withoutMode)
    try phone.grants(pair.grant)
    try phone.walks()
    let following = phone.follow(UpdatesRequest(background: .continues()))
    phone.pass(5)
    try phone.person(.goesHome)
    phone.pass(60)
    let count = following.count
    phone.pass(60)
    #expect(following.count == count)
    #expect(phone.indicator == .none)
    try phone.person(.opens(phone.host.app))
    phone.pass(5)
    #expect(following.story.filter { $0 != "locations" } == ["inBackground", "resumed"])
    #expect(following.story.last == "locations")
    #expect(following.count > count)
  }

  @Test(arguments: BackgroundCase.all.filter { $0.grant != .temporary })
  func
    `updates for the foreground never allow background updates, and rest even where the mode alone decides (BG-006)`(
      pair: BackgroundCase
    ) throws
  {
    let phone = Phone(release: pair.release)
    try phone.grants(pair.grant)
    try phone.walks()
    let following = phone.follow()
    phone.pass(5)
    #expect(phone.running.map(\.settings.allowsBackgroundUpdates) == [false])
    try phone.person(.goesHome)
    phone.pass(60)
    let count = following.count
    phone.pass(60)
    #expect(following.count == count)
    try phone.person(.opens(phone.host.app))
    phone.pass(5)
    #expect(following.count > count)
    #expect(following.story.filter { $0 != "locations" } == ["inBackground", "resumed"])
  }
}
