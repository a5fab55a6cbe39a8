import LocationPolicy
import LocationSimulation
import LocationTerms
import Phrases

extension PhoneMove {
  /// Returns the move for an action of the person; nil for actions that the phone doesn't offer.
  static func move(for action: PersonAction<AppID>, on device: SimulatedDevice) -> PhoneMove? {
    func name(_ app: AppID) -> String { device[app].bundle.name }
    func plain(_ word: String, _ label: Phrase) -> PhoneMove {
      PhoneMove(.person, label, ["person": .string(word)], .person(action))
    }
    func withApp(_ word: String, _ app: AppID, _ label: Phrase) -> PhoneMove {
      PhoneMove(.person, label, ["person": .object([word: .string(name(app))])], .person(action))
    }
    func setting(_ word: String, _ value: JSONValue, of app: AppID? = nil, _ label: Phrase) -> PhoneMove {
      var step: [String: JSONValue] = ["person": .object([word: value])]
      step["of"] = app.map { .string(name($0)) }
      return PhoneMove(.person, label, step, .person(action))
    }
    func onOff(_ isOn: Bool) -> Phrase { isOn ? "on" : "off" }
    switch action {
    case .answers(let choice, let precise):
      var answer: [String: JSONValue] = ["answers": .string(choice.caseName)]
      if !precise { answer["precise"] = .boolean(false) }
      let app = device.visiblePrompt.map { device[$0.app].bundle.configuration } ?? AppConfiguration()
      let button: Phrase =
        "[\(choice.words(of: app, under: device.policy).phrase(on: device.policy.release))]"
      return PhoneMove(
        .person, precise ? button : "\(button) with Precise: Off", ["person": .object(answer)],
        .person(action))
    case .opens(let app): return withApp("opens", app, "open \(name(app))")
    case .goesHome: return plain("goesHome", "go to the Home screen")
    case .opensSettings: return plain("opensSettings", "open Settings")
    case .locksPhone: return plain("locksPhone", "lock the phone")
    case .unlocksPhone: return plain("unlocksPhone", "unlock the phone")
    case .forceQuits(let app): return withApp("forceQuits", app, "end \(name(app)) in the app switcher")
    case .deletes(let app): return withApp("deletes", app, "delete \(name(app))")
    case .chooses(let row, let app):
      let rows = device.policy.settingsRows.value
      return setting(
        "chooses", .string(rows.scenarioWord(for: row)), of: app,
        "Settings: \(rows.words(of: row).phrase(on: device.policy.release)) for \(name(app))")
    case .setsPrecise(let isOn, let app):
      return setting(
        "setsPrecise", .boolean(isOn), of: app,
        "Settings: Precise Location \(onOff(isOn)) for \(name(app))")
    case .setsLocationServices(let isOn):
      return setting(
        "setsLocationServices", .boolean(isOn), "Settings: Location Services \(onOff(isOn))")
    case .setsBackgroundAppRefresh(let isOn, let app):
      return setting(
        "setsBackgroundAppRefresh", .boolean(isOn), of: app,
        "Settings: Background App Refresh \(onOff(isOn)) for \(name(app))")
    case .resetsLocationAndPrivacy:
      return plain("resetsLocationAndPrivacy", "Settings: Reset Location & Privacy")
    case .setsRestriction(let isOn):
      return setting("setsRestriction", .boolean(isOn), "restriction of Location Services \(onOff(isOn))")
    case .forbidsLocationChanges(let forbids):
      return setting(
        "forbidsLocationChanges", .boolean(forbids),
        forbids ? "Screen Time: Don’t Allow Changes" : "Screen Time: Allow Changes")
    case .tapsIndicator: return plain("tapsIndicator", "tap the location indicator")
    case .restartsPhone: return plain("restartsPhone", "restart the phone")
    case .addsWidget(let app): return withApp("addsWidget", app, "add a widget of \(name(app))")
    case .looksAtWidget(let app):
      return withApp("looksAtWidget", app, "look at the widget of \(name(app))")
    case .removesLiveActivity(let app):
      return withApp("removesLiveActivity", app, "remove the Live Activity of \(name(app))")
    case .tapsLocationButton(let isLegible):
      return isLegible ? plain("tapsLocationButton", "tap a location button") : nil
    case .installs, .updatesSystem, .turnsOnDisplay, .showsInCar: return nil
    }
  }
}
