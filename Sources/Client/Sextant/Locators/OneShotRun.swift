/// One search of a locator, from the way to the permission to its one end.
final class OneShotRun: Sendable {
  private enum Stage: Sendable {
    /// It has not begun.
    case ready
    /// The permission is looked after.
    case permission(PermissionRun)
    /// Locations are looked at.
    case searching(RequestID)
    /// It is over.
    case ended
  }

  private let request: LocationRequest
  private let core: ClientCore
  private let stage = Locked(Stage.ready)
  private let end: @Sendable (Result<FoundLocation, LocationFailure>) -> Void

  /// Creates a search, which begins with ``start()``.
  init(
    _ request: LocationRequest, core: ClientCore,
    end: @escaping @Sendable (Result<FoundLocation, LocationFailure>) -> Void
  ) {
    self.request = request
    self.core = core
    self.end = end
  }

  /// Begins; the end may be told before this returns.
  func start() {
    let permission = PermissionRun(
      .locations(asking: request.asksFor), timeLimit: request.permissionTimeLimit,
      authorization: core.authorization)
    guard enter(.permission(permission)) else { return }
    permission.start { [self] end in
      if let failure = end.failure { finish(.failure(failure)) } else { search() }
    }
  }

  /// Ends as canceled, unless it has ended.
  func cancel() { finish(.failure(.cancelled)) }

  private func search() {
    let id = core.oneShots.announce()
    if !enter(.searching(id)) { core.oneShots.cancel(id) }
    core.oneShots.location(request, as: id) { [self] in finish($0) }
  }

  /// Goes on to the next stage; returns false when it is over.
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
