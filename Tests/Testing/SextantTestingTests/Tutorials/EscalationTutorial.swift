import CoreLocation
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

  /// The person turns the reminder on: now it is clear what Always is for.
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

extension ArrivalReminder {
  /// The current meaning of Always.
  func promise() async -> String {
    guard let authorization = await client.authorization, authorization.status == .authorizedAlways else {
      return "You will be reminded while the app is open."
    }
    return switch authorization.isProvisionalAlways.value {
    case false?: "You will be reminded wherever you are."
    case true?: "iOS will ask you again later. Choose Change to Always Allow to be reminded."
    case nil: "You will be reminded, unless iOS has yet to ask you again."
    }
  }
}

/// The example of the tutorial on Always, run as it is there.
@MainActor
@Suite struct EscalationTutorial {
  /// The releases on which an app that has When In Use can request more.
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

  @Test(.releases(escalating, person: .agreeing))
  func `what was asked for in two steps is not provisional`() async throws {
    let phone = try TestPhone.current
    let reminder = ArrivalReminder(client: LocationClient())
    #expect(try await phone.run { await reminder.promise() } == "You will be reminded while the app is open.")
    try await phone.run { await reminder.turnOn() }
    #expect(try await phone.run { await reminder.promise() } == "You will be reminded wherever you are.")
  }

  @Test(.releases([.iOS13, .iOS14, .newest], person: .answers(.allowWhileUsingApp)))
  func `Always that other code asked for at once is provisional until the second prompt`() async throws {
    let phone = try TestPhone.current
    let reminder = phone.inApp { ArrivalReminder(client: LocationClient()) }
    let manager = phone.inApp { CLLocationManager() }
    phone.inApp { manager.requestAlwaysAuthorization() }
    try await phone.advance(by: 5)
    #expect(
      try await phone.run { await reminder.promise() }
        == "iOS will ask you again later. Choose Change to Always Allow to be reminded.")
  }
}
