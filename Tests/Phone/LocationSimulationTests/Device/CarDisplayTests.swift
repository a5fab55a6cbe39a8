import LocationPolicy
import Testing

@testable import LocationSimulation

/// An app on the car's display.
@Suite struct CarDisplayTests {
  private func shown(countsAsUse: Bool) throws -> (Phone, ClientID) {
    var policy = AuthorizationPolicy.policy(for: .iOS18)
    policy.assumptions.carDisplayCountsAsUse = countsAsUse
    var phone = Phone(policy)
    try phone.isPut(0)
    try phone.grants(.whileUsing)
    try phone.opens()
    let manager = try phone.makeManager()
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.person(.locksPhone, .showsInCar(true, for: phone.app))
    phone.device.advance(by: 60)
    _ = phone.told()
    try phone.isPut(500)
    phone.device.advance(by: 10)
    return (phone, manager)
  }

  @Test func `DEL-001: On the car's display it runs and gets locations though the phone is locked`() throws {
    var (phone, manager) = try shown(countsAsUse: true)
    #expect(phone.device.isInUse(phone.app))
    #expect(phone.state.phase == .background)
    #expect(!phone.fixes(manager).isEmpty)
    try phone.person(.showsInCar(false, for: phone.app))
    phone.device.advance(by: 60)
    #expect(!phone.device.isInUse(phone.app))
    #expect(phone.state.phase == .suspended)
  }

  @Test func `where that does not count as use, it runs and gets none`() throws {
    var (phone, manager) = try shown(countsAsUse: false)
    #expect(!phone.device.isInUse(phone.app))
    #expect(phone.state.phase == .background)
    #expect(phone.fixes(manager).isEmpty)
  }

  @Test func `it is launched for the car, and gone from it when its process ends`() throws {
    var phone = Phone(.iOS18)
    try phone.person(.locksPhone)
    #expect(throws: CallError.self) { try phone.person(.showsInCar(false, for: phone.app)) }
    try phone.person(.showsInCar(true, for: phone.app))
    #expect(phone.state.phase == .background)
    #expect(throws: CallError.self) { try phone.person(.showsInCar(true, for: phone.app)) }
    try phone.system(.terminates(phone.app))
    #expect(!phone.state.isOnCarDisplay)
  }
}
