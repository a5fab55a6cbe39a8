import LocationDelivery
import LocationPolicy
import Testing

@testable import LocationSimulation

/// Updates while the phone doesn't move.
@Suite struct PausingTests {
  private func standing(_ release: Release) throws -> (Phone, ClientID) {
    var (phone, manager) = try Phone.granted(.always, release)
    try phone.isPut(0)
    if release >= .iOS9 { try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager) }
    try phone.call(.start(.locationUpdates), on: manager)
    return (phone, manager)
  }

  @Test(arguments: Release.allCases)
  func `DEL-080: Standing still pauses updates, and moving does not resume them`(release: Release) throws {
    var (phone, manager) = try standing(release)
    let pause = phone.device.policy.timings.automaticPause
    phone.device.advance(by: pause)
    #expect(phone.fixes(manager).count == Int(pause))
    phone.device.advance(by: 1)
    #expect(phone.told(manager) == [.paused])
    try phone.isPut(5_000)
    phone.device.advance(by: 3_600)
    #expect(phone.told(manager) == [])
  }

  @Test(arguments: Release.allCases)
  func
    `DEL-080: Coming to the foreground does not resume updates; starting them does, and only then the app is told`(
      release: Release
    ) throws
  {
    var (phone, manager) = try standing(release)
    try phone.person(.goesHome)
    phone.device.advance(by: 1_000)
    #expect(phone.state.phase == .suspended)
    #expect(phone.told(manager).last == .paused)
    try phone.opens()
    phone.device.advance(by: 10)
    #expect(phone.told(manager) == [])
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 1)
    let told = phone.told(manager)
    #expect(told.first == .resumed)
    #expect(told.count == 3)
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `DEL-080: A When In Use app that is paused in the background can't start there again`(release: Release)
    throws
  {
    var (phone, manager) = try Phone.granted(.whileUsing, release)
    try phone.isPut(0)
    if release >= .iOS9 { try phone.call(.set(.allowsBackgroundLocationUpdates(true)), on: manager) }
    try phone.call(.start(.locationUpdates), on: manager)
    try phone.person(.goesHome)
    phone.device.advance(by: phone.device.policy.timings.automaticPause + 1)
    #expect(phone.told(manager).last == .paused)
    #expect(phone.state.indicator == .none)
    try phone.call(.start(.locationUpdates), on: manager)
    #expect(phone.told(manager) == [.failed(.denied)])
    try phone.opens()
    phone.device.advance(by: 1)
    #expect(phone.told(manager).first == .resumed)
  }

  @Test(arguments: Release.allCases)
  func `DEL-081: The callback of resumption comes before the first location, once`(release: Release) throws {
    var (phone, manager) = try standing(release)
    phone.device.advance(by: 1_000)
    try phone.call(.stop(.locationUpdates), on: manager)
    _ = phone.told()
    try phone.call(.start(.locationUpdates), on: manager)
    phone.device.advance(by: 1)
    #expect(!phone.told(manager).contains(.resumed))
  }

  @Test(arguments: Release.allCases)
  func `DEL-093: An app that was terminated while it was paused is not notified of a resumption`(
    release: Release
  ) throws {
    var (phone, manager) = try standing(release)
    try phone.person(.goesHome)
    phone.device.advance(by: 1_000)
    #expect(phone.told(manager).last == .paused)
    #expect(phone.state.phase == .suspended)
    try phone.system(.terminates(phone.app))
    try phone.opens()
    let again = try phone.makeManager()
    try phone.call(.start(.locationUpdates), on: again)
    phone.device.advance(by: 10)
    let told = phone.told()
    #expect(!told.contains(.resumed))
    #expect(told.contains { if case .locations = $0 { true } else { false } })
  }

  @Test(arguments: Release.allCases)
  func `updates of an app that does not let the system pause them go on`(release: Release) throws {
    var (phone, manager) = try standing(release)
    try phone.call(.set(.pausesLocationUpdatesAutomatically(false)), on: manager)
    phone.device.advance(by: 2_000)
    #expect(phone.fixes(manager).count == 2_000)
  }

  @Test(arguments: [Release.iOS12, .iOS18])
  func `a phone that moves now and then is not paused`(release: Release) throws {
    var (phone, manager) = try standing(release)
    for step in 1...4 {
      phone.device.advance(by: 800)
      try phone.isPut(Double(step) * 100)
    }
    #expect(!phone.told(manager).contains(.paused))
  }
}
