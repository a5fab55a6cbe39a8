public import CoreLocation

extension LocationClient {
  /// Follows the location, in the foreground or the background, until the loop ends or its task is canceled.
  ///
  /// Requests permission first if necessary. Without permission, it throws a ``LocationFailure`` or waits,
  /// depending on ``UpdatesRequest/withoutPermission``. Anything else that prevents locations is reported as an
  /// interruption.
  public func updates(_ request: UpdatesRequest = UpdatesRequest()) -> Updates<CLLocation> {
    let client = self
    return Updates { () throws(LocationFailure) in
      switch request.withoutPermission {
      case .fails:
        try await client.authorize(asking: request.asksFor, timeLimit: request.permissionTimeLimit)
        if Task.isCancelled { throw .cancelled }
        return client.follow(request)
      case .waits:
        if Task.isCancelled { throw .cancelled }
        return client.askAndFollow(request)
      }
    }
  }

  private func follow(_ request: UpdatesRequest) -> Subscription<CLLocation> {
    let buffer = UpdateBuffer<CLLocation>(limit: request.buffer.limit)
    let session = UpdatesSession(request, of: core) { update in
      if let update { buffer.send(update) } else { buffer.end() }
    }
    session.start()
    return Subscription(buffer) { session.stop() }
  }

  private func askAndFollow(_ request: UpdatesRequest) -> Subscription<CLLocation> {
    let buffer = UpdateBuffer<CLLocation>(limit: request.buffer.limit)
    let run = UpdatesRun(request, of: core) { news in
      switch news {
      // An obstacle is reported as an interruption, too.
      case .refused: break
      case .update(let update): buffer.send(update)
      case .ended: buffer.end()
      }
    }
    run.start()
    return Subscription(buffer) { run.cancel() }
  }

  /// The requests that were running in the background when the app's last process ended, to be restarted at
  /// launch.
  ///
  /// A process may end at any time, and its updates end with it (DEL-008). An app that is launched again, for
  /// example by a significant change, should restart them immediately; by then the client has resumed the
  /// sessions that keep the app in use (BG-023, AUTH-085). A request that is restarted or discarded is no longer
  /// unfinished.
  public var unfinishedUpdates: [UpdatesRequest] { core.updates.unfinished }

  /// Discards the updates that the app's last process did not finish, and ends the sessions kept for them.
  public func discardUnfinishedUpdates() { core.updates.discard() }
}
