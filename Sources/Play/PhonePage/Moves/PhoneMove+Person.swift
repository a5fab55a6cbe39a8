import LocationPolicy
import LocationSimulation
import LocationTerms
import Phrases

extension PhoneMove {
  /// Returns the move for an action of the person; nil for actions that the phone doesn't offer.
  static func move(for action: PersonAction<AppID>, on device: SimulatedDevice) -> PhoneMove? {
    let rows = device.policy.settingsRows.value
    guard let label = label(of: action, on: device),
      let step = action.scenarioStep(naming: { device[$0].bundle.name }, row: { rows.scenarioWord(for: $0) })
    else { return nil }
    return PhoneMove(.person, label, step, .person(action))
  }

  private static func label(of action: PersonAction<AppID>, on device: SimulatedDevice) -> Phrase? {
    let release = device.policy.release
    func name(_ app: AppID) -> String { device[app].bundle.name }
    func onOff(_ isOn: Bool) -> Phrase { isOn ? "on" : "off" }
    switch action {
    case .answers(let choice, let precise):
      let app = device.visiblePrompt.map { device[$0.app].bundle.configuration } ?? AppConfiguration()
      let button: Phrase = "[\(choice.words(of: app, under: device.policy).phrase(on: release))]"
      return precise ? button : "\(button) with Precise: Off"
    case .opens(let app): return "open \(name(app))"
    case .goesHome: return "go to the Home screen"
    case .opensSettings: return "open Settings"
    case .locksPhone: return "lock the phone"
    case .unlocksPhone: return "unlock the phone"
    case .forceQuits(let app): return "end \(name(app)) in the app switcher"
    case .deletes(let app): return "delete \(name(app))"
    case .chooses(let row, let app):
      let words = device.policy.settingsRows.value.words(of: row)
      return "Settings: \(words.phrase(on: release)) for \(name(app))"
    case .setsPrecise(let isOn, let app): return "Settings: Precise Location \(onOff(isOn)) for \(name(app))"
    case .sets(let which, let isOn): return which.terms(turning: isOn).label
    case .setsBackgroundAppRefresh(let isOn, let app):
      return "Settings: Background App Refresh \(onOff(isOn)) for \(name(app))"
    case .resetsLocationAndPrivacy: return "Settings: Reset Location & Privacy"
    case .tapsIndicator: return "tap the location indicator"
    case .restartsPhone: return "restart the phone"
    case .addsWidget(let app): return "add a widget of \(name(app))"
    case .looksAtWidget(let app): return "look at the widget of \(name(app))"
    case .removesLiveActivity(let app): return "remove the Live Activity of \(name(app))"
    case .tapsLocationButton(let isLegible): return isLegible ? "tap a location button" : nil
    case .installs, .updatesSystem, .turnsOnDisplay, .showsInCar: return nil
    }
  }
}
