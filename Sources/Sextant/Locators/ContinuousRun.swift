import CoreLocation

/// One start of a continuous locator, until it is cancelled.
final class ContinuousRun: Sendable {
  private enum Stage: Sendable {
    /// It has not begun.
    case ready
    /// The person may be asked for the permission.
    case asking(PermissionRun)
    /// There is no permission, and this tells when the person gives it in Settings; nil until that is known.
    case waiting(Cancellation?)
    /// Locations are followed by this session; nil while it is being made.
    case following(UpdatesSession?)
    /// It is over.
    case cancelled
  }

  private struct State: Sendable {
    var stage = Stage.ready
    var interruption: Interruption?
    /// What was told last, so that what goes on being in the way is told once.
    var told: LocationResult?

    var isCancelled: Bool {
      if case .cancelled = stage { true } else { false }
    }
  }

  private let request: UpdatesRequest
  private let core: ClientCore
  private let callbacks: CallbackQueue
  private let callback: LocationResultClosure
  private let state = Locked(State())

  init(
    _ request: UpdatesRequest, core: ClientCore, callbacks: CallbackQueue,
    callback: @escaping LocationResultClosure
  ) {
    self.request = request
    self.core = core
    self.callbacks = callbacks
    self.callback = callback
  }

  /// What keeps locations from coming, or keeps them coarse.
  var interruption: Interruption? { state.withLock(\.interruption) }

  /// Begins, with the way to the permission.
  func start() {
    let permission = PermissionRun(
      .locations(asking: request.asksFor), timeLimit: request.permissionTimeLimit,
      authorization: core.authorization)
    guard keep({ $0.stage = .asking(permission) }) else { return }
    permission.start { [self] end in
      if let failure = end.failure { wait(after: failure) } else { follow() }
    }
  }

  /// Tells why there are no locations, and waits until the person allows them.
  ///
  /// Nothing is started meanwhile: with Location Services off that would make the system ask for them (AUTH-031).
  private func wait(after failure: LocationFailure) {
    if failure == .cancelled { return }
    tell(LocationResult(failure))
    guard keep({ $0.stage = .waiting(nil) }) else { return }
    let watch = core.authorization.watch { [weak self] in self?.waitOrFollow($0) }
    let isWaiting = state.withLock { state in
      // What was told at once may have led on already.
      guard case .waiting = state.stage else { return false }
      state.stage = .waiting(watch)
      return true
    }
    if !isWaiting { watch.cancel() }
  }

  private func waitOrFollow(_ authorization: LocationAuthorization) {
    if authorization.isAuthorized { return follow() }
    let isOff = authorization.servicesOn == false
    take(.interrupted(isOff ? .servicesOff : .notAuthorized(authorization.status)))
  }

  /// Stops everything and tells so, once.
  func cancel() {
    let last = state.withLock { state in
      defer { state = State(stage: .cancelled) }
      return state.stage
    }
    switch last {
    case .ready: break
    case .asking(let permission): permission.cancel()
    case .waiting(let watch): watch?.cancel()
    case .following(let session): session?.stop()
    case .cancelled: return
    }
    callbacks.add { [callback] in callback(.cancelled, nil) }
  }

  /// Begins the session, which from then on waits by itself when the permission goes.
  private func follow() {
    let last = state.withLock { state -> Stage? in
      let last = state.stage
      switch last {
      case .asking, .waiting: state.stage = .following(nil)
      // It begins once, and not without a look at the permission.
      case .ready, .following, .cancelled: return nil
      }
      return last
    }
    guard let last else { return }
    if case .waiting(let watch) = last { watch?.cancel() }
    let session = UpdatesSession(request, of: core) { [weak self] update in
      if let update { self?.take(update) }
    }
    let isWanted = keep { state in
      state.stage = .following(session)
      state.interruption = nil
    }
    if isWanted { session.start() } else { session.stop() }
  }

  private func keep(_ change: (inout State) -> Void) -> Bool {
    state.withLock { state in
      if state.isCancelled { return false }
      change(&state)
      return true
    }
  }

  private func take(_ update: LocationUpdate) {
    switch update {
    case .value(let location): tell(.success, location)
    case .interrupted(let interruption):
      _ = keep { $0.interruption = interruption }
      if let result = LocationResult(interruption) { tell(result) }
    case .resumed:
      _ = keep { state in
        state.interruption = nil
        state.told = nil
      }
    }
  }

  private func tell(_ result: LocationResult, _ location: CLLocation? = nil) {
    let isNews = keepTold(result)
    guard isNews else { return }
    callbacks.add { [self] in
      // What was found before the end is not told after it was asked for.
      if !state.withLock(\.isCancelled) { callback(result, location) }
    }
  }

  private func keepTold(_ result: LocationResult) -> Bool {
    state.withLock { state in
      if state.isCancelled || (result != .success && result == state.told) { return false }
      state.told = result
      return true
    }
  }
}
