// Imports only the client, as apps do; with MemberImportVisibility, names need an import of their module.
import Sextant
import Testing

@Suite struct StatusNameTests {
  @Test func `the words of an authorization need no import but the client's`() {
    let authorization = LocationAuthorization(status: .denied, accuracy: .reduced)
    #expect(authorization.status == .denied)
    #expect(authorization.accuracy == .reduced)
    #expect(authorization.canAskForAlways.value == nil)
    let text =
      switch authorization.status {
      case .notDetermined: "ask"
      case .restricted, .denied: "Settings"
      case .authorizedWhenInUse, .authorizedAlways: "go on"
      }
    #expect(text == "Settings")
  }
}
