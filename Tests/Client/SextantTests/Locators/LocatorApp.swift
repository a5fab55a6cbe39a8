import LocationPolicy
import LocationSimulation
import Sextant
import SextantTesting

/// An app with one client on a stationary phone outdoors, with the callbacks of its locators.
@MainActor
struct LocatorApp {
  let phone: TestPhone
  let client: LocationClient
  let told = Told()

  /// The releases on which the client's requests exist.
  nonisolated static let releases = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }

  init(_ release: Release, configuration: AppConfiguration = .complete) {
    phone = TestPhone(
      release: release, app: AppBundle(name: "App", configuration: configuration), at: .home)
    client = phone.client()
  }

  /// A closure that records callbacks.
  var note: LocationResultClosure { { [told] result, location in told.note(result, location) } }

  /// Delivers what is queued for the app.
  func settle() async throws { try await phone.advance(by: 0) }

  /// Returns whether nothing remains of what the client did.
  func isQuiet() async throws -> Bool { try await phone.isQuiet(client) }

  /// Performs an action in Settings, and returns to the app for a second.
  func inSettings(_ act: (TestPhone) throws -> Void) async throws {
    try phone.inSettings(act)
    try await phone.advance(by: 1)
  }
}
