import LocationPolicy
import Testing

/// An app's page in Settings: its rows and the tick.
@Suite struct SettingsLooksTests {
  private static func rows(
    _ grant: Grant, on release: Release, _ descriptions: UsageDescriptions = .all,
    traits: AppConfiguration.Traits = []
  ) -> [String] {
    let app = AppConfiguration(descriptions: descriptions, traits: traits)
    let looks = SettingsLooks(of: AuthorizationState(grant: grant), of: app, under: .policy(for: release))
    return looks.rows.map { $0.isChosen ? "✓ \($0.label)" : $0.label }
  }

  @Test(arguments: Release.allCases)
  func `SET-001: the rows and the tick of an app that has Always`(release: Release) {
    let expected =
      switch release {
      case .iOS7: ["Off", "✓ On"]
      case .iOS8, .iOS9, .iOS10, .iOS11, .iOS12: ["Never", "While Using the App", "✓ Always"]
      case .iOS13, .iOS13_4, .iOS14: ["Never", "Ask Next Time", "While Using the App", "✓ Always"]
      default: ["Never", "Ask Next Time Or When I Share", "While Using the App", "✓ Always"]
      }
    #expect(Self.rows(.always, on: release) == expected)
  }

  @Test(arguments: Fact.auth060.releases)
  func `AUTH-060: While Using the App is ticked while Always is provisional`(release: Release) {
    #expect(
      Self.rows(.provisionalAlways, on: release).filter { $0.hasPrefix("✓") } == ["✓ While Using the App"])
  }

  @Test(arguments: Fact.set002.releases)
  func `SET-002, AUTH-074: Ask Next Time is ticked after a grant for once`(release: Release) {
    let row = release >= .iOS15 ? "✓ Ask Next Time Or When I Share" : "✓ Ask Next Time"
    #expect(Self.rows(.temporary, on: release).filter { $0.hasPrefix("✓") } == [row])
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `KEY-016, MIS-53: without support for Always there is no such row, nor in an App Clip`(
    release: Release
  ) {
    #expect(!Self.rows(.whenInUse, on: release, .whenInUse).contains("Always"))
    #expect(Self.rows(.whenInUse, on: release, .whenInUse).contains("✓ While Using the App"))
    #expect(Self.rows(.whenInUse, on: release, traits: .appClip).contains("Always") == (release < .iOS14))
  }

  @Test(arguments: Release.allCases)
  func `SET-001: the page before is Privacy, from 16 on Privacy & Security`(release: Release) {
    let title = AuthorizationPolicy.policy(for: release).privacyPage.value.title
    #expect(title == (release >= .iOS16 ? "Privacy & Security" : "Privacy"))
  }
}
