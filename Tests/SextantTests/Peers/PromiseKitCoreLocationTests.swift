import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
import Testing

@Suite(.ownMainQueue) struct PromiseKitCoreLocationTests {
  @Test(arguments: Peer.releases)
  func `PromiseKit/CoreLocation #4: the manager lives as long as its prompt`(release: Release) throws {
    let phone = Phone(release: release)
    let host = phone.host
    let call = phone.start { _ in
      await LocationClient(environment: .simulated(on: host, storage: .memory())).requestWhenInUse(
        timeLimit: 5)
    }
    phone.advance(by: 30)
    #expect(call.ends == [.timedOut])
    #expect(phone.prompt != nil)
    try phone.allowsWhileUsing()
    phone.advance(by: 5)
    #expect(phone.prompt == nil)
  }

  @Test(arguments: Peer.withEscalation)
  func `PromiseKit/CoreLocation #4, #5: the manager lives as long as the prompt for Always`(release: Release)
    throws
  {
    let phone = try Phone.allowed(release: release)
    let host = phone.host
    let call = phone.start { _ in
      await LocationClient(environment: .simulated(on: host, storage: .memory())).requestAlways(timeLimit: 5)
    }
    phone.advance(by: 30)
    #expect(call.ends == [.timedOut])
    #expect(phone.prompt != nil)
  }

  @Test(arguments: Peer.releases)
  func
    `PromiseKit/CoreLocation #6: without any usage description each request ends and says which is missing`(
      release: Release
    ) throws
  {
    let phone = Phone(release: release, bundle: Peer.withoutTexts)
    let whenInUse = phone.start { await $0.requestWhenInUse() }
    let always = phone.start { await $0.requestAlways() }
    phone.advance(by: 10)
    #expect(whenInUse.ends == [.notShown(.missingUsageDescription(.whenInUse))])
    #expect(always.ends.count == 1)
    guard case .notShown(.missingUsageDescription) = always.ends.first else {
      Issue.record("\(always.ends)")
      return
    }
  }

  @Test(arguments: Peer.withEscalation)
  func `PromiseKit/CoreLocation #16: Always can be asked for after a location was found`(release: Release)
    throws
  {
    let phone = try Phone.at(release: release)
    let call = phone.start { client in
      _ = await client.requestWhenInUse()
      _ = try? await client.location()
      return await client.requestAlways()
    }
    try phone.allowsWhileUsing()
    phone.advance(by: 5)
    try phone.changesToAlways()
    phone.advance(by: 5)
    #expect(call.ends == [.granted(.always)])
  }

  @Test(arguments: Peer.withEscalation)
  func
    `PromiseKit/CoreLocation #18: While Using in answer to Always ends the request, at this launch and at the next`(
      release: Release
    ) throws
  {
    let storage = ClientStorage.memory()
    let phone = Phone(release: release, storage: storage)
    let first = phone.start { await $0.requestAlways() }
    try phone.allowsWhileUsing()
    phone.advance(by: 1)
    try phone.keepsWhileUsing()
    phone.advance(by: 5)
    #expect(first.ends == [.kept])
    try phone.relaunches(storage: storage)
    let second = phone.start { await $0.requestAlways() }
    phone.advance(by: 5)
    #expect(second.ends == [.notShown(.escalationSpent)])
  }
}
