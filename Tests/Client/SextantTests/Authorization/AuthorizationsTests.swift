import LocationPolicy
import Sextant
import SextantTesting
import Testing

@MainActor
@Suite struct AuthorizationsTests {
  @Test(.allReleases(person: .agreeing))
  func `what the app may do is told though nobody else holds the client`() async throws {
    let phone = try TestPhone.current
    var statuses: [AuthorizationStatus] = []
    let watching = phone.start {
      for await authorization in LocationClient().authorizations { statuses.append(authorization.status) }
    }
    try await phone.advance(by: 1)
    #expect(statuses == [.notDetermined])
    _ = try await phone.run { await LocationClient().requestWhenInUse() }
    try await phone.advance(by: 1)
    #expect(statuses == [.notDetermined, .authorizedWhenInUse])
    watching.cancel()
    try await watching.value()
  }
}
