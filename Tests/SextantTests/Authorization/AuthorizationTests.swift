import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@MainActor
@Suite struct AuthorizationTests {
  nonisolated static let asking = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }

  @Test("A request for When In Use ends with the person's answer", arguments: asking)
  func answer(release: Release) throws {
    let phone = Phone(release: release)
    let call = phone.start { await $0.requestWhenInUse() }
    #expect(call.ends == [])
    let prompt = try #require(phone.host.device.visiblePrompt?.prompt)
    let choice = try #require(prompt.template.choices.first { $0 != .dontAllow })
    try phone.person(.answers(choice))
    #expect(call.ends == [.granted(.whenInUse)])
  }

  @Test("A request whose prompt goes because the phone is locked ends as dismissed", arguments: asking)
  func locked(release: Release) throws {
    let phone = Phone(release: release)
    let call = phone.start { await $0.requestWhenInUse() }
    try phone.person(.locksPhone)
    phone.advance(by: 10)
    #expect(call.ends == [.dismissed])
  }
}
