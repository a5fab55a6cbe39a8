import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct CompassTests {
  @Test
  func `a phone that turns tells its compass, and one that nobody has turned tells nothing`() async throws {
    let phone = TestPhone(release: .iOS17, person: .agreeing)
    let client = phone.inApp { LocationClient() }
    var headings: [Double] = []
    let call = phone.start {
      for try await case .value(let heading) in client.headings() { headings.append(heading.magneticHeading) }
    }
    try await phone.advance(by: 10)
    #expect(headings.isEmpty)
    try phone.turn(to: Heading(magneticHeading: 90))
    try phone.turn(to: Heading(magneticHeading: 180))
    #expect(headings == [90, 180])
    #expect(throws: CallError.self) { try phone.turn(to: Heading(magneticHeading: 360)) }
    call.cancel()
  }
}
