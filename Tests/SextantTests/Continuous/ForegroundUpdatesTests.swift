import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@Suite(.ownMainQueue) struct ForegroundUpdatesTests {
  static let asking = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }

  @Test(arguments: Release.allCases)
  func `an app that may use locations gets one after the other, in the foreground (DEL-005)`(release: Release)
    throws
  {
    let phone = Phone(release: release)
    try phone.grants(.whenInUse)
    try phone.walks()
    let following = phone.follow()
    phone.pass(10)
    #expect(following.story == ["locations"])
    #expect((9...11).contains(following.count))
    #expect(phone.running.count == 1)
    #expect(following.ends == [])
  }

  @Test(arguments: asking)
  func `updates ask for When In Use and begin with the answer`(release: Release) throws {
    let phone = Phone(release: release)
    try phone.walks()
    let following = phone.follow()
    phone.pass(3)
    #expect(following.updates == [])
    #expect(phone.running.isEmpty)
    let prompt = try #require(phone.host.device.visiblePrompt?.prompt)
    try phone.person(.answers(try #require(prompt.template.choices.first { $0 != .dontAllow })))
    phone.pass(3)
    #expect(following.story == ["locations"])
  }

  @Test(arguments: asking)
  func `updates that the person declines end with the reason, and nothing runs`(release: Release) throws {
    let phone = Phone(release: release)
    let following = phone.follow()
    try phone.person(.answers(.dontAllow))
    #expect(following.ends == [.notAuthorized(.declined)])
    #expect(phone.held == [])
  }
}
