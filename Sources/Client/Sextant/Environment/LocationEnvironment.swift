public import Foundation
public import LocationPolicy

/// What a location client needs of the platform around it; tests give it a simulated one.
///
/// Apps need not make one: ``LocationClient/init(environment:)`` takes ``current``.
public struct LocationEnvironment: Sendable {
  /// The rules of the release that the app runs on.
  public var policy: AuthorizationPolicy {
    get { rules.policy }
    set { rules = Rules(newValue) }
  }
  private var rules: Rules
  /// The app's Info.plist.
  public var infoDictionary: InfoDictionary
  /// Runs something on the thread that location managers live on; at once, when called there.
  public var onLocationThread: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Runs something that may block for a moment, away from the main thread (DEL-087).
  public var inBackground: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Runs something after some seconds.
  public var after: @Sendable (TimeInterval, @escaping @Sendable () -> Void) -> Cancellation
  /// The time.
  public var now: @Sendable () -> Date
  /// Whether the app is in the foreground.
  public var isInForeground: @Sendable () -> Bool
  /// Whether the app is in the foreground with nothing before it, so that a prompt can come up.
  public var isActive: @Sendable () -> Bool
  /// Tells what happens to the app's scene, until it is called off.
  public var observeLifecycle: @Sendable (@escaping @Sendable (LifecycleEvent) -> Void) -> Cancellation
  /// Whether the lifecycle's events tell that a prompt covers the app, as they do wherever there is UIKit.
  ///
  /// Where they don't, as on macOS and watchOS, only the answer shows that there was a prompt.
  public var seesPrompts = true
  /// Keeps what the client remembers from one launch to the next.
  public var storage: ClientStorage
  /// How long requests for authorization wait for what no callback tells.
  public var authorizationTimes: AuthorizationTimes
  /// The name of the process, different for each launch of the app.
  public var launch: String
  /// Takes what is wrong with the Info.plist, each thing once for a client, on any thread; nil checks nothing.
  ///
  /// By default it is logged. Release builds check nothing, whatever this is.
  public var report = ConfigurationReport.standard
  /// Core Location, as the platform has it or a simulated phone.
  package var system: any LocationSystem = CoreLocationSystem()
  /// Told whenever the client is used; for tests, in which clients outlive the phone that they belong to.
  package var noteUse: (@Sendable () -> Void)?

  /// Creates an environment from its parts.
  public init(
    policy: AuthorizationPolicy, infoDictionary: InfoDictionary,
    onLocationThread: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    inBackground: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    after: @escaping @Sendable (TimeInterval, @escaping @Sendable () -> Void) -> Cancellation,
    now: @escaping @Sendable () -> Date, isInForeground: @escaping @Sendable () -> Bool,
    isActive: @escaping @Sendable () -> Bool,
    observeLifecycle: @escaping @Sendable (@escaping @Sendable (LifecycleEvent) -> Void) -> Cancellation,
    storage: ClientStorage, authorizationTimes: AuthorizationTimes = AuthorizationTimes(),
    launch: String = thisLaunch
  ) {
    rules = Rules(policy)
    self.infoDictionary = infoDictionary
    self.onLocationThread = onLocationThread
    self.inBackground = inBackground
    self.after = after
    self.now = now
    self.isInForeground = isInForeground
    self.isActive = isActive
    self.observeLifecycle = observeLifecycle
    self.storage = storage
    self.authorizationTimes = authorizationTimes
    self.launch = launch
  }

  /// The rules as one reference: they are large, and environments are copied.
  private final class Rules: Sendable {
    let policy: AuthorizationPolicy

    init(_ policy: AuthorizationPolicy) { self.policy = policy }
  }

  /// A name for this process that no other has.
  public static let thisLaunch = UUID().uuidString

  /// The environment that clients take when they are given none: a test's own, else the platform's.
  @TaskLocal public static var override: LocationEnvironment?

  /// The same for a test that steps an app's code, and sets it again and again: a reference, for environments are large.
  @TaskLocal package static var stepped: Stepped?

  /// An environment that is handed on without being copied.
  package final class Stepped: Sendable {
    let environment: LocationEnvironment

    /// Takes the environment.
    package init(_ environment: LocationEnvironment) { self.environment = environment }
  }

  /// The environment for clients made here.
  public static var current: LocationEnvironment { override ?? stepped?.environment ?? .platform }
}

/// What happens to an app's scene, as far as prompts and locations care.
public enum LifecycleEvent: Hashable, Sendable {
  /// Something covers the app, such as a prompt, a call or Control Center.
  case resignedActive
  /// Nothing covers the app anymore.
  case becameActive
  /// The app was left, or the phone locked.
  case enteredBackground
  /// The app comes back, and is about to become active.
  case enteredForeground
  /// The process ends; what goes on without it, as in a test, has nothing more to expect.
  case ended
}
