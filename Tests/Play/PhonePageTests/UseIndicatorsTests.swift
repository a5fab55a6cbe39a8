import LocationDrawing
import LocationPolicy
import PhonePage
import Testing

@Suite struct UseIndicatorsTests {
  private static func use(on release: Release, _ words: [String]) throws -> UseIndicators {
    var history = PhoneHistory(on: release)
    for word in words { try history.add(word) }
    #expect(history.steps.compactMap { $0.missed } == [])
    return UseIndicators(of: history.play.device)
  }

  private static func granted(on release: Release) -> [String] {
    let policy = AuthorizationPolicy.policy(for: release)
    guard policy.requestMethods.value else { return ["opens.Runs", "startUpdatingLocation", "answers.ok"] }
    let answer = release < .iOS13 ? "answers.allow" : "answers.allowWhileUsingApp"
    return ["opens.Runs", "requestWhenInUseAuthorization", answer, "startUpdatingLocation"]
  }

  @Test(arguments: Release.allCases)
  func `IND-001, IND-002: the arrow is solid while locations come, and gone a minute after they end`(
    release: Release
  ) throws {
    let started = Self.granted(on: release)
    #expect(try Self.use(on: release, ["opens.Runs"]).arrow == nil)
    let used = try Self.use(on: release, started + ["wait.5"])
    #expect(used.arrow == .solid)
    #expect(used.facts == FactList(release < .iOS11 ? .ind001 : .ind002))
    let ended = try Self.use(on: release, started + ["wait.5", "stopUpdatingLocation", "wait.1 min"])
    #expect(ended.arrow == nil)
  }

  @Test(arguments: Release.allCases)
  func `IND-001, IND-002: before anything comes, a request is a hollow arrow from 11 on`(release: Release)
    throws
  {
    let use = try Self.use(on: release, ["losesPosition"] + Self.granted(on: release))
    #expect(use.arrow == (release < .iOS11 ? nil : .hollow))
  }

  @Test(arguments: Release.allCases)
  func `IND-004: Control Center names the app that uses the location from 16 on`(release: Release) throws {
    #expect(try Self.use(on: release, ["opens.Runs"]).apps == (release < .iOS16 ? nil : []))
    let used = try Self.use(on: release, Self.granted(on: release) + ["wait.5"])
    #expect(used.apps == (release < .iOS16 ? nil : ["Runs"]))
  }

  @Test func `IND-001: on 10 a monitored region is a hollow arrow`() throws {
    let words = ["opens.Runs", "requestAlwaysAuthorization", "answers.allow", "startMonitoring.place"]
    #expect(try Self.use(on: .iOS10, words).arrow == .hollow)
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS15 })
  func `IND-005: the arrow is blue for a moment after a location button granted the location`(
    release: Release
  ) throws {
    let granted = ["opens.Runs", "tapsLocationButton", "answers.ok"]
    let use = try Self.use(on: release, granted)
    #expect(use.arrow == .blue)
    #expect(use.facts == FactList(.ind005))
    #expect(try Self.use(on: release, granted + ["wait.1 min"]).arrow == nil)
    let once = ["opens.Runs", "requestWhenInUseAuthorization", "answers.allowOnce"]
    #expect(try Self.use(on: release, once).arrow == nil)
  }

  @Test(arguments: Release.allCases)
  func `SET-006: there is no arrow once Location Services is off`(release: Release) throws {
    let off = ["opensSettings", "setsLocationServices.false"]
    #expect(try Self.use(on: release, Self.granted(on: release) + ["wait.5"] + off).arrow == nil)
  }
}
