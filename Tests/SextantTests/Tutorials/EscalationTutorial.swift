import LocationPolicy
import LocationSimulation
import Sextant
import SextantAlways
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
