/// Updates with the way to the permission before them.
///
/// It asks for the permission, waits for it where there is none, and follows the location from then on.
final class UpdatesRun: Sendable {
  /// What it tells.
  enum News: Sendable {
    /// There is no permission for now; why, as the way to it ended.
    case refused(LocationFailure)
    /// A location, or what is in the way.
    case update(LocationUpdate)
    /// The process ends, and with it all.
    case ended
  }

  private enum Stage: Sendable {
    /// It has not begun.
    case ready
    /// The person may be asked for the permission.
    case asking(PermissionRun)
    /// There is no permission, and this tells when the person gives it in Settings; nil until that is known.
    case waiting(Cancellation?, told: Interruption?)
    /// Locations are followed by this session; nil while it is being made.
    case following(UpdatesSession?)
    /// It is over.
    case cancelled
  }

  private let request: UpdatesRequest
  private let core: ClientCore
  private let tell: @Sendable (News) -> Void
  private let stage = Locked(Stage.ready)

  /// - Parameter tell: Told all that comes; on the location thread, but for what is known at once.
  init(_ request: UpdatesRequest, of core: ClientCore, tell: @escaping @Sendable (News) -> Void) {
    self.request = request
    self.core = core
    self.tell = tell
  }

  /// Begins, with the way to the permission.
  func start() {
    let permission = PermissionRun(
      .locations(asking: request.asksFor), timeLimit: request.permissionTimeLimit,
      authorization: core.authorization)
    guard enter(.asking(permission)) else { return }
    permission.start { [self] end in
      if let failure = end.failure { wait(after: failure) } else { follow() }
    }
  }

  /// Stops everything, for good; returns false when that was so before.
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
  /// Nothing is started meanwhile: with Location Services off that would make the system ask for them (AUTH-031).
  private func wait(after failure: LocationFailure) {
    guard enter(.waiting(nil, told: nil)) else { return }
    // Nobody else has called the way off, so that it ended with the process.
    if failure == .cancelled { return tell(.ended) }
    tell(.refused(failure))
    let watch = core.authorization.watch { [weak self] authorization in
      self?.waitOrFollow(authorization)
    } end: { [weak self] in
      self?.tell(.ended)
    }
    let isWaiting = stage.withLock { stage in
      // What was told at once may have led on already.
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

  /// Begins the session, which from then on waits by itself when the permission goes.
  private func follow() {
    let last = stage.withLock { stage -> Stage? in
      let last = stage
      switch last {
      case .asking, .waiting: stage = .following(nil)
      // It begins once, and not without a look at the permission.
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

  /// Goes on to the next stage; returns false when it is over.
  private func enter(_ new: Stage) -> Bool {
    stage.withLock { stage in
      if case .cancelled = stage { return false }
      stage = new
      return true
    }
  }
}
