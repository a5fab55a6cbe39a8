@preconcurrency import ArticleListings
import CoreLocation
import LocationDelivery
import LocationHost
import LocationPolicy
import LocationSimulation
import Testing

/// Runs the articles' own code on every release that they cover, with every answer.
@MainActor @Suite(.serialized) struct ArticleListingTests {
  nonisolated private static let releases = Release.allCases.filter { $0 >= .iOS14 }

  /// The article's LocationResult for each answer.
  nonisolated private static let answers: [(Choice, String)] = [
    (.allowWhileUsingApp, "locationSuccess"), (.allowOnce, "locationSuccess"),
    (.dontAllow, "locationPermissionDenied"),
  ]

  @Test(arguments: releases, answers)
  func `the component for one location ends as its article says, whatever the person answers`(
    release: Release, answer: (Choice, String)
  ) async throws {
    let host = try ArticlePhone.start(release, person: .preferring(answer.0))
    let component = OnceGetLocationMgr()
    let (result, hasLocation) = await withCheckedContinuation { continuation in
      component.startLocation { continuation.resume(returning: ($0.rawValue, $1 != nil)) }
      host.advance(by: 5)
    }
    #expect(result == answer.1)
    #expect(hasLocation == (answer.1 == "locationSuccess"))
    #expect(Self.prompts(of: host) == [host.device.policy.whenInUsePrompt.value])
  }

  @Test(arguments: releases)
  func `with Location Services off it says so; the class method tells the two apart (SET-006)`(
    release: Release
  ) async throws {
    let host = try ArticlePhone.start(release)
    try host.person(.opensSettings)
    try host.person(.setsLocationServices(false))
    try host.person(.opens(host.app))
    let component = OnceGetLocationMgr()
    let result = await withCheckedContinuation { continuation in
      component.startLocation { result, _ in continuation.resume(returning: result.rawValue) }
      host.advance(by: 1)
    }
    #expect(result == "locationServiceDisable")
    #expect(LocationResult(rawValue: result)?.toLocalizedString() == "Location Services are off")
  }

  @Test(arguments: releases)
  func
    `after Allow Once has lapsed the component asks by itself when the app comes back (corrections 7 and 18)`(
      release: Release
    ) throws
  {
    let host = try ArticlePhone.start(release)
    let component = OnceGetLocationMgr()
    component.startLocation { _, _ in }
    host.advance(by: 1)
    try host.person(.answers(.allowOnce))
    host.advance(by: 5)
    try host.person(.goesHome)
    host.advance(by: 60)
    #expect(host.device.visiblePrompt == nil)
    try host.person(.opens(host.app))
    #expect(host.device.visiblePrompt?.prompt.template == host.device.policy.whenInUsePrompt.value)
  }

  @Test(arguments: releases)
  func `the component for continuous locations goes on in the background, with the indicator (correction 16)`(
    release: Release
  ) throws {
    let host = try ArticlePhone.start(release, person: .preferring(.allowWhileUsingApp))
    let component = ConstantlyGetLocationMgr()
    component.startLocation { _, _ in }
    host.advance(by: 5)
    try host.person(.goesHome)
    let before = host.locationCount
    host.advance(by: 60)
    #expect(host.locationCount - before >= 50)
    #expect(host.device[host.app].phase == .background)
    component.stopLocation()
  }

  @Test(arguments: releases)
  func `without the background mode its manager raises when it is made (correction 19)`(release: Release)
    throws
  {
    let host = try ArticlePhone.start(release, AppConfiguration(descriptions: .all))
    let component = ConstantlyGetLocationMgr()
    #expect(
      host.catchingExceptions { component.startLocation { _, _ in } } == [.backgroundUpdatesWithoutMode])
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS11 })
  func `Apple's listings enable what was granted, and escalate where the release knows how`(release: Release)
    throws
  {
    let host = try ArticlePhone.start(release)
    let flow = AlwaysAuthorizationFlow()
    flow.enable()
    host.serveMain()
    let yes = try #require(
      host.device.visiblePrompt?.prompt.template.choices.first { $0 != .dontAllow && $0 != .allowOnce })
    try host.person(.answers(yes))
    #expect(flow.features == ["when in use"])
    flow.escalate()
    host.serveMain()
    // 13.0 to 13.3 have no prompt: the app is provisionally allowed always (correction 6).
    if host.device.policy.escalation.value == .prompts {
      let always = try #require(
        host.device.visiblePrompt?.prompt.template.choices.first {
          $0 == .alwaysAllow || $0 == .changeToAlwaysAllow
        })
      try host.person(.answers(always))
    } else {
      #expect(host.device.visiblePrompt == nil)
    }
    #expect(flow.features == ["when in use", "always"])
  }

  @Test func `the article's enumeration has Core Location's raw values (AUTH-001)`() {
    typealias Listing = AuthorizationStatusListing.CLAuthorizationStatus
    let listed: [(Listing, CLAuthorizationStatus)] = [
      (.notDetermined, .notDetermined), (.restricted, .restricted), (.denied, .denied),
      (.authorizedAlways, .authorizedAlways), (.authorizedWhenInUse, .authorizedWhenInUse),
    ]
    for (one, other) in listed { #expect(one.rawValue == other.rawValue) }
  }

  private static func prompts(of host: DeviceHost) -> [PromptTemplate] {
    host.device.trace.entries.compactMap {
      if case .promptShown(let prompt, _) = $0.event { prompt.template } else { nil }
    }
  }
}

extension DeviceHost {
  /// The number of locations that the app's managers received.
  fileprivate var locationCount: Int {
    device.trace.entries.reduce(0) { count, entry in
      guard case .delivered(.locations(let fixes)) = entry.event else { return count }
      return count + fixes.count
    }
  }
}
