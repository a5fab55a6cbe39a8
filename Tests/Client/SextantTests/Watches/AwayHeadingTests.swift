import LocationSimulation
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct AwayHeadingTests {
  @Test(.allReleases)
  func `DEL-091: That turns are missed while the app is away is told, and when it is back`() async throws {
    let phone = try TestPhone.current
    let client = phone.inApp { LocationClient() }
    var told: [String] = []
    let listening = phone.start {
      for try await update in client.headings() {
        switch update {
        case .value(let heading): told.append("\(Int(heading.magneticHeading))")
        case .interrupted(let interruption): told.append("\(interruption)")
        case .resumed: told.append("resumed")
        }
      }
    }
    try phone.turn(to: Heading(magneticHeading: 10))
    try phone.goHome()
    try await phone.advance(by: 60)
    try phone.turn(to: Heading(magneticHeading: 90))
    try await phone.advance(by: 60)
    #expect(told == ["10", "inBackground"])
    try phone.open()
    // The newest heading arrives on entering the foreground, a moment before the app is notified of that.
    #expect(told == ["10", "inBackground", "90", "resumed"])
    listening.cancel()
  }
}
