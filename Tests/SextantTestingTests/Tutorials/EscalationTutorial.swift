import LocationPolicy
import Sextant
import SextantAlways
import SextantTesting
import Testing

@MainActor
final class ArrivalReminder {
  private(set) var isOn = false
  private(set) var explanation = ""
  let client: LocationClient

  init(client: LocationClient) { self.client = client }

  /// The person turns the reminder on: now it is plain what Always is for.
  func turnOn() async {
    switch await client.requestAlways() {
    case .granted(.always), .notShown(.alreadyGranted):
      isOn = true
    case .kept, .granted:
      explanation = "You will be reminded while the app is open."
    case .notShown(.temporaryGrant):
      explanation = "Choose Allow While Using App first: Allow Once can't be extended."
    case .declined, .notShown(.alreadyDenied), .notShown(.escalationSpent):
      explanation = "Choose Always in Settings to be reminded on arrival."
    case .notShown, .dismissed, .timedOut, .cancelled:
      explanation = "The reminder stays off for now."
    }
  }
}

/// The example of the tutorial on Always, run as it stands there.
@MainActor
@Suite struct EscalationTutorial {
  /// The releases on which an app that has When In Use can ask for more.
  nonisolated static let escalating = Release.allCases.filter {
    AuthorizationPolicy.policy(for: $0).escalation.value == .prompts
  }

  @Test(.releases(escalating, person: .agreeing))
  func `the reminder is on once the person has changed to Always`() async throws {
    let reminder = ArrivalReminder(client: LocationClient())
    try await TestPhone.current.run { await reminder.turnOn() }
    #expect(reminder.isOn)
  }

  @Test(
    .releases(
      escalating, person: .preferring(.keepOnlyWhileUsing, .onlyWhileUsingTheApp, .allowWhileUsingApp, .allow)
    ))
  func `keeping While Using leaves it off, with no callback from iOS`() async throws {
    let phone = try TestPhone.current
    let reminder = ArrivalReminder(client: LocationClient())
    try await phone.run { await reminder.turnOn() }
    #expect(!reminder.isOn)
    #expect(reminder.explanation == "You will be reminded while the app is open.")
    try await phone.run { await reminder.turnOn() }
    #expect(reminder.explanation == "Choose Always in Settings to be reminded on arrival.")
  }
}
