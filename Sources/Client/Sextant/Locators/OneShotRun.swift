/// A single search of a locator, from the steps to the permission until it ends.
final class OneShotRun: Sendable {
  private enum Stage: Sendable {
    /// The search has not started.
    case ready
    /// The permission is being requested.
    case permission(PermissionRun)
    /// A location is being searched for.
    case searching(RequestID)
    /// The search is over.
    case ended
  }

  private let request: LocationRequest
  private let core: ClientCore
  private let stage = Locked(Stage.ready)
  private let end: @Sendable (Result<FoundLocation, LocationFailure>) -> Void

  /// Creates a search; call ``start()`` to begin it.
  init(
    _ request: LocationRequest, core: ClientCore,
    end: @escaping @Sendable (Result<FoundLocation, LocationFailure>) -> Void
  ) {
    self.request = request
    self.core = core
    self.end = end
  }

  /// Starts the search, which may end before this method returns.
  func start() {
    let permission = PermissionRun(
      .locations(asking: request.asksFor), timeLimit: request.permissionTimeLimit,
      authorization: core.authorization)
    guard enter(.permission(permission)) else { return }
    permission.start { [self] end in
      if let failure = end.failure { finish(.failure(failure)) } else { search() }
    }
  }

  /// Cancels the search unless it has ended.
  func cancel() { finish(.failure(.cancelled)) }

  private func search() {
    let id = core.oneShots.announce()
    if !enter(.searching(id)) { core.oneShots.cancel(id) }
    core.oneShots.location(request, as: id) { [self] in finish($0) }
  }

  /// Enters the next stage; returns false if the search is over.
  private func enter(_ new: Stage) -> Bool {
    stage.withLock { stage in
      if case .ended = stage { return false }
      stage = new
      return true
    }
  }

  private func finish(_ result: Result<FoundLocation, LocationFailure>) {
    let last = stage.withLock { stage in
      defer { stage = .ended }
      return stage
    }
    if case .ended = last { return }
    end(result)
    switch last {
    case .permission(let run): run.cancel()
    case .searching(let id): core.oneShots.cancel(id)
    case .ready, .ended: break
    }
  }
}
