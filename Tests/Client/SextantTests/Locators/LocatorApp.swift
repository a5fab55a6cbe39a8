import LocationPolicy
import LocationSimulation
import Sextant
import SextantTesting

/// An app with one client, on a phone that stands still in the open, and what its locators have called back.
@MainActor
struct LocatorApp {
  let phone: TestPhone
  let client: LocationClient
  let told = Told()

  /// The releases that the client's requests exist on.
  nonisolated static let releases = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }

  init(_ release: Release, configuration: AppConfiguration = .complete) {
    phone = TestPhone(
      release: release, app: AppBundle(name: "App", configuration: configuration), at: .home)
    client = phone.client()
  }

  /// What is called back is noted by this.
  var note: LocationResultClosure { { [told] result, location in told.note(result, location) } }

  /// Lets what was put in line for the app arrive.
  func settle() async throws { try await phone.advance(by: 0) }

  /// Whether nothing is left of what the client did.
  func isQuiet() async throws -> Bool { try await phone.isQuiet(client) }

  /// The person does something in Settings, and is back in the app for a second.
  func inSettings(_ act: (TestPhone) throws -> Void) async throws {
    try phone.inSettings(act)
    try await phone.advance(by: 1)
  }
}
