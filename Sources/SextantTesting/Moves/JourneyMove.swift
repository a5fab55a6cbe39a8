public import LocationPolicy

/// Something that a person, the system or the world can do to an app at a quiet point, named as in ``TestPhone``.
public enum JourneyMove: Hashable, Sendable {
  /// The person taps something of the app's, by the name that the app gave it.
  case tap(String)
  /// The person taps a button of the prompt that is up, with the Precise toggle moved before where it is off.
  case answer(Choice, precise: Bool = true)
  /// The person leaves for the Home screen.
  case goHome
  /// The person opens the app, or comes back to it.
  case open
  /// The person locks the phone.
  case lock
  /// The person unlocks the phone.
  case unlock
  /// The person goes to Settings and chooses a row on the app's location page.
  case chooseInSettings(SettingsRow)
  /// The person goes to Settings and moves the app's Precise Location switch.
  case setPrecise(Bool)
  /// The person goes to Settings and moves the Location Services switch.
  case setLocationServices(Bool)
  /// The person goes to Settings and turns a restriction of Location Services on or off.
  case setRestriction(Bool)
  /// The person goes to Settings and resets Location & Privacy.
  case resetLocationAndPrivacy
  /// The person ends the app in the app switcher.
  case forceQuit
  /// The person turns the phone off and on again.
  case restart
  /// The person updates iOS to the release that came next, at most once in a journey.
  case updateSystem
  /// The system ends the app's process, as for memory.
  case terminate
  /// The system launches the app in the background, or wakes it there, as for a push.
  case launchInBackground
  /// The system finds the moment for the second prompt of provisional Always.
  case showSecondPrompt
  /// The system reminds the person of the app's background use.
  case remind
  /// No position can be found any more.
  case losePosition
  /// Positions can be found again.
  case findPosition
  /// Nobody does anything until the next planned thing changes something for the app.
  case wait
}

/// Kinds of moves, to leave some out of an exploration and go deeper with the rest.
public struct JourneyMoves: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// What the app says a person can tap.
  public static let taps = JourneyMoves(rawValue: 1 << 0)
  /// Each button of a prompt, with Precise on and off.
  public static let answers = JourneyMoves(rawValue: 1 << 1)
  /// Leaving for the Home screen, locking, and coming back.
  public static let leaving = JourneyMoves(rawValue: 1 << 2)
  /// The rows of the app's page in Settings, and its Precise Location switch.
  public static let settings = JourneyMoves(rawValue: 1 << 3)
  /// Location Services, a restriction of them, and the reset of Location & Privacy.
  public static let switches = JourneyMoves(rawValue: 1 << 4)
  /// What ends and begins processes: the app switcher, the system, a restart of the phone, an update of iOS.
  public static let processes = JourneyMoves(rawValue: 1 << 5)
  /// What the system does at moments of its own: the second prompt, the reminder.
  public static let system = JourneyMoves(rawValue: 1 << 6)
  /// A position that can't be found, and can again.
  public static let world = JourneyMoves(rawValue: 1 << 7)
  /// Time.
  public static let time = JourneyMoves(rawValue: 1 << 8)

  /// All of them.
  public static let all: JourneyMoves = [
    .taps, .answers, .leaving, .settings, .switches, .processes, .system, .world, .time,
  ]
}

extension JourneyMove {
  /// What the move is a kind of.
  var kind: JourneyMoves {
    switch self {
    case .tap: .taps
    case .answer: .answers
    case .goHome, .open, .lock, .unlock: .leaving
    case .chooseInSettings, .setPrecise: .settings
    case .setLocationServices, .setRestriction, .resetLocationAndPrivacy: .switches
    case .forceQuit, .restart, .updateSystem, .terminate, .launchInBackground: .processes
    case .showSecondPrompt, .remind: .system
    case .losePosition, .findPosition: .world
    case .wait: .time
    }
  }
}

extension JourneyMove {
  /// All moves but taps and answers, on a release with some rows in Settings.
  static func all(with rows: [SettingsRow]) -> [JourneyMove] {
    [.goHome, .open, .lock, .unlock] + rows.map { .chooseInSettings($0) } + [
      .setPrecise(false), .setPrecise(true), .setLocationServices(false), .setLocationServices(true),
      .setRestriction(true), .setRestriction(false), .resetLocationAndPrivacy, .forceQuit, .restart,
      .updateSystem, .terminate, .launchInBackground, .showSecondPrompt, .remind, .losePosition,
      .findPosition, .wait,
    ]
  }
}
