import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import Testing

@testable import Sextant

/// A phone that stands still in the open, and what its person does with permissions.
@MainActor
struct LocatorPhone {
  let phone: Phone
  let told = Told()

  /// The releases that the client's requests exist on.
  nonisolated static let releases = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).requestMethods.value
  }

  init(_ release: Release, configuration: AppConfiguration = .complete) throws {
    phone = Phone(release: release, bundle: AppBundle(name: "App", configuration: configuration))
    let place = TrackSample(Coordinate(latitude: 52.5, longitude: 13.4), horizontalAccuracy: 20)
    try phone.perform(.world(.stays(at: place)))
  }

  var app: AppID { phone.host.app }

  /// What is called back is noted by this.
  var note: LocationResultClosure { { [told] result, location in told.note(result, location) } }

  /// Lets what was put in line for the app arrive.
  func settle() { phone.advance(by: 0) }

  /// Answers the prompt that is up; returns whether there was one.
  @discardableResult
  func answer(allowing: Bool) throws -> Bool {
    guard let prompt = phone.host.device.visiblePrompt?.prompt else { return false }
    let choice = prompt.template.choices.first { ($0 != .dontAllow) == allowing }
    try phone.person(.answers(try #require(choice)))
    return true
  }

  /// Has something done in Settings, and comes back to the app.
  func settings(_ action: PersonAction) throws {
    try phone.person(.opensSettings)
    try phone.person(action)
    try phone.person(.opens(app))
    phone.advance(by: 1)
  }

  /// Grants or takes the permission in Settings, where the release has a row for it.
  func grants(_ rows: SettingsRow...) throws {
    let offered = phone.host.read { $0.policy.settingsRows.value.rows }
    let row = try #require(rows.first { offered.contains($0) })
    try settings(.chooses(row, for: app))
  }

  /// Whether nothing is left of what the client did: no caller waits, and no location comes any more.
  func isQuiet() -> Bool {
    let before = deliveries
    phone.advance(by: 60)
    return deliveries == before && phone.client.core.waitingCallers == 0
  }

  private var deliveries: Int {
    phone.host.read { device in
      device.trace.entries.count { entry in
        if case .delivered(.locations) = entry.event { true } else { false }
      }
    }
  }
}
