import LocationPolicy
import LocationSimulation
import LocationTracks

extension Input {
  /// The input as a step of a scenario; nil for inputs that an exploration never uses.
  ///
  /// An object that a call creates is named by its number.
  func scenarioStep(newObject: Int, app: AppBundle) -> JSONValue? {
    switch self {
    case .person(let action): action.scenarioWord(app: app).map { ["person": $0] }
    case .world(let change): change.scenarioWord.map { ["world": $0] }
    case .system(let action): action.scenarioWord.map { ["system": .string($0)] }
    case .call(let call, _): call.scenarioStep(newObject: newObject)
    }
  }
}

extension PersonAction {
  fileprivate func scenarioWord(app: AppBundle) -> JSONValue? {
    switch self {
    case .answers(let choice, let precise): ["answers": .string("\(choice)"), "precise": .boolean(precise)]
    case .opens: "opens"
    case .goesHome: "goesHome"
    case .opensSettings: "opensSettings"
    case .locksPhone: "locksPhone"
    case .unlocksPhone: "unlocksPhone"
    case .forceQuits: "forceQuits"
    case .chooses(let row, _): ["chooses": .string(row.scenarioWord)]
    case .setsPrecise(let isOn, _): ["setsPrecise": .boolean(isOn)]
    case .setsLocationServices(let isOn): ["setsLocationServices": .boolean(isOn)]
    case .setsRestriction(let isOn): ["setsRestriction": .boolean(isOn)]
    case .resetsLocationAndPrivacy: "resetsLocationAndPrivacy"
    case .restartsPhone: "restartsPhone"
    case .updatesSystem(let release): ["updatesSystem": .string(release.firstVersionText)]
    case .deletes, .installs, .setsBackgroundAppRefresh, .tapsIndicator, .tapsLocationButton, .addsWidget,
      .looksAtWidget:
      nil
    }
  }
}

extension SettingsRow {
  fileprivate var scenarioWord: String {
    switch self {
    case .off: "Off"
    case .on: "On"
    case .never: "Never"
    case .askNextTime: "Ask Next Time"
    case .whileUsing: "While Using"
    case .always: "Always"
    }
  }
}

extension WorldChange {
  fileprivate var scenarioWord: JSONValue? {
    switch self {
    case .stays(let sample): ["stays": .place(sample.coordinate)]
    case .losesPosition: "losesPosition"
    case .findsPosition: "findsPosition"
    case .follows, .accuracy, .heading, .magneticInterference, .beacons, .bluetooth, .floor: nil
    }
  }
}

extension SystemAction {
  fileprivate var scenarioWord: String? {
    switch self {
    case .terminates: "terminates"
    case .launchesInBackground: "launchesInBackground"
    case .showsSecondPrompt: "showsSecondPrompt"
    case .reminds: "reminds"
    case .deliversWatchMessage: nil
    }
  }
}

extension JSONValue {
  /// Latitude and longitude.
  static func place(_ place: Coordinate) -> JSONValue {
    [.number(place.latitude), .number(place.longitude)]
  }
}
