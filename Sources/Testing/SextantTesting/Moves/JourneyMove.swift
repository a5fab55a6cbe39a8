public import LocationPolicy

/// An action of a person, the system or the world that affects an app while it is quiet, named as in ``TestPhone``.
public enum JourneyMove: Hashable, Sendable {
  /// The person taps something in the app, by the name that the app gave it.
  case tap(String)
  /// The person taps a button of the prompt on screen, after turning off the Precise toggle if requested.
  case answer(Choice, precise: Bool = true)
  /// The person leaves for the Home screen.
  case goHome
  /// The person opens the app, or returns to it.
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
  /// The person chooses “Don’t Allow Changes” for Location Services in the restrictions, or “Allow Changes” again
  /// (SET-025).
  case forbidChanges(Bool)
  /// The person goes to Settings and resets Location & Privacy.
  case resetLocationAndPrivacy
  /// The person ends the app in the app switcher.
  case forceQuit
  /// The person turns the phone off and on again.
  case restart
  /// The person updates iOS to the next release, at most once in a journey.
  case updateSystem
  /// The system ends the app's process, as when memory is low.
  case terminate
  /// The system launches the app in the background, or wakes it there, as for a push.
  case launchInBackground
  /// The system shows the second prompt of provisional Always.
  case showSecondPrompt
  /// The system reminds the person of the app's background use.
  case remind
  /// Positions can no longer be found.
  case losePosition
  /// Positions can be found again.
  case findPosition
  /// The display of the locked phone turns on, without being unlocked (MON-010).
  case turnOnDisplay
  /// The app is shown on the car's display, or no longer is (DEL-001).
  case showInCar(Bool)
  /// The person removes the app's Live Activity (BG-027).
  case removeLiveActivity
  /// The person adds the app's widget to the Home screen (AUTH-054).
  case addWidget
  /// The person looks at the app's widget (DEL-004).
  case lookAtWidget
  /// No one does anything until the next planned event changes something for the app.
  case wait
}

/// Kinds of moves; leave some out to explore longer journeys with the others.
public struct JourneyMoves: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Taps on everything that the app declares.
  public static let taps = JourneyMoves(rawValue: 1 << 0)
  /// Each button of a prompt, with Precise on and off.
  public static let answers = JourneyMoves(rawValue: 1 << 1)
  /// Leaving for the Home screen, locking, and returning.
  public static let leaving = JourneyMoves(rawValue: 1 << 2)
  /// The rows of the app's page in Settings, and its Precise Location switch.
  public static let settings = JourneyMoves(rawValue: 1 << 3)
  /// Location Services, a restriction of it, and Reset Location & Privacy.
  public static let switches = JourneyMoves(rawValue: 1 << 4)
  /// The start and end of processes: the app switcher, the system, a restart of the phone, an update of iOS.
  public static let processes = JourneyMoves(rawValue: 1 << 5)
  /// Actions that the system takes at its own times: the second prompt, the reminder.
  public static let system = JourneyMoves(rawValue: 1 << 6)
  /// A position that can't be found, and then can again.
  public static let world = JourneyMoves(rawValue: 1 << 7)
  /// The passing of time.
  public static let time = JourneyMoves(rawValue: 1 << 8)

  /// “Don’t Allow Changes” for Location Services in the restrictions.
  ///
  /// It is not among ``all``: few people choose it, and the phone remembers it along with everything else, so that there
  /// are almost twice as many situations.
  public static let forbiddenChanges = JourneyMoves(rawValue: 1 << 9)

  /// Where else an app is seen: the display of the locked phone, the car's display, a Live Activity, a widget.
  ///
  /// They are not among ``all``: few apps have these, and each is tried only where it can matter to the app.
  public static let elsewhere = JourneyMoves(rawValue: 1 << 10)

  /// All kinds of moves that most people make.
  public static let all: JourneyMoves = [
    .taps, .answers, .leaving, .settings, .switches, .processes, .system, .world, .time,
  ]
}

extension JourneyMove {
  /// The kind of the move.
  var kind: JourneyMoves {
    switch self {
    case .tap: .taps
    case .answer: .answers
    case .goHome, .open, .lock, .unlock: .leaving
    case .chooseInSettings, .setPrecise: .settings
    case .setLocationServices, .setRestriction, .resetLocationAndPrivacy: .switches
    case .forbidChanges: .forbiddenChanges
    case .forceQuit, .restart, .updateSystem, .terminate, .launchInBackground: .processes
    case .showSecondPrompt, .remind: .system
    case .losePosition, .findPosition: .world
    case .turnOnDisplay, .showInCar, .removeLiveActivity, .addWidget, .lookAtWidget: .elsewhere
    case .wait: .time
    }
  }
}

extension JourneyMove {
  /// Returns all moves except taps and answers, on a release whose Settings has the given rows.
  static func all(with rows: [SettingsRow]) -> [JourneyMove] {
    [.goHome, .open, .lock, .unlock] + rows.map { .chooseInSettings($0) } + [
      .setPrecise(false), .setPrecise(true), .setLocationServices(false), .setLocationServices(true),
      .setRestriction(true), .setRestriction(false), .forbidChanges(true), .forbidChanges(false),
      .resetLocationAndPrivacy, .forceQuit, .restart, .updateSystem, .terminate, .launchInBackground,
      .showSecondPrompt, .remind, .losePosition, .findPosition, .turnOnDisplay, .showInCar(true),
      .showInCar(false), .removeLiveActivity, .addWidget, .lookAtWidget, .wait,
    ]
  }
}
