import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

@Suite(.ownMainQueue) struct PermissionHandlerTests {
  @Test(arguments: Peer.releases)
  func `permission_handler: a prompt that was dismissed keeps no later request from asking`(release: Release)
    throws
  {
    let phone = Phone(release: release)
    let first = phone.start { await $0.requestWhenInUse() }
    try phone.person(.locksPhone)
    try phone.person(.unlocksPhone)
    phone.advance(by: 5)
    #expect(first.ends == [.dismissed])
    let second = phone.start { await $0.requestWhenInUse() }
    phone.advance(by: 1)
    try phone.allowsWhileUsing()
    #expect(second.ends == [.granted(.whenInUse)])
  }

  @Test(arguments: Peer.withEscalation)
  func
    `permission_handler #601, #620, #1155, #1211: Always right after When In Use shows a prompt, and does not end before it`(
      release: Release
    ) throws
  {
    let phone = Phone(release: release)
    let call = phone.start { client in
      _ = await client.requestWhenInUse()
      return await client.requestAlways()
    }
    try phone.allowsWhileUsing()
    phone.advance(by: 60)
    #expect(phone.prompt != nil)
    #expect(call.ends == [])
    try phone.changesToAlways()
    phone.advance(by: 5)
    #expect(call.ends == [.granted(.always)])
  }

  @Test(arguments: Peer.releases)
  func `permission_handler #721: While Using is never read as Always`(release: Release) throws {
    let phone = try Phone.allowed(release: release)
    let call = phone.start { await $0.authorization?.status }
    #expect(call.ends == [.authorizedWhenInUse])
  }

  @Test(arguments: Peer.releases)
  func `permission_handler #733: a request for Always that the person answers with less ends`(
    release: Release
  ) throws {
    let choices = AuthorizationPolicy.policy(for: release).alwaysPrompt.value.choices
    for choice in choices {
      let phone = Phone(release: release)
      let call = phone.start { await $0.requestAlways() }
      let offered = try #require(phone.prompt?.template.choices)
      try phone.person(.answers(offered.contains(choice) ? choice : offered[0]))
      phone.advance(by: 1)
      if let last = phone.prompt?.template.choices.last { try phone.person(.answers(last)) }
      phone.advance(by: 10)
      #expect(call.ends.count == 1)
    }
  }

  @Test(arguments: Peer.releases)
  func `permission_handler #780: Location Services that are off are not told as a refusal for good`(
    release: Release
  ) throws {
    let phone = Phone(release: release)
    try phone.inSettings(.setsLocationServices(false))
    #expect(phone.find().ends == [.failure(.servicesOff)])
    try phone.inSettings(.setsLocationServices(true))
    let call = phone.start { await $0.requestWhenInUse() }
    phone.advance(by: 1)
    try phone.allowsWhileUsing()
    #expect(call.ends == [.granted(.whenInUse)])
  }

  @Test(arguments: Peer.releases)
  func `permission_handler: a request that was declined does not keep the next one waiting`(release: Release)
    throws
  {
    let phone = Phone(release: release)
    let first = phone.start { await $0.requestWhenInUse() }
    try phone.person(.answers(.dontAllow))
    #expect(first.ends == [.declined])
    let second = phone.start { await $0.requestAlways() }
    phone.advance(by: 5)
    #expect(second.ends == [.notShown(.alreadyDenied)])
  }

  @Test(arguments: Peer.withAllowOnce)
  func `permission_handler #802: Always after Allow Once ends`(release: Release) throws {
    let phone = Phone(release: release)
    let call = phone.start { client in
      _ = await client.requestWhenInUse()
      return await client.requestAlways()
    }
    try phone.person(.answers(.allowOnce))
    phone.advance(by: 10)
    #expect(call.ends.count == 1)
  }

  @Test(arguments: Peer.withEscalation)
  func
    `permission_handler #721, #800: Keep Only While Using ends the request for Always and holds up no later one`(
      release: Release
    ) throws
  {
    let phone = try Phone.allowed(release: release)
    let first = phone.start { await $0.requestAlways() }
    try phone.keepsWhileUsing()
    phone.advance(by: 5)
    #expect(first.ends == [.kept])
    let always = phone.start { await $0.requestAlways() }
    let whenInUse = phone.start { await $0.requestWhenInUse() }
    phone.advance(by: 5)
    #expect(always.ends == [.notShown(.escalationSpent)])
    #expect(whenInUse.ends == [.notShown(.alreadyGranted)])
  }

  @Test(arguments: Peer.withEscalation)
  func `permission_handler #780: Always that nobody was asked for yet is not told as refused`(
    release: Release
  ) throws {
    let phone = try Phone.allowed(release: release)
    let call = phone.start { await $0.authorization }
    #expect(call.ends.map { $0?.status } == [.authorizedWhenInUse])
    #expect(call.ends.map { $0?.canAskForAlways.value } != [false])
  }

  @Test(arguments: Peer.withAllowOnce.filter(Peer.withEscalation.contains))
  func
    `permission_handler #1128: Allow Once is a grant that may be temporary, and Always after it ends with that reason`(
      release: Release
    ) throws
  {
    let phone = Phone(release: release)
    let first = phone.start { await $0.requestWhenInUse() }
    try phone.person(.answers(.allowOnce))
    #expect(first.ends == [.granted(.whenInUse)])
    let always = phone.start { await $0.requestAlways() }
    phone.advance(by: 5)
    #expect(always.ends == [.notShown(.temporaryGrant)])
    let isTemporary = phone.start { await $0.authorization?.isTemporary.value }
    #expect(isTemporary.ends != [false])
  }
}
