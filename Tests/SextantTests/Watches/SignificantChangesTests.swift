import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@Suite(.ownMainQueue) struct SignificantChangesTests {
  private func listens(_ phone: Handset) throws -> Heard<Update<CLLocation>> {
    try phone.listens { $0.significantChanges() }
  }

  /// How far north, in kilometres, or what else was told.
  private func brief(_ update: Update<CLLocation>) -> String {
    switch update {
    case .value(let location): "\(Int(((location.coordinate.latitude - 48.137) * 111.2).rounded())) km"
    case .interrupted(let interruption): "interrupted: \(interruption)"
    case .resumed: "resumed"
    }
  }

  @Test(arguments: Release.allCases) func `MON-004: A good way is told`(release: Release) throws {
    let phone = try Handset(release)
    let heard = try listens(phone)
    phone.passes(60)
    for kilometres in [5.0, 10] {
      try phone.isPut(kilometres * 1_000)
      phone.passes(400)
    }
    #expect(heard.all.map(brief) == ["0 km", "5 km", "10 km"])
    #expect(phone.running == ["significant changes"])
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `MON-001, MON-002: When In Use is too little up to iOS 12, and enough in use from 13`(release: Release)
    throws
  {
    let phone = try Handset(release, .whileUsing)
    let heard = try listens(phone)
    phone.passes(60)
    if release < .iOS13 {
      #expect(heard.failure == .needsAlways)
      #expect(phone.running == [])
    } else {
      #expect(heard.all.map(brief) == ["0 km"])
    }
  }

  @Test(arguments: Release.allCases)
  func `without permission the reason is thrown, and nothing starts`(release: Release) throws {
    for row in [SettingsRow.never, nil] {
      let phone = try Handset(release, row)
      let heard = try listens(phone)
      #expect(heard.failure == .notAuthorized(.notShown(.notAuthorized)))
      #expect(phone.running == [])
      #expect(phone.host.device.visiblePrompt == nil)
    }
  }

  @Test(arguments: Release.allCases)
  func `lost permission interrupts, and changes go on when it is back`(release: Release) throws {
    let phone = try Handset(release)
    let heard = try listens(phone)
    phone.passes(60)
    try phone.chooses(.never)
    phone.passes(60)
    try phone.chooses(.always)
    try phone.isPut(5_000)
    phone.passes(400)
    #expect(
      heard.all.map(brief) == [
        "0 km", "interrupted: notAuthorized(LocationPolicy.AuthorizationStatus.denied)", "resumed", "5 km",
      ])
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS13 })
  func `AUTH-068: Allow Once is enough until it ends`(release: Release) throws {
    let phone = try Handset(release, nil)
    _ = try phone.calls { await $0.requestWhenInUse() }
    try phone.person(.answers(.allowOnce))
    phone.passes(5)
    let heard = try listens(phone)
    phone.passes(60)
    #expect(heard.takeNews().map(brief) == ["0 km"])
    try phone.person(.goesHome)
    try phone.isPut(5_000)
    phone.passes(3_600, step: 60)
    #expect(heard.all.allSatisfy { brief($0) != "5 km" })
    if phone.app.authorization.status == .notDetermined, phone.client != nil {
      try phone.person(.opens(phone.host.app))
      phone.passes(10)
      #expect(heard.all == [.interrupted(.notAuthorized(.notDetermined))])
    }
  }

  @Test(arguments: Release.allCases)
  func `DEL-008, MIS-40: An app that is launched for a change hears of it`(release: Release) throws {
    let phone = try Handset(release)
    _ = try listens(phone)
    phone.passes(60)
    try phone.person(.goesHome)
    phone.passes(60)
    try phone.system(.terminates(phone.host.app))
    var heard: [Heard<Update<CLLocation>>] = []
    phone.atLaunch = { phone in
      if let updates = try? phone.listens(to: { $0.significantChanges() }) { heard.append(updates) }
    }
    try phone.isPut(5_000)
    phone.passes(600)
    #expect(phone.launches == 2)
    #expect(heard.map { $0.all.map(brief) } == [["5 km"]])
  }

  @Test(
    arguments: Release.allCases
  )
  func `MIS-51: The end of the last listener stops changes, also for later launches`(release: Release) throws
  {
    let phone = try Handset(release)
    let first = try listens(phone)
    let second = try listens(phone)
    phone.passes(60)
    #expect(phone.managers == 2)
    #expect(first.all == second.all)
    first.cancel()
    phone.settle()
    #expect(phone.running == ["significant changes"])
    second.cancel()
    phone.settle()
    #expect(phone.running == [])
    #expect(phone.managers == 1)
    #expect(first.hasEnded && second.hasEnded)
    let third = try listens(phone)
    phone.passes(60)
    #expect(third.all.map(brief) == ["0 km"])
  }
}
