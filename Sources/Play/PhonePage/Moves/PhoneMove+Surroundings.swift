import LocationPolicy
import LocationSimulation
import LocationTracks

extension PhoneMove {
  /// Where the phone can be taken to: 5 km north of where it is at first.
  private static let elsewhere = Coordinate(latitude: 48.9033, longitude: 2.2945)

  /// The phone follows the way of the page's app.
  static let walk = PhoneMove(
    .time, "the phone is carried along the way, at a walk", "带着手机沿路线步行", ["world": "follows"],
    .world(.follows(Playback(PhoneApp.way))))

  /// The phone is put within ten meters of a place; nil when there is no such place.
  static func place(_ place: Coordinate) -> PhoneMove? {
    func rounded(_ degrees: Double) -> Double { (degrees * 10_000).rounded() / 10_000 }
    guard place.isValid else { return nil }
    let there = Coordinate(latitude: rounded(place.latitude), longitude: rounded(place.longitude))
    let text = "\(there.latitude), \(there.longitude)"
    return PhoneMove(
      .time, "the phone is at \(text)", "手机在 \(text)", ["world": ["stays": .place(there)]],
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

  /// Time, world and system.
  static func surroundings(of device: SimulatedDevice) -> [PhoneMove] {
    func later(_ label: String, _ chinese: String, _ value: JSONValue, _ seconds: Double) -> PhoneMove {
      PhoneMove(.time, label, chinese, ["wait": value], .wait(seconds))
    }
    func world(
      _ label: String, _ chinese: String, _ value: JSONValue, _ change: WorldChange
    ) -> PhoneMove { PhoneMove(.time, label, chinese, ["world": value], .world(change)) }
    var moves = [
      later("5 seconds later", "5 秒后", .integer(5), 5),
      later("a minute later", "1 分钟后", .string("1 min"), 60),
      later("an hour later", "1 小时后", .string("1 h"), 3_600),
      later("the next day", "第二天", .string("1 d"), 86_400),
    ]
    if device.nextEvent != nil {
      moves.append(
        PhoneMove(
          .time, "until the next thing that is planned", "直到下一件将要发生的事", ["until": .string("nextEvent")],
          .untilNextEvent))
    }
    moves += [
      world("no position can be found", "无法定位", .string("losesPosition"), .losesPosition),
      world("positions can be found again", "恢复定位", .string("findsPosition"), .findsPosition),
      world(
        "the phone is 5 km further north", "手机向北移动 5 公里",
        .object(["stays": .array([.number(elsewhere.latitude), .number(elsewhere.longitude)])]),
        .stays(at: TrackSample(elsewhere))),
    ]
    return moves + device.apps.filter { $0.isInstalled }.flatMap { systemMoves(for: $0, on: device) }
  }

  private static func systemMoves(for app: InstalledApp, on device: SimulatedDevice) -> [PhoneMove] {
    let name = app.bundle.name
    let actions: [(SystemAction<AppID>, word: String, label: String, chinese: String)] = [
      (.terminates(app.id), "terminates", "iOS ends \(name) for memory", "iOS 因内存不足结束 \(name)"),
      (
        .launchesInBackground(app.id), "launchesInBackground", "iOS launches \(name) in background",
        "iOS 在后台启动 \(name)"
      ),
      (
        .showsSecondPrompt(app.id), "showsSecondPrompt", "iOS finds the moment for the second prompt",
        "iOS 找到显示第二次询问的时机"
      ),
      (.reminds(app.id), "reminds", "iOS reminds of background use", "iOS 提醒后台使用定位"),
    ]
    return actions.filter { device.canPerform(.system($0.0)) }.map { action, word, label, chinese in
      PhoneMove(
        .time, label, chinese, ["system": .string(word), "of": .string(name)], .system(action),
        word: word == sharedWord ? reminderWord : word)
    }
  }

  /// The word of a button, which once named the system's reminder too.
  private static let sharedWord = "reminds"
  private static let reminderWord = "remindsOfUse"

  /// Returns the system's reminder for the word that older links have for it; nil for other words.
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
