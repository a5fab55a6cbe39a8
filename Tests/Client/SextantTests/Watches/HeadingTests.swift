import LocationPolicy
import LocationSimulation
import SextantTesting
import Testing

@testable import Sextant

@MainActor
@Suite struct HeadingTests {
  private func points(_ phone: TestPhone, to degrees: Double, accuracy: Double = 5) {
    phone.change(.heading(Heading(magneticHeading: degrees, accuracy: accuracy)))
  }

  private func brief(_ update: Update<CompassHeading>) -> String {
    switch update {
    case .value(let heading):
      "\(Int(heading.magneticHeading))" + (heading.trueHeading.map { ", true \(Int($0))" } ?? "")
    case .interrupted(let interruption): "interrupted: \(interruption)"
    case .resumed: "resumed"
    }
  }

  @Test(arguments: Release.allCases)
  func `DEL-090, DEL-091: Turns of the phone are told, without any permission`(release: Release) throws {
    let phone = try TestPhone.granting(release, nil)
    let client = phone.client()
    let heard = phone.hear { client.headings(HeadingRequest(filter: .degrees(10))) }
    for degrees in [0.0, 5, 20, 29, 30, 355] { points(phone, to: degrees) }
    #expect(heard.all.map(brief) == ["0", "20", "30", "355"])
    #expect(phone.services == ["heading"])
    // AUTH-020: iOS 7 shows the prompt by itself.
    #expect((phone.prompt == nil) == (release >= .iOS8))
  }

  @Test(arguments: [HeadingRequest.Filter.none, .degrees(0), .degrees(-3)])
  func `DEL-051: Without a filter each change is told`(filter: HeadingRequest.Filter) throws {
    let phone = try TestPhone.granting(.iOS18, nil)
    let client = phone.client()
    let heard = phone.hear { client.headings(HeadingRequest(filter: filter)) }
    for degrees in [1.0, 1.25, 1.5] { points(phone, to: degrees) }
    #expect(heard.all.count == 3)
  }

  @Test(arguments: Release.allCases)
  func `DEL-091: Interference interrupts until the next heading`(release: Release) throws {
    let phone = try TestPhone.granting(release, nil)
    let client = phone.client()
    let heard = phone.hear { client.headings() }
    points(phone, to: 10)
    phone.change(.magneticInterference(true))
    points(phone, to: 90)
    phone.change(.magneticInterference(false))
    points(phone, to: 180)
    #expect(heard.all.map(brief) == ["10", "interrupted: interference", "resumed", "90", "180"])
  }

  @Test(arguments: Release.allCases)
  func `a heading that the compass marks as not valid is none`(release: Release) throws {
    let phone = try TestPhone.granting(release, nil)
    let client = phone.client()
    let heard = phone.hear { client.headings() }
    points(phone, to: 10, accuracy: -1)
    points(phone, to: 20, accuracy: -1)
    points(phone, to: 30)
    #expect(heard.all.map(brief) == ["interrupted: interference", "resumed", "30"])
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS8 })
  func `DEL-091: True north takes locations, for which the person is asked`(release: Release) async throws {
    let phone = try TestPhone.granting(release, nil)
    let client = phone.client()
    let heard = phone.hear { client.headings(HeadingRequest(north: .trueNorth())) }
    #expect(phone.services == [])
    try phone.agree()
    try await phone.advance(by: 5)
    points(phone, to: 40)
    #expect(phone.services == ["heading", "locations"])
    #expect(heard.all.map(brief).last == "40, true 40")
    heard.cancel()
    #expect(phone.services == [])
  }

  @Test(arguments: Release.allCases)
  func `without locations there is no true north, and the reason is thrown`(release: Release) throws {
    let phone = try TestPhone.granting(release, .never)
    let client = phone.client()
    let heard = phone.hear { client.headings(HeadingRequest(north: .trueNorth())) }
    // On iOS 7 there is no request that could be refused.
    let reason: NotShownReason = release == .iOS7 ? .notAvailable : .alreadyDenied
    #expect(heard.failure == .notAuthorized(.notShown(reason)))
    #expect(phone.services == [])
  }

  @Test(arguments: Release.allCases)
  func `SET-006: With Location Services off that is the reason`(release: Release) throws {
    let phone = try TestPhone.granting(release)
    let client = phone.client()
    try phone.inSettings { try $0.setLocationServices(false) }
    let heard = phone.hear { client.headings(HeadingRequest(north: .trueNorth())) }
    #expect(heard.failure == .servicesOff)
  }

  @Test(arguments: [Release.iOS9, .iOS14, .iOS26])
  func `when the person declines, that is the reason`(release: Release) async throws {
    let phone = try TestPhone.granting(release, nil)
    let client = phone.client()
    let heard = phone.hear { client.headings(HeadingRequest(north: .trueNorth())) }
    try phone.answer(.dontAllow)
    try await phone.advance(by: 5)
    #expect(heard.failure == .notAuthorized(.declined))
    #expect(phone.services == [])
  }

  @Test(arguments: [Release.iOS9, .iOS14, .iOS26])
  func `true north that is lost leaves the magnetic one`(release: Release) async throws {
    let phone = try TestPhone.granting(release, .whileUsing)
    let client = phone.client()
    let heard = phone.hear { client.headings(HeadingRequest(north: .trueNorth())) }
    try await phone.advance(by: 5)
    points(phone, to: 40)
    try phone.chooses(.never)
    points(phone, to: 50)
    #expect(heard.all.map(brief) == ["40, true 40", "interrupted: inBackground", "resumed", "50"])
  }

  @Test(arguments: Release.allCases)
  func `each listener has a filter of its own, and the end leaves nothing running`(release: Release) throws {
    let phone = try TestPhone.granting(release, nil)
    let client = phone.client()
    let fine = phone.hear { client.headings(HeadingRequest(filter: .degrees(1))) }
    let coarse = phone.hear { client.headings(HeadingRequest(filter: .degrees(45))) }
    for degrees in [0.0, 10, 50] { points(phone, to: degrees) }
    #expect(fine.all.map(brief) == ["0", "10", "50"])
    #expect(coarse.all.map(brief) == ["0", "50"])
    #expect(phone.managers.count == 3)
    fine.cancel()
    #expect(phone.services == ["heading"])
    coarse.cancel()
    #expect(phone.services == [])
    #expect(phone.managers.count == 1)
    #expect(client.core.runningHeadings == 0)
    #expect(fine.hasEnded && coarse.hasEnded && fine.failure == nil)
  }

  @Test(arguments: [Release.iOS13, .iOS26])
  func `a loop that is left stops the compass`(release: Release) throws {
    let phone = try TestPhone.granting(release, nil)
    let client = phone.client()
    let first = phone.start { () async -> Double? in
      var headings = client.headings().makeAsyncIterator()
      guard case .value(let heading)? = try? await headings.next() else { return nil }
      return heading.magneticHeading
    }
    #expect(phone.services == ["heading"])
    points(phone, to: 70)
    #expect(first.end == 70)
    #expect(phone.services == [])
    #expect(phone.managers.count == 1)
  }

  @Test(arguments: HeadingRequest.Orientation.allCases)
  func `how the device is held is told to the manager`(orientation: HeadingRequest.Orientation) throws {
    let phone = try TestPhone.granting(.iOS18, nil)
    let client = phone.client()
    let heard = phone.hear { client.headings(HeadingRequest(orientation: orientation)) }
    points(phone, to: 70)
    #expect(heard.all.map(brief) == ["70"])
  }
}
