import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

/// Updates in the background while the person changes what the app may do.
@Suite(.ownMainQueue) struct GrantChangeTests {
  static let provisional = BackgroundCase.all.filter { $0.grant == .provisionalAlways }.map(
    \.release)
  static let escalating = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).escalation.value == .prompts
  }

  @Test(arguments: provisional, [Choice.keepOnlyWhileUsing, .changeToAlwaysAllow])
  func
    `a run with provisional Always goes on in the background, and after the second prompt too (AUTH-066, ERR-005)`(
      release: Release, choice: Choice
    ) throws
  {
    let phone = Phone(release: release)
    try phone.grants(.provisionalAlways)
    try phone.walks()
    let following = phone.follow(UpdatesRequest(background: .continues(showsIndicator: false)))
    phone.pass(5)
    try phone.person(.goesHome)
    phone.pass(60)
    #expect(following.count > 60)
    // Something that needs Always brings up the prompt.
    try phone.perform(.system(.showsSecondPrompt(phone.host.app)))
    try phone.person(.answers(choice))
    phone.pass(60)
    #expect(following.count > 120)
    #expect(following.story == ["locations"])
    #expect(phone.indicator.isVisible)
  }

  @Test(arguments: escalating)
  func `Always that is granted meanwhile takes the indicator away, if it isn't wanted (BG-008)`(
    release: Release
  ) throws {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    try phone.walks()
    let following = phone.follow(UpdatesRequest(background: .continues(showsIndicator: false)))
    phone.pass(5)
    let call = phone.start { await $0.requestAlways() }
    let prompt = try #require(phone.host.device.visiblePrompt?.prompt)
    let always = prompt.template.choices.first { [.changeToAlwaysAllow, .alwaysAllow].contains($0) }
    try phone.person(.answers(try #require(always)))
    #expect(call.ends == [.granted(.always)])
    try phone.person(.goesHome)
    phone.pass(120)
    #expect(following.story == ["locations"])
    #expect(following.count > 120)
    #expect(phone.indicator == .none)
  }

  @Test(arguments: escalating)
  func `Always that is lowered in Settings forces the indicator, and updates go on (BG-008)`(release: Release)
    throws
  {
    let phone = Phone(release: release)
    try phone.grants(.always)
    try phone.walks()
    let following = phone.follow(UpdatesRequest(background: .continues(showsIndicator: false)))
    phone.pass(5)
    try phone.settings(.whileUsing, comesBack: false)
    phone.pass(120)
    #expect(following.story == ["locations"])
    #expect(following.count > 120)
    #expect(phone.indicator.isVisible)
  }
}
