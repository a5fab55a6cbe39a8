/// Updates, preceded by the steps to the permission.
///
/// It requests the permission, waits for it if it is missing, and then follows the location.
final class UpdatesRun: Sendable {
  /// The events that a run reports.
  enum News: Sendable {
    /// There is no permission for now, because the steps to it ended with this failure.
    case refused(LocationFailure)
    /// A location, or an interruption.
    case update(LocationUpdate)
    /// The process has ended, and the run with it.
    case ended
  }

  private enum Stage: Sendable {
    /// The run has not started.
    case ready
    /// The permission is being requested.
    case asking(PermissionRun)
    /// There is no permission, and an observation waits for the person to grant it in Settings; nil until that is set
    /// up.
    case waiting(Cancellation?, told: Interruption?)
    /// A session follows the location; nil while it is being created.
    case following(UpdatesSession?)
    /// The run is over.
    case cancelled
  }

  private let request: UpdatesRequest
  private let core: ClientCore
  private let tell: @Sendable (News) -> Void
  private let stage = Locked(Stage.ready)

  /// - Parameter tell: Called for all events, on the location thread except for those known at once.
  init(_ request: UpdatesRequest, of core: ClientCore, tell: @escaping @Sendable (News) -> Void) {
    self.request = request
    self.core = core
    self.tell = tell
  }

  /// Starts with the steps to the permission.
  func start() {
    let permission = PermissionRun(
      .locations(asking: request.asksFor), timeLimit: request.permissionTimeLimit,
      authorization: core.authorization)
    guard enter(.asking(permission)) else { return }
    permission.start { [self] end in
      if let failure = end.failure { wait(after: failure) } else { follow() }
    }
  }

  /// Stops everything permanently; returns false if that had already happened.
  @discardableResult
  func cancel() -> Bool {
    let last = stage.withLock { stage in
      defer { stage = .cancelled }
      return stage
    }
    switch last {
    case .ready: break
    case .asking(let permission): permission.cancel()
    case .waiting(let watch, _): watch?.cancel()
    case .following(let session): session?.stop()
    case .cancelled: return false
    }
    return true
  }

  /// Waits until the person allows locations.
  ///
  /// Nothing is started in the meantime: with Location Services off, the system would ask to turn them on (AUTH-031).
  private func wait(after failure: LocationFailure) {
    guard enter(.waiting(nil, told: nil)) else { return }
    // No one else has canceled the steps, so they ended with the process.
    if failure == .cancelled { return tell(.ended) }
    tell(.refused(failure))
    let watch = core.authorization.watch { [weak self] authorization in
      self?.waitOrFollow(authorization)
    } end: { [weak self] in
      self?.tell(.ended)
    }
    let isWaiting = stage.withLock { stage in
      // An event reported at once may already have moved the run on.
      guard case .waiting(_, let told) = stage else { return false }
      stage = .waiting(watch, told: told)
      return true
    }
    if !isWaiting { watch.cancel() }
  }

  private func waitOrFollow(_ authorization: LocationAuthorization) {
    if authorization.isAuthorized { return follow() }
    let isOff = authorization.servicesOn == false
    let now: Interruption = isOff ? .servicesOff : .notAuthorized(authorization.status)
    let news = stage.withLock { stage -> LocationUpdate? in
      guard case .waiting(let watch, let told) = stage else { return nil }
      stage = .waiting(watch, told: now)
      return Interruption.news(from: told, to: now).map { Update($0) }
    }
    if let news { tell(.update(news)) }
  }

  /// Starts the session, which from then on waits by itself when the permission is lost.
  private func follow() {
    let last = stage.withLock { stage -> Stage? in
      let last = stage
      switch last {
      case .asking, .waiting: stage = .following(nil)
      // It starts once, and never before the permission was checked.
      case .ready, .following, .cancelled: return nil
      }
      return last
    }
    guard let last else { return }
    if case .waiting(let watch, let told) = last {
      watch?.cancel()
      if let news = Interruption.news(from: told, to: nil) { tell(.update(Update(news))) }
    }
    let session = UpdatesSession(request, of: core) { [weak self] update in
      self?.tell(update.map(News.update) ?? .ended)
    }
    if enter(.following(session)) { session.start() } else { session.stop() }
  }

  /// Enters the next stage; returns false if the run is over.
  private func enter(_ new: Stage) -> Bool {
    stage.withLock { stage in
      if case .cancelled = stage { return false }
      stage = new
      return true
    }
  }
}
