public import Foundation
public import LocationPolicy

/// The platform services that a location client needs; tests provide simulated ones.
///
/// Apps need not create one: ``LocationClient/init(environment:)`` takes ``current``.
public struct LocationEnvironment: Sendable {
  /// The rules of the release that the app runs on.
  public var policy: AuthorizationPolicy {
    get { rules.policy }
    set { rules = Rules(newValue) }
  }
  private var rules: Rules
  /// The app's Info.plist.
  public var infoDictionary: InfoDictionary
  /// Runs a closure on the thread that location managers live on; immediately if called there.
  public var onLocationThread: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Runs a closure that may block for a moment, off the main thread (DEL-087).
  public var inBackground: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Runs a closure after some seconds.
  public var after: @Sendable (TimeInterval, @escaping @Sendable () -> Void) -> Cancellation
  /// The current time.
  public var now: @Sendable () -> Date
  /// Whether the app is in the foreground.
  public var isInForeground: @Sendable () -> Bool
  /// Whether the app is in the foreground with nothing covering it, so that a prompt can appear.
  public var isActive: @Sendable () -> Bool
  /// Reports the events of the app's scene until canceled.
  public var observeLifecycle: @Sendable (@escaping @Sendable (LifecycleEvent) -> Void) -> Cancellation
  /// Whether the lifecycle events show that a prompt covers the app, as they do on platforms with UIKit.
  ///
  /// On other platforms, such as macOS and watchOS, only the answer shows that there was a prompt.
  public var seesPrompts = true
  /// The storage for what the client remembers between launches.
  public var storage: ClientStorage
  /// The times that requests for authorization wait for events that no callback reports.
  public var authorizationTimes: AuthorizationTimes
  /// An identifier of the process, different for each launch of the app.
  public var launch: String
  /// Receives each problem with the Info.plist once per client, on any thread; nil checks nothing.
  ///
  /// By default, problems are logged. Release builds check nothing, regardless of this value.
  public var report = ConfigurationReport.standard
  /// Core Location, either the platform's or that of a simulated phone.
  package var system: any LocationSystem = CoreLocationSystem()
  /// Called whenever the client is used; for tests, in which clients outlive their phone.
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

  /// The rules as a reference, because they are large and environments are copied.
  private final class Rules: Sendable {
    let policy: AuthorizationPolicy

    init(_ policy: AuthorizationPolicy) { self.policy = policy }
  }

  /// A unique identifier of this process.
  public static let thisLaunch = UUID().uuidString

  /// The environment of clients that are created without one in this task: a test's own, otherwise the platform's.
  @TaskLocal public static var override: LocationEnvironment?

  /// The same for a test that steps through an app's code and sets it repeatedly: a reference, because environments
  /// are large.
  @TaskLocal package static var stepped: Stepped?

  /// An environment that is passed on without being copied.
  package final class Stepped: Sendable {
    let environment: LocationEnvironment

    /// Creates a reference to the environment.
    package init(_ environment: LocationEnvironment) { self.environment = environment }
  }

  /// The environment for clients created in this context.
  public static var current: LocationEnvironment { override ?? stepped?.environment ?? .platform }
}

/// The events of an app's scene that matter for prompts and locations.
public enum LifecycleEvent: Hashable, Sendable {
  /// Something covers the app, such as a prompt, a call or Control Center.
  case resignedActive
  /// Nothing covers the app anymore.
  case becameActive
  /// The app was left, or the phone was locked.
  case enteredBackground
  /// The app returns, and is about to become active.
  case enteredForeground
  /// The process ends; code that outlives it, as in a test, can expect nothing more.
  case ended
}
