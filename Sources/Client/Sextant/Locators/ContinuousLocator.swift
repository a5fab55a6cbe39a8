/// Follows the location and calls back with each one, for code without async.
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
/// It requests When In Use if needed, which is enough for the background, too. An app with "location" in
/// UIBackgroundModes (KEY-040) continues to get locations in the background; other apps get them again when they
/// are opened.
///
/// It calls back on the main thread, and never before the method that caused the callback has returned: with
/// ``LocationResult/success`` for each location, and once for anything that prevents locations. It resumes
/// automatically after each of these, also when the person grants a declined permission in Settings, and requests
/// permission once per start. Its last callback is ``LocationResult/cancelled``, once: when ``stop()`` is called,
/// when another start replaces it, or when it is released. It can be used from any thread. In Swift 6 mode the
/// callback is main-actor code, so a class that it changes must belong to the main actor, as views and view
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

  /// The reason why locations are missing or coarse; nil if there is none.
  public var interruption: Interruption? { current.withLock { $0 }?.interruption }

  /// Starts following the location; an earlier start ends as canceled.
  ///
  /// - Parameters:
  ///   - request: The locations to follow. By default, everything that it can get, in the background too if the app
  ///     declares that. Without permission, the locator always waits, regardless of the request.
  ///   - callback: Called on the main thread for each event, until the last call.
  public func start(
    _ request: UpdatesRequest = UpdatesRequest(background: .continues()),
    callback: @escaping LocationResultClosure
  ) {
    let run = ContinuousRun(request, core: core, callbacks: callbacks, callback: callback)
    replace(with: run)?.cancel()
    run.start()
  }

  /// Stops, with a last callback as canceled; does nothing if the locator isn't running.
  public func stop() { replace(with: nil)?.cancel() }

  private func replace(with new: ContinuousRun?) -> ContinuousRun? {
    current.withLock { current in
      defer { current = new }
      return current
    }
  }
}
