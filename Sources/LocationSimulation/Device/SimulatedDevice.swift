public import Foundation
public import LocationPolicy

/// A simulated iPhone of one release, with its apps, its world, its clock and all that happened on it.
///
/// It is a value: a copy is a fork, and both go their own ways. Time passes only when told to, nothing is read
/// from outside, and the same inputs lead to the same trace, byte for byte.
///
/// Whatever happens to it comes in through ``perform(_:)`` and ``advance(by:)``.
public struct SimulatedDevice: Sendable {
  /// The rules of the release that the phone runs; assumptions and timings can be changed beforehand.
  ///
  /// An update of the system brings others.
  public internal(set) var policy: AuthorizationPolicy
  /// The rules of the releases that the phone can be updated to.
  public let policies: Policies
  /// Durations that no source states.
  public let timings: DeviceTimings
  /// What no source settles about the device itself.
  public let assumptions: DeviceAssumptions
  /// The date of ``Moment/start``.
  public let startDate: Date
  /// The device's time.
  public internal(set) var now = Moment.start
  /// All apps that are or were installed, in the order of installation.
  public internal(set) var apps: [InstalledApp] = []
  /// What the screen shows, or would show if the phone were not locked.
  public internal(set) var screen = Screen.home
  /// Whether the phone is locked.
  public internal(set) var isLocked = false
  /// Whether Location Services is on (SET-006).
  public internal(set) var locationServicesOn = true
  /// Whether a restriction keeps the person from deciding (SET-009).
  public internal(set) var isRestricted = false
  /// What is around the phone.
  public internal(set) var world = World()
  /// What happened.
  public internal(set) var trace = Trace()
  /// The apps whose prompts are up or wait their turn; the first is the one on the screen.
  public internal(set) var promptQueue: [AppID] = []

  var receiver = PositionReceiver()
  /// Empty but while a position is handed out: kept so that it need not be allocated each time.
  var lookResults: [LookResult] = []
  var queue = EventQueue()
  var outbox: [Message] = []
  var random: RandomSource
  var nextClient = 1
  var nextGeneration = 1

  /// Creates a phone that was just switched on, unlocked, with no app on it.
  ///
  /// The seed decides what the device draws by chance, such as the time of the second prompt.
  public init(
    policy: AuthorizationPolicy, policies: Policies = .known, timings: DeviceTimings = DeviceTimings(),
    assumptions: DeviceAssumptions = DeviceAssumptions(), seed: UInt64 = 0,
    startDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) {
    self.policy = policy
    self.policies = policies
    self.timings = timings
    self.assumptions = assumptions
    self.startDate = startDate
    random = RandomSource(seed: seed)
  }

  /// Creates a phone of a release, with the rules as they stand.
  public init(release: Release, policies: Policies = .known, seed: UInt64 = 0) {
    self.init(policy: policies.policy(for: release), policies: policies, seed: seed)
  }

  /// The app with an identifier; nil when it is not installed.
  public func app(_ identifier: String) -> AppID? {
    apps.last { $0.isInstalled && $0.bundle.identifier == identifier }?.id
  }

  /// An app's state.
  public subscript(app: AppID) -> InstalledApp { apps[app.index] }

  /// The prompt on the screen and its app; nil when none is there or the phone is locked.
  public var visiblePrompt: (app: AppID, prompt: Prompt)? {
    guard !isLocked, let app = promptQueue.first, let prompt = self[app].authorization.prompt else {
      return nil
    }
    return (app, prompt)
  }

  /// Whether what happens is kept in the trace.
  package var isRecording: Bool {
    get { trace.isRecording }
    set { trace.isRecording = newValue }
  }

  /// Gives an app that was never opened what the person had granted to it before.
  package mutating func grant(_ grant: Grant, to app: AppID) {
    apps[app.index].authorization = AuthorizationState(grant: grant, phase: .terminated)
  }

  /// Notes in the trace what an app's code made iOS write to the console.
  package mutating func note(_ message: ConsoleMessage, app: AppID, client: ClientID?) {
    record(.delivered(.console(message)), app: app, client: client)
  }

  /// Returns the date of a moment.
  public func date(of moment: Moment) -> Date { startDate.addingTimeInterval(moment.seconds) }

  /// Takes the messages to apps that have come up since the last call, oldest first.
  public mutating func takeMessages() -> [Message] {
    let messages = outbox
    outbox = []
    return messages
  }
}
