import LocationPolicy
import LocationSimulation
import LocationTerms
import Phrases

extension JourneyMove {
  /// Returns the move as a clause with subject and verb.
  func phrase(under policy: AuthorizationPolicy) -> String {
    switch self {
    case .tap(let name): "the person taps “\(name)”"
    case .answer(let choice, let precise):
      "the person taps [\(choice.label)]" + (precise ? "" : " with Precise: Off")
    case .goHome: "the person leaves for the Home screen"
    case .open: "the person opens the app"
    case .lock: "the person locks the phone"
    case .unlock: "the person unlocks the phone"
    case .chooseInSettings(let row):
      "the person goes to Settings and chooses “\(policy.settingsRows.value.label(of: row))”"
    case .setPrecise(let isOn): "the person goes to Settings and turns Precise Location \(onOff(isOn))"
    case .setLocationServices(let isOn):
      "the person goes to Settings and turns Location Services \(onOff(isOn))"
    case .setRestriction(let isOn):
      "the person goes to Settings and turns a restriction of Location Services \(onOff(isOn))"
    case .forbidChanges(let isOn):
      "the person chooses “\(isOn ? "Don’t Allow Changes" : "Allow Changes")” for Location Services in the restrictions"
    case .resetLocationAndPrivacy: "the person goes to Settings and resets Location & Privacy"
    case .forceQuit: "the person ends the app in the app switcher"
    case .restart: "the person restarts the phone"
    case .updateSystem: "the person updates iOS"
    case .terminate: "iOS ends the app's process"
    case .launchInBackground: "iOS launches the app in the background"
    case .showSecondPrompt: "iOS shows the second prompt"
    case .remind: "iOS reminds the person of background use"
    case .losePosition: "positions can no longer be found"
    case .findPosition: "positions can be found again"
    case .turnOnDisplay: "the person turns on the display of the locked phone"
    case .showInCar(let isShown):
      isShown ? "the app is shown on the car's display" : "the app is removed from the car's display"
    case .removeLiveActivity: "the person removes the app's Live Activity"
    case .addWidget: "the person adds the app's widget to the Home screen"
    case .lookAtWidget: "the person looks at the app's widget"
    case .wait: "time passes until something changes"
    }
  }

  private func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  /// The move as source code in a test.
  var swift: String {
    switch self {
    case .tap(let name): ".tap(\(name.debugDescription))"
    case .answer(let choice, let precise): ".answer(.\(choice)\(precise ? "" : ", precise: false"))"
    case .chooseInSettings(let row): ".chooseInSettings(.\(row))"
    case .setPrecise(let isOn): ".setPrecise(\(isOn))"
    case .setLocationServices(let isOn): ".setLocationServices(\(isOn))"
    case .setRestriction(let isOn): ".setRestriction(\(isOn))"
    case .forbidChanges(let isOn): ".forbidChanges(\(isOn))"
    case .showInCar(let isShown): ".showInCar(\(isShown))"
    case .goHome, .open, .lock, .unlock, .resetLocationAndPrivacy, .forceQuit, .restart, .updateSystem,
      .terminate, .launchInBackground, .showSecondPrompt, .remind, .losePosition, .findPosition, .wait,
      .turnOnDisplay, .removeLiveActivity, .addWidget, .lookAtWidget:
      ".\(self)"
    }
  }
}
