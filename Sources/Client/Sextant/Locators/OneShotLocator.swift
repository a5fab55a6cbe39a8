/// Finds the location once and calls back, for code without async.
///
/// ```swift
/// @MainActor
/// final class NearbyController {
///   private(set) var text = ""
///   private let locator: OneShotLocator
///
///   init(client: LocationClient = LocationClient()) { locator = OneShotLocator(client: client) }
///
///   func showNearby() {
///     locator.start { [weak self] result, location in
///       self?.text = location.map { "within \(Int($0.horizontalAccuracy)) m" } ?? result.localizedText()
///     }
///   }
/// }
/// ```
///
/// It requests When In Use if needed. Each start calls back exactly once, on the main thread, and never before
/// the method that caused the callback has returned: with ``LocationResult/cancelled`` when ``stop()`` is called,
/// when another start replaces it, or when the locator is released before there is a result. It can be used from
/// any thread. In Swift 6 mode the callback is main-actor code, so a class that it changes must belong to the
/// main actor, as views and view controllers do.
public final class OneShotLocator: Sendable {
  private let core: ClientCore
  private let callbacks: CallbackQueue
  private let current = Locked<OneShotCall?>(nil)

  /// Creates a locator; several may share a client.
  public init(client: LocationClient = LocationClient()) {
    core = client.core
    callbacks = CallbackQueue(environment: client.core.environment)
  }

  deinit { replace(with: nil)?.cancel() }

  /// The reason why the last search found no location; nil while it runs and after a success.
  public var failure: LocationFailure? { current.withLock { $0 }?.failure }

  /// Starts a search for the location; an earlier search ends as canceled.
  ///
  /// - Parameters:
  ///   - request: The location to find: the permission to request, the accuracy and the time limits.
  ///   - completion: Called once, on the main thread.
  public func start(
    _ request: LocationRequest = LocationRequest(), completion: @escaping LocationResultClosure
  ) {
    let call = OneShotCall(request, core: core, callbacks: callbacks, completion: completion)
    replace(with: call)?.cancel()
    call.start()
  }

  /// Ends the search as canceled; does nothing if none is running.
  public func stop() { current.withLock { $0 }?.cancel() }

  private func replace(with new: OneShotCall?) -> OneShotCall? {
    current.withLock { current in
      defer { current = new }
      return current
    }
  }
}
