import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

/// Updates in the background while the person changes the app's authorization.
@MainActor
@Suite struct GrantChangeTests {
  nonisolated static let provisional = BackgroundCase.all.filter { $0.grant == .provisionalAlways }.map(
    \.release)
  nonisolated static let escalating = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).escalation.value == .prompts
  }

  @Test(arguments: provisional, [Choice.keepOnlyWhileUsing, .changeToAlwaysAllow])
  func
    `a run with provisional Always goes on in the background, and after the second prompt too (AUTH-066, ERR-005)`(
      release: Release, choice: Choice
    ) async throws
  {
    let phone = TestPhone(release: release)
    try phone.grants(.provisionalAlways)
    phone.walks()
    let following = phone.follow(UpdatesRequest(background: .continues(showsIndicator: false)))
    try await phone.advance(by: 5)
    try phone.goHome()
    try await phone.advance(by: 60)
    #expect(following.count > 60)
    // An event that needs Always shows the prompt.
    try phone.showSecondPrompt()
    try phone.answer(choice)
    try await phone.advance(by: 60)
    #expect(following.count > 120)
    #expect(following.story == ["locations"])
    #expect(phone.indicator.isVisible)
  }

  @Test(arguments: escalating)
  func `Always that is granted meanwhile takes the indicator away, if it isn't wanted (BG-008)`(
    release: Release
  ) async throws {
    let phone = TestPhone(release: release)
    let client = phone.client()
    try phone.grants(.whenInUse)
    phone.walks()
    let following = phone.follow(by: client, UpdatesRequest(background: .continues(showsIndicator: false)))
    try await phone.advance(by: 5)
    let call = phone.start { await client.requestAlways() }
    try phone.agree()
    #expect(call.end == .granted(.always))
    try phone.goHome()
    try await phone.advance(by: 120)
    #expect(following.story == ["locations"])
    #expect(following.count > 120)
    #expect(phone.indicator == .none)
  }

  @Test(arguments: escalating)
  func `Always that is lowered in Settings forces the indicator, and updates go on (BG-008)`(release: Release)
    async throws
  {
    let phone = TestPhone(release: release)
    try phone.grants(.always)
    phone.walks()
    let following = phone.follow(UpdatesRequest(background: .continues(showsIndicator: false)))
    try await phone.advance(by: 5)
    try phone.chooseInSettings(.whileUsing)
    try await phone.advance(by: 120)
    #expect(following.story == ["locations"])
    #expect(following.count > 120)
    #expect(phone.indicator.isVisible)
  }
}
