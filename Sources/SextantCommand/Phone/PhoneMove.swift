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
  /// The step of a scenario, as its file has it.
  let step: TableValue

  private init(_ mover: Mover, _ label: String, _ step: [String: TableValue]) {
    self.mover = mover
    self.label = label
    self.step = .object(step)
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
      PhoneMove(.person, label, ["person": .string(word)])
    }
    func withApp(_ word: String, _ app: AppID, _ label: String) -> PhoneMove {
      PhoneMove(.person, label, ["person": .object([word: .string(name(app))])])
    }
    func setting(_ word: String, _ value: TableValue, of app: AppID?, _ label: String) -> PhoneMove {
      var step: [String: TableValue] = ["person": .object([word: value])]
      step["of"] = app.map { .string(name($0)) }
      return PhoneMove(.person, label, step)
    }
    func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }
    switch action {
    case .answers(let choice, let precise):
      var answer: [String: TableValue] = ["answers": .string("\(choice)")]
      if !precise { answer["precise"] = .boolean(false) }
      let label = "[\(choice.label ?? choice.phrase)]\(precise ? "" : " with Precise: Off")"
      return PhoneMove(.person, label, ["person": .object(answer)])
    case .opens(let app): return withApp("opens", app, "open \(name(app))")
    case .goesHome: return plain("goesHome", "go to the Home screen")
    case .opensSettings: return plain("opensSettings", "open Settings")
    case .locksPhone: return plain("locksPhone", "lock the phone")
    case .unlocksPhone: return plain("unlocksPhone", "unlock the phone")
    case .forceQuits(let app): return withApp("forceQuits", app, "end \(name(app)) in the app switcher")
    case .deletes(let app): return withApp("deletes", app, "delete \(name(app))")
    case .chooses(let row, let app):
      let label = device.policy.settingsRows.value.label(of: row)
      return setting("chooses", .string(label), of: app, "Settings: \(label) for \(name(app))")
    case .setsPrecise(let isOn, let app):
      return setting(
        "setsPrecise", .boolean(isOn), of: app, "Settings: Precise Location \(onOff(isOn)) for \(name(app))")
    case .setsLocationServices(let isOn):
      return setting(
        "setsLocationServices", .boolean(isOn), of: nil, "Settings: Location Services \(onOff(isOn))")
    case .setsBackgroundAppRefresh(let isOn, let app):
      return setting(
        "setsBackgroundAppRefresh", .boolean(isOn), of: app,
        "Settings: Background App Refresh \(onOff(isOn)) for \(name(app))")
    case .resetsLocationAndPrivacy:
      return plain("resetsLocationAndPrivacy", "Settings: Reset Location & Privacy")
    case .setsRestriction(let isOn):
      return setting("setsRestriction", .boolean(isOn), of: nil, "Screen Time: restriction \(onOff(isOn))")
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
    func call(_ label: String, _ word: String, _ argument: TableValue? = nil) -> PhoneMove {
      let call = argument.map { TableValue.object([word: $0]) } ?? .string(word)
      return PhoneMove(.app, label, ["app": call, "of": .string(app.bundle.name)])
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
          .string(PhoneJourney.purposeKey)))
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
        call("allowsBackgroundLocationUpdates = true", "allowsBackgroundLocationUpdates", .boolean(true)))
    }
    if policy.backgroundIndicator.value == .propertyForAlways {
      moves.append(
        call("showsBackgroundLocationIndicator = true", "showsBackgroundLocationIndicator", .boolean(true)))
    }
    moves.append(
      call("startMonitoringSignificantLocationChanges()", "startMonitoringSignificantLocationChanges"))
    if policy.asyncUpdates.value != .unavailable {
      moves.append(call("for try await … in CLLocationUpdate.liveUpdates()", "CLLocationUpdate.liveUpdates"))
    }
    if policy.serviceSessions.value {
      moves += [
        call("CLServiceSession(authorization: .whenInUse)", "CLServiceSession", .string("whenInUse")),
        call("CLServiceSession(authorization: .always)", "CLServiceSession", .string("always")),
      ]
    }
    if policy.backgroundActivitySession.value {
      moves.append(call("CLBackgroundActivitySession()", "CLBackgroundActivitySession"))
    }
    return moves
  }

  // Time, world and system

  private static func surroundings(of device: SimulatedDevice) -> [PhoneMove] {
    func move(_ label: String, _ word: String, _ value: TableValue) -> PhoneMove {
      PhoneMove(.time, label, [word: value])
    }
    var moves = [
      move("5 seconds later", "wait", .integer(5)), move("a minute later", "wait", .string("1 min")),
      move("an hour later", "wait", .string("1 h")), move("the next day", "wait", .string("1 d")),
    ]
    if device.nextEvent != nil {
      moves.append(move("until the next thing that is planned", "until", .string("nextEvent")))
    }
    moves += [
      move("no position can be found", "world", .string("losesPosition")),
      move("positions can be found again", "world", .string("findsPosition")),
      move(
        "the phone is 5 km further north", "world",
        .object(["stays": .array([.number(48.9033), .number(2.2945)])])),
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
        let step: [String: TableValue] = ["system": .string(word), "of": .string(app.bundle.name)]
        moves.append(PhoneMove(.time, label, step))
      }
    }
    return moves
  }
}
