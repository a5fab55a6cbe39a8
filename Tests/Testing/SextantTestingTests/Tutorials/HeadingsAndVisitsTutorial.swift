import Sextant
import SextantTesting
import Testing

@MainActor
final class Needle {
  private(set) var degrees: Double?
  private(set) var hint = ""
  let client: LocationClient

  init(client: LocationClient) { self.client = client }

  /// Points north for as long as the task lives.
  func follow() async throws {
    for try await update in client.headings(HeadingRequest(filter: .degrees(5), north: .trueNorth())) {
      switch update {
      case .value(let heading): degrees = heading.trueHeading ?? heading.magneticHeading
      case .interrupted(.interference): hint = "Something magnetic is near."
      case .interrupted(.inBackground), .interrupted(.dropped): break
      case .interrupted: hint = "The compass rests."
      case .resumed: hint = ""
      }
    }
  }
}

@MainActor
final class Diary {
  private(set) var entries: [String] = []
  let client: LocationClient

  init(client: LocationClient) { self.client = client }

  /// Records where the person stays; request the permission first, because visits show no prompt.
  func keep() async throws {
    for try await case .value(let visit) in client.visits() {
      entries.append(visit.departure == nil ? "arrived" : "left")
    }
  }
}

/// The examples of the tutorial on headings and visits, run as they are there.
@MainActor
@Suite struct HeadingsAndVisitsTutorial {
  @Test(.allReleases(person: .agreeing))
  func `the needle turns with the phone, and the hint says what disturbs it`() async throws {
    let phone = try TestPhone.current
    let needle = phone.inApp { Needle(client: LocationClient()) }
    let following = phone.start { try await needle.follow() }
    try await phone.advance(by: 5)
    try phone.turn(to: Heading(magneticHeading: 90, trueHeading: 94))
    #expect(needle.degrees == 94)
    phone.change(.magneticInterference(true))
    try phone.turn(to: Heading(magneticHeading: 180, trueHeading: 184))
    #expect(needle.hint == "Something magnetic is near.")
    phone.change(.magneticInterference(false))
    try phone.turn(to: Heading(magneticHeading: 270, trueHeading: 274))
    #expect(needle.degrees == 274)
    #expect(needle.hint == "")
    following.cancel()
    try await following.value()
  }

  @Test(.allReleases(person: .agreeing))
  func `the diary has when the person came, and when the person left`() async throws {
    let phone = try TestPhone.current
    let diary = phone.inApp { Diary(client: LocationClient()) }
    _ = try await phone.run { await diary.client.requestWhenInUse() }
    let keeping = phone.start { try await diary.keep() }
    try await phone.advance(by: 900)
    phone.stay(at: TestPhone.defaultPlace.moved(by: 5_000, bearing: 0))
    try await phone.advance(by: 900)
    #expect(diary.entries == ["arrived", "left", "arrived"])
    keeping.cancel()
    try await keeping.value()
  }
}
