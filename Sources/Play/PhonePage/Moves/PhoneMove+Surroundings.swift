import LocationPolicy
import LocationSimulation
import LocationTracks
import Phrases

extension PhoneMove {
  /// The place to which the phone can be moved: 5 km north of the initial one.
  private static let elsewhere = Coordinate(latitude: 48.9033, longitude: 2.2945)

  /// The move that makes the phone follow the track of the page's app.
  static let walk = PhoneMove(
    .time, "the phone is carried along the way, at a walk", ["world": "follows"],
    .world(.follows(Playback(PhoneApp.way))))

  /// Returns the move that puts the phone within ten meters of a place; nil if there is no such place.
  static func place(_ place: Coordinate) -> PhoneMove? {
    func rounded(_ degrees: Double) -> Double { (degrees * 10_000).rounded() / 10_000 }
    guard place.isValid else { return nil }
    let there = Coordinate(latitude: rounded(place.latitude), longitude: rounded(place.longitude))
    let text = "\(there.latitude), \(there.longitude)"
    return PhoneMove(
      .time, "the phone is at \(text)", ["world": ["stays": .place(there)]],
      .world(.stays(at: TrackSample(there))))
  }

  /// Returns the move to a place with a word for links, such as `stays.48.86.2.29`; nil for other words.
  static func place(word: String) -> PhoneMove? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0] == "stays", let latitude = Double("\(parts[1]).\(parts[2])"),
      let longitude = Double("\(parts[3]).\(parts[4])")
    else { return nil }
    return place(Coordinate(latitude: latitude, longitude: longitude))
  }

  /// Returns the move to a place that is a step of a scenario; nil for other steps.
  static func place(step: JSONValue) -> PhoneMove? {
    guard case .array(let degrees)? = step["world"]?["stays"], degrees.count == 2,
      let latitude = degrees[0].double, let longitude = degrees[1].double
    else { return nil }
    return place(Coordinate(latitude: latitude, longitude: longitude))
  }

  /// Returns the moves of time, world and system.
  static func surroundings(of device: SimulatedDevice) -> [PhoneMove] {
    func later(_ label: Phrase, _ value: JSONValue, _ seconds: Double) -> PhoneMove {
      PhoneMove(.time, label, ["wait": value], .wait(seconds))
    }
    func world(_ label: Phrase, _ value: JSONValue, _ change: WorldChange) -> PhoneMove {
      PhoneMove(.time, label, ["world": value], .world(change))
    }
    var moves = [
      later("5 seconds later", .integer(5), 5),
      later("a minute later", .string("1 min"), 60),
      later("an hour later", .string("1 h"), 3_600),
      later("the next day", .string("1 d"), 86_400),
    ]
    if device.nextEvent != nil {
      moves.append(
        PhoneMove(
          .time, "until the next thing that is planned", ["until": .string("nextEvent")],
          .untilNextEvent))
    }
    moves += [
      world("no position can be found", .string("losesPosition"), .losesPosition),
      world("positions can be found again", .string("findsPosition"), .findsPosition),
      world(
        "the phone is 5 km further north",
        .object(["stays": .array([.number(elsewhere.latitude), .number(elsewhere.longitude)])]),
        .stays(at: TrackSample(elsewhere))),
    ]
    return moves + device.apps.filter { $0.isInstalled }.flatMap { systemMoves(for: $0, on: device) }
  }

  private static func systemMoves(for app: InstalledApp, on device: SimulatedDevice) -> [PhoneMove] {
    let name = app.bundle.name
    let actions: [(SystemAction<AppID>, word: String, label: Phrase)] = [
      (.terminates(app.id), "terminates", "iOS ends \(name) for memory"),
      (.launchesInBackground(app.id), "launchesInBackground", "iOS launches \(name) in background"),
      (.showsSecondPrompt(app.id), "showsSecondPrompt", "iOS finds the moment for the second prompt"),
      (.reminds(app.id), "reminds", "iOS reminds of background use"),
      (.deliversLocationPush(app.id), "deliversLocationPush", "iOS gets a location push for \(name)"),
      (.refreshesWidget(app.id), "refreshesWidget", "iOS refreshes the widget of \(name)"),
    ]
    return actions.filter { device.canPerform(.system($0.0)) }.map { action, word, label in
      PhoneMove(
        .time, label, ["system": .string(word), "of": .string(name)], .system(action),
        word: word == sharedWord ? reminderWord : word)
    }
  }

  /// The word of a button, which formerly also named the system's reminder.
  private static let sharedWord = "reminds"
  private static let reminderWord = "remindsOfUse"

  /// Returns the system's reminder for its word in older links; nil for other words.
  static func reminder(word: String, among moves: [PhoneMove]) -> PhoneMove? {
    word == sharedWord ? moves.first { $0.word == reminderWord } : nil
  }
}

extension JSONValue {
  /// A number, whole or not.
  fileprivate var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .null, .boolean, .string, .array, .object: nil
    }
  }
}
