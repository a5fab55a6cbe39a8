import LocationDelivery
import LocationHost
import LocationPolicy
import LocationSimulation
import Testing
import UIKitApplication

@MainActor @Suite struct ApplicationTests {
  private let host = DeviceHost(release: Policies.known.newest.release)

  private func state() -> UIApplication.State { host.run { UIApplication.shared.applicationState } }

  @Test func `the app's state is the phone's`() throws {
    #expect(state() == .active)
    try host.person(.goesHome)
    #expect(state() == .background)
    try host.person(.opens(host.app))
    #expect(state() == .active)
  }

  @Test func `the phone posts the notifications of the app's life`() throws {
    let posted = Guarded<[String]>([])
    let tokens = host.run {
      [
        UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        UIApplication.didBecomeActiveNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
          posted.withLock { $0.append(notification.name.rawValue) }
        }
      }
    }
    try host.person(.goesHome)
    host.advance(by: 60)
    try host.person(.opens(host.app))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      posted.withLock { $0 } == [
        "UIApplicationDidEnterBackgroundNotification", "UIApplicationWillEnterForegroundNotification",
        "UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test func `the address of Settings leads to the phone's Settings, and no other address leads anywhere`()
    async throws
  {
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))
    let page = try #require(URL(string: "https://example.com"))
    let isOpen = await DeviceHost.$ofTask.withValue(host) {
      (await UIApplication.shared.open(page), await UIApplication.shared.open(settings))
    }
    #expect(isOpen == (false, true))
    #expect(host.read(\.screen) == .settings && state() == .background)
  }

  @Test(arguments: Release.allCases)
  func `the device says the version of the phone's release`(release: Release) {
    let version = DeviceHost(release: release).run { UIDevice.current.systemVersion }
    #expect(release.name.hasPrefix(version) || version == release.name + ".0")
  }

  @Test func `protected data is available unless the phone is locked`() throws {
    var isAvailable: Bool { host.run { UIApplication.shared.isProtectedDataAvailable } }
    #expect(isAvailable)
    try host.person(.locksPhone)
    #expect(!isAvailable)
    try host.person(.unlocksPhone)
    #expect(isAvailable)
    try host.person(.restartsPhone)
    #expect(!isAvailable)
  }

  @Test func `an app that runs is notified of changes of protected data, and a suspended one is not`() throws
  {
    let posted = Guarded<[String]>([])
    let tokens = host.run {
      [
        UIApplication.protectedDataWillBecomeUnavailableNotification,
        UIApplication.protectedDataDidBecomeAvailableNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
          posted.withLock { $0.append(notification.name.rawValue) }
        }
      }
    }
    try host.person(.locksPhone)
    try host.person(.unlocksPhone)
    try host.person(.goesHome)
    host.advance(by: 60)
    try host.person(.locksPhone)
    try host.person(.unlocksPhone)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      posted.withLock { $0 } == [
        "UIApplicationProtectedDataWillBecomeUnavailable", "UIApplicationProtectedDataDidBecomeAvailable",
      ])
  }

  @Test func `background refresh is what Settings say`() throws {
    #expect(host.run { UIApplication.shared.backgroundRefreshStatus } == .available)
    try host.person(.opensSettings)
    try host.person(.setsBackgroundAppRefresh(false, for: host.app))
    #expect(host.run { UIApplication.shared.backgroundRefreshStatus } == .denied)
  }
}
