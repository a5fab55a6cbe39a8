import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@Suite(.ownMainQueue) struct AuthorizationTests {
  static let asking = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }

  @Test(arguments: asking)
  func `a request for When In Use ends with the person's answer`(release: Release) throws {
    let phone = Phone(release: release)
    let call = phone.start { await $0.requestWhenInUse() }
    #expect(call.ends == [])
    let prompt = try #require(phone.host.device.visiblePrompt?.prompt)
    let choice = try #require(prompt.template.choices.first { $0 != .dontAllow })
    try phone.person(.answers(choice))
    #expect(call.ends == [.granted(.whenInUse)])
  }

  @Test(arguments: asking)
  func `a request whose prompt goes because the phone is locked ends as dismissed`(release: Release) throws {
    let phone = Phone(release: release)
    let call = phone.start { await $0.requestWhenInUse() }
    try phone.person(.locksPhone)
    phone.advance(by: 10)
    #expect(call.ends == [.dismissed])
  }

  @Test(arguments: asking)
  func `a request that was given up leaves its prompt to the next one for the same`(release: Release) throws {
    let phone = Phone(release: release)
    let first = phone.start { await $0.requestWhenInUse(timeLimit: 1) }
    phone.advance(by: 2)
    let second = phone.start { await $0.requestWhenInUse() }
    let third = phone.start { await $0.requestWhenInUse() }
    third.task?.cancel()
    phone.settle()
    #expect(first.ends == [.timedOut])
    #expect(second.ends == [])
    #expect(third.ends == [.cancelled])
    try phone.person(.answers(.dontAllow))
    #expect(second.ends == [.declined])
  }

  @Test(arguments: asking)
  func `a prompt outlives the client that asked, for its manager does`(release: Release) throws {
    let phone = Phone(release: release)
    let call = phone.start { await $0.requestWhenInUse(timeLimit: 1) }
    phone.advance(by: 2)
    #expect(call.ends == [.timedOut])
    call.task = nil
    phone.makeClient(storage: .memory())
    #expect(phone.host.device.visiblePrompt != nil)
    try phone.person(.answers(.dontAllow))
    phone.advance(by: 1)
    #expect(phone.host.device[phone.host.app].authorization.grant == .denied)
  }

  @Test(arguments: asking)
  func `a request from the background ends at once, and says so`(release: Release) throws {
    let phone = Phone(release: release)
    try phone.person(.goesHome)
    let call = phone.start { await $0.requestWhenInUse() }
    #expect(call.ends == [.notShown(.notInForeground)])
  }

  @Test(arguments: asking)
  func `a task that was cancelled before brings up no prompt`(release: Release) throws {
    let phone = Phone(release: release)
    let call = phone.start { client in
      withUnsafeCurrentTask { $0?.cancel() }
      return await client.requestWhenInUse()
    }
    #expect(call.ends == [.cancelled])
    #expect(phone.host.device.visiblePrompt == nil)
  }
}
