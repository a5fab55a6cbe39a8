import LocationPolicy
import LocationTerms

/// The durations and instructions that the steps of all journeys in kits share.
enum KitStep {
  /// The maximum time that the Driver waits for an event, in seconds.
  static let patience = 120.0
  /// The time that the Driver leaves for a manual step, in seconds.
  static let timeForHands = 60.0

  /// Returns the instruction for a person who takes an action that the Driver can't take.
  static func instruction(for action: String) -> String {
    switch action {
    case "locksPhone": "Lock the phone."
    case "unlocksPhone": "Unlock the phone."
    case "forceQuits": "Close the Probe in the app switcher."
    case "deletes": "Delete the Probe from the Home screen."
    case "installs": "Install the Probe again: ./run.sh install"
    case "resetsLocationAndPrivacy":
      "Settings, General, Transfer or Reset iPhone, Reset, Reset Location & Privacy."
    case "setsBackgroundAppRefresh": "Settings, Probe: turn Background App Refresh over."
    case "tapsIndicator": "Tap the location indicator at the top of the screen."
    case "launchesInBackground": "Have the Probe launched in the background: ./run.sh push"
    case "heading": "Turn the phone to another direction."
    case "turnsOnDisplay": "Press the side button, and leave the phone locked."
    case "showsInCar": "Open the Probe in CarPlay, or another app there instead."
    case "bluetooth": "Turn Bluetooth over in Settings."
    case "beacons": "Put the beacon of the journey next to the phone."
    default: PhoneSwitch.allCases.first { $0.word == action }?.instruction ?? "Do by hand: \(action)."
    }
  }
}
