import CoreLocation
import LocationPolicy
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct SignificantChangesTests {
  private func listens(_ phone: TestPhone, _ client: LocationClient? = nil) -> Heard<Update<CLLocation>> {
    phone.hear { (client ?? LocationClient()).significantChanges() }
  }

  /// Returns the distance north in kilometers, or another update in words.
  private func brief(_ update: Update<CLLocation>) -> String {
    switch update {
    case .value(let location): "\(Int(((location.coordinate.latitude - 48.137) * 111.2).rounded())) km"
    case .interrupted(let interruption): "interrupted: \(interruption)"
    case .resumed: "resumed"
    }
  }

  @Test(arguments: Release.allCases) func `MON-004: A good way is told`(release: Release) async throws {
    let phone = try TestPhone.granting(release)
    let heard = listens(phone)
    try await phone.advance(by: 60)
    for kilometers in [5.0, 10] {
      phone.stay(at: .road(kilometers * 1_000))
      try await phone.advance(by: 400)
    }
    #expect(heard.all.map(brief) == ["0 km", "5 km", "10 km"])
    #expect(phone.services == ["significant changes"])
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `MON-001, MON-002: When In Use is too little up to iOS 12, and enough in use from 13`(release: Release)
    async throws
  {
    let phone = try TestPhone.granting(release, .whileUsing)
    let heard = listens(phone)
    try await phone.advance(by: 60)
    if release < .iOS13 {
      #expect(heard.failure == .needsAlways)
      #expect(phone.services == [])
    } else {
      #expect(heard.all.map(brief) == ["0 km"])
    }
  }

  @Test(arguments: Release.allCases)
  func `without permission the reason is thrown, and nothing starts`(release: Release) throws {
    for row in [SettingsRow.never, nil] {
      let phone = try TestPhone.granting(release, row)
      let heard = listens(phone)
      #expect(heard.failure == .notAuthorized(.notShown(.notAuthorized)))
      #expect(phone.services == [])
      #expect(phone.prompt == nil)
    }
  }

  @Test(arguments: Release.allCases)
  func `lost permission interrupts, and changes go on when it is back`(release: Release) async throws {
    let phone = try TestPhone.granting(release)
    let heard = listens(phone)
    try await phone.advance(by: 60)
    try phone.chooses(.never)
    try await phone.advance(by: 60)
    try phone.chooses(.always)
    phone.stay(at: .road(5_000))
    try await phone.advance(by: 400)
    #expect(
      heard.all.map(brief) == [
        "0 km", "interrupted: notAuthorized(LocationPolicy.AuthorizationStatus.denied)", "resumed", "5 km",
      ])
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS13 })
  func `AUTH-068: Allow Once is enough until it ends`(release: Release) async throws {
    let phone = try TestPhone.granting(release, nil)
    let client = phone.client()
    _ = phone.start { await client.requestWhenInUse() }
    try phone.answer(.allowOnce)
    try await phone.advance(by: 5)
    let heard = listens(phone)
    try await phone.advance(by: 60)
    #expect(heard.takeNews().map(brief) == ["0 km"])
    try phone.goHome()
    phone.stay(at: .road(5_000))
    try await phone.advance(by: 3_600)
    #expect(heard.all.allSatisfy { brief($0) != "5 km" })
    if phone.grant == .notDetermined, phone.isAppRunning {
      try phone.open()
      try await phone.advance(by: 10)
      #expect(heard.all == [.interrupted(.notAuthorized(.notDetermined))])
    }
  }

  @Test(arguments: Release.allCases)
  func `DEL-008, MIS-40: An app that is launched for a change hears of it`(release: Release) async throws {
    let phone = try TestPhone.granting(release)
    _ = listens(phone)
    try await phone.advance(by: 60)
    try phone.goHome()
    try await phone.advance(by: 60)
    try phone.terminate()
    var heard: [Heard<Update<CLLocation>>] = []
    phone.onLaunch = { _ in heard.append(listens(phone)) }
    phone.stay(at: .road(5_000))
    try await phone.advance(by: 600)
    #expect(heard.map { $0.all.map(brief) } == [["5 km"]])
  }

  @Test(
    arguments: Release.allCases
  )
  func `MIS-51: The end of the last listener stops changes, also for later launches`(release: Release)
    async throws
  {
    let phone = try TestPhone.granting(release)
    let client = phone.client()
    let first = listens(phone, client)
    let second = listens(phone, client)
    try await phone.advance(by: 60)
    #expect(phone.managers.count == 2)
    #expect(first.all == second.all)
    first.cancel()
    #expect(phone.services == ["significant changes"])
    second.cancel()
    #expect(phone.services == [])
    #expect(phone.managers.count == 1)
    #expect(first.hasEnded && second.hasEnded)
    let third = listens(phone, client)
    try await phone.advance(by: 60)
    #expect(third.all.map(brief) == ["0 km"])
  }
}
