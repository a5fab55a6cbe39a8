import LocationPolicy
import LocationSimulation
import LocationTerms
import LocationTracks

extension PhoneMove.Deed {
  /// Returns the move as statements of a test, given its duration in seconds.
  func statements(lasting seconds: Double) -> [String] {
    switch self {
    case .person(let action): [action.statement]
    case .calls(let calls, _): Self.statements(for: calls)
    case .wait, .untilNextEvent: ["try await phone.advance(by: \(TraceFormat.number(seconds)))"]
    case .world(let change): [change.statement]
    case .system(let action): [action.statement]
    }
  }

  private static func statements(for calls: [PhoneCall]) -> [String] {
    let lines = calls.flatMap { $0.statements(on: "app.") }
    if calls.contains(where: { $0.isIteration }) {
      return ["_ = phone.start {"] + lines.map { "  " + $0 } + ["}"]
    }
    let opening = calls.contains { $0.isAsynchronous } ? "try await phone.run {" : "phone.inApp {"
    if lines.count == 1 { return ["\(opening) \(lines[0]) }"] }
    return [opening] + lines.map { "  " + $0 } + ["}"]
  }
}

extension PersonAction<AppID> {
  fileprivate var statement: String {
    switch self {
    case .answers(let choice, let precise):
      "try phone.answer(.\(choice.caseName)\(precise ? "" : ", precise: false"))"
    case .opens: "try phone.open()"
    case .goesHome: "try phone.goHome()"
    case .locksPhone: "try phone.lock()"
    case .unlocksPhone: "try phone.unlock()"
    case .forceQuits: "try phone.forceQuit()"
    case .chooses(let row, _): "try phone.chooseInSettings(.\(row.swiftName))"
    case .setsPrecise(let isOn, _): "try phone.setPrecise(\(isOn))"
    case .sets(let which, let isOn): "try phone.set(.\(which.caseName), to: \(isOn))"
    case .resetsLocationAndPrivacy: "try phone.resetLocationAndPrivacy()"
    case .restartsPhone: "try phone.restart()"
    case .opensSettings: "try phone.perform(.person(.opensSettings))"
    case .tapsIndicator: "try phone.perform(.person(.tapsIndicator))"
    case .tapsLocationButton: "try phone.perform(.person(.tapsLocationButton()))"
    case .deletes: "try phone.perform(.person(.deletes(phone.host.app)))"
    case .setsBackgroundAppRefresh(let isOn, _):
      "try phone.perform(.person(.setsBackgroundAppRefresh(\(isOn), for: phone.host.app)))"
    case .removesLiveActivity: "try phone.perform(.person(.removesLiveActivity(phone.host.app)))"
    case .addsWidget, .looksAtWidget: "// A test's phone has no widgets: the person's widget is left out."
    // Moves never have these.
    case .installs, .updatesSystem, .turnsOnDisplay, .showsInCar: ""
    }
  }
}

extension WorldChange {
  fileprivate var statement: String {
    switch self {
    case .stays(let sample): "phone.stay(at: \(sample.coordinate.swift))"
    case .follows: "phone.follow(Track(segments: [[\(Self.points)]]))"
    case .losesPosition: "phone.losePosition()"
    case .findsPosition: "phone.findPosition()"
    // Moves never have these.
    case .accuracy, .heading, .magneticInterference, .compassCalibration, .beacons, .bluetooth, .floor: ""
    }
  }

  private static var points: String {
    PhoneApp.way.points.map { "TrackPoint(\($0.coordinate.swift))" }.joined(separator: ", ")
  }
}

extension SystemAction<AppID> {
  fileprivate var statement: String {
    switch self {
    case .terminates: "try phone.terminate()"
    case .launchesInBackground: "try phone.launchInBackground()"
    case .showsSecondPrompt: "try phone.showSecondPrompt()"
    case .reminds: "try phone.perform(.system(.reminds(phone.host.app)))"
    case .deliversWatchMessage: "try phone.perform(.system(.deliversWatchMessage(phone.host.app)))"
    case .deliversLocationPush: "try phone.perform(.system(.deliversLocationPush(phone.host.app)))"
    case .refreshesWidget: "// A test's phone has no widgets: the refreshed widget is left out."
    }
  }
}

extension SettingsRow {
  fileprivate var swiftName: String {
    switch self {
    case .off: "off"
    case .on: "on"
    case .never: "never"
    case .askNextTime: "askNextTime"
    case .whileUsing: "whileUsing"
    case .always: "always"
    }
  }
}
