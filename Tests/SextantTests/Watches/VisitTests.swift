import LocationHost
import LocationPolicy
import LocationSimulation
import Sextant
import Testing

@Suite(.ownMainQueue) struct VisitTests {
  static let knowing = Release.allCases.filter { $0 >= .iOS8 }

  private func listens(_ phone: Handset) throws -> Heard<Update<PlaceVisit>> {
    try phone.listens { $0.visits() }
  }

  /// Where, and which ends of the stay are known, or what else was told.
  private func brief(_ update: Update<PlaceVisit>) -> String {
    switch update {
    case .value(let visit):
      "\(Int(((visit.latitude - 48.137) * 111.2).rounded())) km"
        + (visit.arrival == nil ? "" : ", came") + (visit.departure == nil ? "" : ", left")
    case .interrupted(let interruption): "interrupted: \(interruption)"
    case .resumed: "resumed"
    }
  }

  @Test(arguments: knowing)
  func `MON-005: Stays are told when they begin and when they end`(release: Release) throws {
    let phone = try Handset(release)
    let heard = try listens(phone)
    phone.passes(600)
    try phone.isPut(5_000)
    phone.passes(600)
    try phone.isPut(9_000)
    phone.passes(60)
    #expect(heard.all.map(brief) == ["0 km", "0 km, left", "5 km, came", "5 km, came, left"])
  }

  @Test func `iOS 7 has no visits`() throws {
    let heard = try listens(try Handset(.iOS7))
    #expect(heard.failure == .notAvailable)
  }

  @Test(arguments: knowing)
  func `MON-001, MON-002: When In Use is too little up to iOS 12, and enough in use from 13`(release: Release)
    throws
  {
    let phone = try Handset(release, .whileUsing)
    let heard = try listens(phone)
    phone.passes(600)
    if release < .iOS13 {
      #expect(heard.failure == .needsAlways)
      #expect(phone.running == [])
    } else {
      #expect(heard.all.map(brief) == ["0 km"])
    }
  }

  @Test(arguments: knowing)
  func `lost permission interrupts, and stays go on when it is back`(release: Release) throws {
    let phone = try Handset(release)
    let heard = try listens(phone)
    phone.passes(600)
    try phone.chooses(.never)
    phone.passes(60)
    try phone.chooses(.always)
    try phone.isPut(5_000)
    phone.passes(900)
    #expect(
      heard.all.map(brief) == [
        "0 km", "interrupted: notAuthorized(LocationPolicy.AuthorizationStatus.denied)", "resumed",
        "0 km, left", "5 km, came",
      ])
  }

  @Test(arguments: knowing)
  func `DEL-008, MIS-40: An app that is launched for a visit hears of it, with regions watched too`(
    release: Release
  ) throws {
    let phone = try Handset(release)
    _ = try listens(phone)
    phone.client?.regions.add(RegionWatchTests.region("work", 5_000))
    phone.passes(600)
    try phone.person(.goesHome)
    phone.passes(60)
    try phone.system(.terminates(phone.host.app))
    var visits: [Heard<Update<PlaceVisit>>] = []
    var regions: [Heard<Update<RegionEvent>>] = []
    phone.atLaunch = { phone in
      if let heard = try? phone.listens(to: { $0.visits() }) { visits.append(heard) }
      if let heard = try? phone.listens(to: { $0.regions.events }) { regions.append(heard) }
    }
    try phone.isPut(5_000)
    phone.passes(900)
    #expect(phone.launches == 2)
    #expect(visits.map { $0.all.map(brief) } == [["0 km, left", "5 km, came"]])
    #expect(regions.map { $0.all.map(RegionWatchTests.brief) } == [["into work"]])
  }

  @Test(arguments: knowing.filter { $0 >= .iOS14 })
  func `ACC-003: With reduced accuracy visits are coarse, and go on`(release: Release) throws {
    let phone = try Handset(release)
    try phone.settings(.setsPrecise(false, for: phone.host.app))
    let heard = try listens(phone)
    phone.passes(600)
    guard case .value(let visit)? = heard.all.first else {
      Issue.record("no visit came")
      return
    }
    #expect(visit.horizontalAccuracy > 1_000)
  }

  @Test(
    arguments: knowing
  )
  func `MIS-51: One listener's end leaves visits to the other, and the last one's stops them`(
    release: Release
  ) throws {
    let phone = try Handset(release)
    let first = try listens(phone)
    let second = try listens(phone)
    phone.passes(60)
    first.cancel()
    phone.settle()
    #expect(phone.running == ["visits"])
    phone.passes(600)
    #expect(first.all.isEmpty)
    #expect(second.all.map(brief) == ["0 km"])
    second.cancel()
    phone.settle()
    #expect(phone.running == [])
    #expect(phone.managers == 1)
  }
}
