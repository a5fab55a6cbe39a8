import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import SextantTesting
import Synchronization
import Testing

/// An invalid Info.plist is reported when the app is about to need it.
@MainActor
@Suite struct ConfigurationCheckTests {
  nonisolated static let asking = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }

  /// The reports so far.
  private final class Reports: Sendable {
    private let reports = Mutex<[ConfigurationReport]>([])

    var texts: [String] { reports.withLock { $0.map(\.description) } }
    var rules: [String] { reports.withLock { $0.map(\.rule) } }

    func add(_ report: ConfigurationReport) { reports.withLock { $0.append(report) } }
  }

  private func phone(_ release: Release, _ values: [String: JSONValue]) -> TestPhone {
    TestPhone(release: release, app: AppBundle(infoPlist: InfoPlistValues(values), name: "App"))
  }

  @Test(arguments: asking) func `a request without its text says which key to add, once`(release: Release) {
    let reports = Reports()
    let phone = phone(release, [:])
    let client = phone.client { $0.report = { reports.add($0) } }
    for _ in 0..<3 { _ = phone.start { await client.requestWhenInUse() } }
    #expect(
      reports.texts == [
        """
        The app is about to request When In Use. This request shows no prompt and the status stays notDetermined: the \
        Info.plist has no NSLocationWhenInUseUsageDescription. Add to the Info.plist: \
        <key>NSLocationWhenInUseUsageDescription</key><string>What you use location for, with an example.</string> \
        (missing-when-in-use-description: KEY-003, KEY-010)
        """
      ])
  }

  @Test func `a misspelled key is reported with the right one`() {
    let reports = Reports()
    let phone = phone(.newest, ["NSLocationWhenInUsageDescription": "To draw your run."])
    let client = phone.client { $0.report = { reports.add($0) } }
    _ = phone.start { try? await client.location() }
    #expect(
      reports.texts == [
        """
        The app is about to request When In Use. iOS does not know the key "NSLocationWhenInUsageDescription", so \
        NSLocationWhenInUseUsageDescription counts as missing. Rename the key to \
        NSLocationWhenInUseUsageDescription. (mistyped-key: KEY-020)
        """
      ])
  }

  @Test(arguments: asking)
  func `each release is told of the texts that it reads for Always`(release: Release) {
    let reports = Reports()
    let phone = phone(release, ["NSLocationWhenInUseUsageDescription": "To draw your run."])
    let client = phone.client { $0.report = { reports.add($0) } }
    _ = phone.start { await client.requestAlways() }
    let readsNewText = LocationKey.alwaysAndWhenInUse.isRead(under: .policy(for: release))
    #expect(
      reports.rules == [readsNewText ? "missing-always-description" : "missing-legacy-always-description"])
  }

  @Test func `what one request has named the next does not name again`() {
    let reports = Reports()
    let phone = phone(.newest, [:])
    let client = phone.client { $0.report = { reports.add($0) } }
    _ = phone.start { await client.requestAlways() }
    _ = phone.start { await client.requestWhenInUse() }
    #expect(reports.rules == ["missing-when-in-use-description"])
  }

  @Test func `each purpose key that has no text is named`() {
    let reports = Reports()
    let phone = phone(
      .newest,
      [
        "NSLocationWhenInUseUsageDescription": "To draw your run.",
        "NSLocationTemporaryUsageDescriptionDictionary": ["Run": "To draw your run."],
      ])
    let client = phone.client { $0.report = { reports.add($0) } }
    for purpose in ["Run", "Walk", "Bike", "Walk"] {
      _ = phone.start { await client.requestFullAccuracy(purpose: purpose) }
    }
    #expect(
      reports.texts
        == ["Walk", "Bike"].map { purpose in
          """
          The app is about to request full accuracy. This request fails with CLError.promptDeclined and shows no prompt: \
          the dictionary has no "\(purpose)", only "Run". Add to the Info.plist: \
          <key>NSLocationTemporaryUsageDescriptionDictionary</key><dict><key>\(purpose)</key><string>What full accuracy \
          is for here.</string></dict> (unknown-purpose-key: KEY-030, KEY-032)
          """
        })
  }

  @Test(arguments: asking)
  func `updates for the background without the background mode say what to add`(release: Release) async throws
  {
    let reports = Reports()
    let phone = phone(release, ["NSLocationWhenInUseUsageDescription": "To draw your run."])
    let client = phone.client { $0.report = { reports.add($0) } }
    let following = phone.follow(by: client, UpdatesRequest(background: .continues()))
    try phone.agree()
    try await phone.advance(by: 10)
    following.cancel()
    #expect(
      reports.texts == [
        """
        The app is about to let updates continue in the background. Updates stop when the person leaves the app, and \
        setting allowsBackgroundLocationUpdates to true crashes it: UIBackgroundModes in the Info.plist doesn't \
        include location. Add to the Info.plist, or don't ask for background updates if the app needs none: \
        <key>UIBackgroundModes</key><array><string>location</string></array> (background-updates-without-mode: BG-001, BG-002)
        """
      ])
  }

  @Test(arguments: asking) func `a right Info.plist is not talked about`(release: Release) {
    let reports = Reports()
    let phone = TestPhone(release: release)
    let client = phone.client { $0.report = { reports.add($0) } }
    _ = phone.start { await client.requestWhenInUse() }
    _ = phone.start { await client.requestAlways() }
    #expect(reports.texts == [])
  }
}
