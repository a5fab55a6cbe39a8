import LocationPolicy
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct VisitTests {
  nonisolated static let knowing = Release.allCases.filter { $0 >= .iOS8 }

  private func listens(_ phone: TestPhone, _ client: LocationClient? = nil) -> Heard<Update<PlaceVisit>> {
    phone.hear { (client ?? LocationClient()).visits() }
  }

  /// Returns the place and which ends of the visit are known, or another update in words.
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
  func `MON-005: Stays are told when they begin and when they end`(release: Release) async throws {
    let phone = try TestPhone.granting(release)
    let heard = listens(phone)
    try await phone.advance(by: 600)
    phone.stay(at: .road(5_000))
    try await phone.advance(by: 600)
    phone.stay(at: .road(9_000))
    try await phone.advance(by: 60)
    #expect(heard.all.map(brief) == ["0 km", "0 km, left", "5 km, came", "5 km, came, left"])
  }

  @Test func `iOS 7 has no visits`() throws {
    let heard = listens(try TestPhone.granting(.iOS7))
    #expect(heard.failure == .notAvailable)
  }

  @Test(arguments: knowing)
  func `MON-001, MON-002: When In Use is too little up to iOS 12, and enough in use from 13`(release: Release)
    async throws
  {
    let phone = try TestPhone.granting(release, .whileUsing)
    let heard = listens(phone)
    try await phone.advance(by: 600)
    if release < .iOS13 {
      #expect(heard.failure == .needsAlways)
      #expect(phone.services == [])
    } else {
      #expect(heard.all.map(brief) == ["0 km"])
    }
  }

  @Test(arguments: knowing)
  func `lost permission interrupts, and stays go on when it is back`(release: Release) async throws {
    let phone = try TestPhone.granting(release)
    let heard = listens(phone)
    try await phone.advance(by: 600)
    try phone.chooses(.never)
    try await phone.advance(by: 60)
    try phone.chooses(.always)
    phone.stay(at: .road(5_000))
    try await phone.advance(by: 900)
    #expect(
      heard.all.map(brief) == [
        "0 km", "interrupted: notAuthorized(LocationPolicy.AuthorizationStatus.denied)", "resumed",
        "0 km, left", "5 km, came",
      ])
  }

  @Test(arguments: knowing)
  func `DEL-008, MIS-40: An app that is launched for a visit hears of it, with regions watched too`(
    release: Release
  ) async throws {
    let phone = try TestPhone.granting(release)
    let client = phone.client()
    _ = listens(phone, client)
    client.regions.add(RegionWatchTests.region("work", 5_000))
    try await phone.advance(by: 600)
    try phone.goHome()
    try await phone.advance(by: 60)
    try phone.terminate()
    var visits: [Heard<Update<PlaceVisit>>] = []
    var regions: [Heard<Update<RegionEvent>>] = []
    phone.onLaunch = { _ in
      let client = phone.client()
      visits.append(listens(phone, client))
      regions.append(phone.hear { client.regions.events })
    }
    phone.stay(at: .road(5_000))
    try await phone.advance(by: 900)
    #expect(visits.map { $0.all.map(brief) } == [["0 km, left", "5 km, came"]])
    #expect(regions.map { $0.all.map(RegionWatchTests.brief) } == [["into work"]])
  }

  @Test(arguments: knowing.filter { $0 >= .iOS14 })
  func `ACC-003: With reduced accuracy visits are coarse, and go on`(release: Release) async throws {
    let phone = try TestPhone.granting(release)
    try phone.inSettings { try $0.setPrecise(false) }
    let heard = listens(phone)
    try await phone.advance(by: 600)
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
  ) async throws {
    let phone = try TestPhone.granting(release)
    let client = phone.client()
    let first = listens(phone, client)
    let second = listens(phone, client)
    try await phone.advance(by: 60)
    first.cancel()
    #expect(phone.services == ["visits"])
    try await phone.advance(by: 600)
    #expect(first.all.isEmpty)
    #expect(second.all.map(brief) == ["0 km"])
    second.cancel()
    #expect(phone.services == [])
    #expect(phone.managers.count == 1)
  }
}
