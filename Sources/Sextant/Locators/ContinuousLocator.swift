/// Follows the location and calls back with each, for code without async.
///
/// ```swift
/// @MainActor
/// final class NavigationController {
///   private(set) var text = ""
///   private let locator: ContinuousLocator
///
///   init(client: LocationClient = LocationClient()) { locator = ContinuousLocator(client: client) }
///
///   func startNavigation() {
///     locator.start { [weak self] result, location in
///       self?.text = location.map { "\(Int($0.speed)) m/s" } ?? result.localizedText()
///     }
///   }
///
///   func stopNavigation() { locator.stop() }
/// }
/// ```
///
/// It asks for When In Use where that is needed, which is enough for the background, too. An app with "location" in
/// UIBackgroundModes (KEY-040) goes on getting locations when it is left; others get them again when they are
/// opened.
///
/// It calls back on the main thread, and never before the call that led to it has returned: with
/// ``LocationResult/success`` for each location, and once for whatever keeps locations from coming. It goes on after
/// each of them by itself, also when the person allows in Settings what was declined, and asks for the permission
/// once in each start. Its last call is ``LocationResult/cancelled``, once: when ``stop()`` is called, when another
/// start takes its place, and when it is let go of. It can be used from any thread. In Swift 6 mode
/// what it calls back is main-actor code, so a class that it changes belongs to the main actor, as views and view
/// controllers do.
public final class ContinuousLocator: Sendable {
  private let core: ClientCore
  private let callbacks: CallbackQueue
  private let current = Locked<ContinuousRun?>(nil)

  /// Creates a locator; several may share a client.
  public init(client: LocationClient = LocationClient()) {
    core = client.core
    callbacks = CallbackQueue(environment: client.core.environment)
  }

  deinit { replace(with: nil)?.cancel() }

  /// What keeps locations from coming, or keeps them coarse; nil when nothing does.
  public var interruption: Interruption? { current.withLock { $0 }?.interruption }

  /// Begins to follow the location, and ends what was begun before as cancelled.
  ///
  /// - Parameters:
  ///   - request: What is wanted. By default, all that it can get, in the background too where the app declares it.
  ///     Whatever it says, the locator waits without permission.
  ///   - callback: Called on the main thread for all that happens, until the last call.
  public func start(
    _ request: UpdatesRequest = UpdatesRequest(background: .continues()),
    callback: @escaping LocationResultClosure
  ) {
    let run = ContinuousRun(request, core: core, callbacks: callbacks, callback: callback)
    replace(with: run)?.cancel()
    run.start()
  }

  /// Stops, and tells so as cancelled; does nothing where nothing runs.
  public func stop() { replace(with: nil)?.cancel() }

  private func replace(with new: ContinuousRun?) -> ContinuousRun? {
    current.withLock { current in
      defer { current = new }
      return current
    }
  }
}
