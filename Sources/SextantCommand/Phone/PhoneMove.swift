import LocationPolicy
import LocationSimulation

/// Something that can happen on the phone at a moment: what a player reads, and the step of a scenario that it is.
struct PhoneMove: Hashable {
  /// Who moves.
  enum Mover: String, CaseIterable {
    case person = "The person"
    case app = "The app"
    case time = "Time, world, system"
  }

  /// Who moves.
  let mover: Mover
  /// What the player reads.
  let label: String
  /// The step of a scenario, as JSON.
  let step: String

  private init(_ mover: Mover, _ label: String, _ step: String) {
    self.mover = mover
    self.label = label
    self.step = step
  }

  /// Returns everything that can happen on a device now, in an order that never changes.
  static func all(on device: SimulatedDevice) -> [PhoneMove] {
    device.availablePersonActions.compactMap { move(for: $0, on: device) }
      + device.apps.filter(\.isInstalled).flatMap { calls(of: $0, on: device) } + surroundings(of: device)
  }

  // The person

  private static func move(for action: PersonAction, on device: SimulatedDevice) -> PhoneMove? {
    func name(_ app: AppID) -> String { device[app].bundle.name }
    func plain(_ word: String, _ label: String) -> PhoneMove {
      PhoneMove(.person, label, "{\"person\": \(JSONText.string(word))}")
    }
    func withApp(_ word: String, _ app: AppID, _ label: String) -> PhoneMove {
      PhoneMove(.person, label, "{\"person\": {\(JSONText.string(word)): \(JSONText.string(name(app)))}}")
    }
    func setting(_ word: String, _ value: String, of app: AppID?, _ label: String) -> PhoneMove {
      let of = app.map { ", \"of\": \(JSONText.string(name($0)))" } ?? ""
      return PhoneMove(.person, label, "{\"person\": {\(JSONText.string(word)): \(value)}\(of)}")
    }
    func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }
    switch action {
    case .answers(let choice, let precise):
      let word = JSONText.string("\(choice)")
      let button = choice.label ?? choice.phrase
      return PhoneMove(
        .person, "[\(button)]\(precise ? "" : " with Precise: Off")",
        "{\"person\": {\"answers\": \(word)\(precise ? "" : ", \"precise\": false")}}")
    case .opens(let app): return withApp("opens", app, "open \(name(app))")
    case .goesHome: return plain("goesHome", "go to the Home screen")
    case .opensSettings: return plain("opensSettings", "open Settings")
    case .locksPhone: return plain("locksPhone", "lock the phone")
    case .unlocksPhone: return plain("unlocksPhone", "unlock the phone")
    case .forceQuits(let app): return withApp("forceQuits", app, "end \(name(app)) in the app switcher")
    case .deletes(let app): return withApp("deletes", app, "delete \(name(app))")
    case .chooses(let row, let app):
      let label = device.policy.settingsRows.value.label(of: row)
      return setting("chooses", JSONText.string(label), of: app, "Settings: \(label) for \(name(app))")
    case .setsPrecise(let isOn, let app):
      return setting(
        "setsPrecise", "\(isOn)", of: app, "Settings: Precise Location \(onOff(isOn)) for \(name(app))")
    case .setsLocationServices(let isOn):
      return setting(
        "setsLocationServices", "\(isOn)", of: nil, "Settings: Location Services \(onOff(isOn))")
    case .setsBackgroundAppRefresh(let isOn, let app):
      return setting(
        "setsBackgroundAppRefresh", "\(isOn)", of: app,
        "Settings: Background App Refresh \(onOff(isOn)) for \(name(app))")
    case .resetsLocationAndPrivacy:
      return plain("resetsLocationAndPrivacy", "Settings: Reset Location & Privacy")
    case .setsRestriction(let isOn):
      return setting("setsRestriction", "\(isOn)", of: nil, "Screen Time: restriction \(onOff(isOn))")
    case .tapsIndicator: return plain("tapsIndicator", "tap the location indicator")
    case .restartsPhone: return plain("restartsPhone", "restart the phone")
    case .addsWidget(let app): return withApp("addsWidget", app, "add a widget of \(name(app))")
    case .looksAtWidget(let app): return withApp("looksAtWidget", app, "look at the widget of \(name(app))")
    case .tapsLocationButton(let isLegible):
      return isLegible ? plain("tapsLocationButton", "tap a location button") : nil
    case .installs, .updatesSystem: return nil
    }
  }

  // The app's code, which has a manager with a delegate from its launch on

  private static func calls(of app: InstalledApp, on device: SimulatedDevice) -> [PhoneMove] {
    guard app.phase.isRunning else { return [] }
    let name = JSONText.string(app.bundle.name)
    func call(_ label: String, _ word: String, _ argument: String? = nil) -> PhoneMove {
      let call = argument.map { "{\(JSONText.string(word)): \($0)}" } ?? JSONText.string(word)
      return PhoneMove(.app, label, "{\"app\": \(call), \"of\": \(name)}")
    }
    let policy = device.policy
    var moves: [PhoneMove] = []
    if policy.requestMethods.value {
      moves += [
        call("requestWhenInUseAuthorization()", "requestWhenInUseAuthorization"),
        call("requestAlwaysAuthorization()", "requestAlwaysAuthorization"),
      ]
    }
    if policy.temporaryFullAccuracy.value {
      moves.append(
        call(
          "requestTemporaryFullAccuracyAuthorization", "requestTemporaryFullAccuracyAuthorization",
          JSONText.string(PhoneJourney.purposeKey)))
    }
    moves += [
      call("startUpdatingLocation()", "startUpdatingLocation"),
      call("stopUpdatingLocation()", "stopUpdatingLocation"),
    ]
    if policy.services.value.contains(.requestLocation) {
      moves.append(call("requestLocation()", "requestLocation"))
    }
    if policy.backgroundSwitch.value == .property {
      moves.append(
        call("allowsBackgroundLocationUpdates = true", "allowsBackgroundLocationUpdates", "true"))
    }
    if policy.backgroundIndicator.value == .propertyForAlways {
      moves.append(
        call("showsBackgroundLocationIndicator = true", "showsBackgroundLocationIndicator", "true"))
    }
    moves.append(
      call("startMonitoringSignificantLocationChanges()", "startMonitoringSignificantLocationChanges"))
    if policy.asyncUpdates.value != .unavailable {
      moves.append(call("for try await … in CLLocationUpdate.liveUpdates()", "CLLocationUpdate.liveUpdates"))
    }
    if policy.serviceSessions.value {
      moves += [
        call("CLServiceSession(authorization: .whenInUse)", "CLServiceSession", "\"whenInUse\""),
        call("CLServiceSession(authorization: .always)", "CLServiceSession", "\"always\""),
      ]
    }
    if policy.backgroundActivitySession.value {
      moves.append(call("CLBackgroundActivitySession()", "CLBackgroundActivitySession"))
    }
    return moves
  }

  // Time, world and system

  private static func surroundings(of device: SimulatedDevice) -> [PhoneMove] {
    func move(_ label: String, _ step: String) -> PhoneMove { PhoneMove(.time, label, step) }
    var moves = [
      move("5 seconds later", "{\"wait\": 5}"), move("a minute later", "{\"wait\": \"1 min\"}"),
      move("an hour later", "{\"wait\": \"1 h\"}"), move("the next day", "{\"wait\": \"1 d\"}"),
    ]
    if device.nextEvent != nil {
      moves.append(move("until the next thing that is planned", "{\"until\": \"nextEvent\"}"))
    }
    moves += [
      move("no position can be found", "{\"world\": \"losesPosition\"}"),
      move("positions can be found again", "{\"world\": \"findsPosition\"}"),
      move("the phone is 5 km further north", "{\"world\": {\"stays\": [48.9033, 2.2945]}}"),
    ]
    for app in device.apps where app.isInstalled {
      let actions: [(SystemAction, String, String)] = [
        (.terminates(app.id), "terminates", "iOS ends \(app.bundle.name) for memory"),
        (
          .launchesInBackground(app.id), "launchesInBackground",
          "iOS launches \(app.bundle.name) in background"
        ),
        (.showsSecondPrompt(app.id), "showsSecondPrompt", "iOS finds the moment for the second prompt"),
        (.reminds(app.id), "reminds", "iOS reminds of background use"),
      ]
      for (action, word, label) in actions where device.canPerform(.system(action)) {
        moves.append(
          move(label, "{\"system\": \(JSONText.string(word)), \"of\": \(JSONText.string(app.bundle.name))}"))
      }
    }
    return moves
  }
}
