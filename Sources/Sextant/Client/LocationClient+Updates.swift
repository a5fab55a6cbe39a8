public import CoreLocation

extension LocationClient {
  /// Follows the location, in the foreground or the background, until the loop is left or its task is cancelled.
  ///
  /// Asks for the permission first where that is needed, and throws a ``LocationFailure`` when there is none to be
  /// had. Everything else that keeps locations from coming is told as an interruption.
  public func updates(_ request: UpdatesRequest = UpdatesRequest()) -> Updates<CLLocation> {
    let client = self
    return Updates { () throws(LocationFailure) in
      try await client.authorize(asking: request.asksFor, timeLimit: request.permissionTimeLimit)
      if Task.isCancelled { throw .cancelled }
      let buffer = UpdateBuffer<CLLocation>(limit: request.buffer.limit)
      let session = UpdatesSession(request, of: client.core) { update in
        if let update { buffer.send(update) } else { buffer.end() }
      }
      session.start()
      return Subscription(buffer) { session.stop() }
    }
  }

  /// The requests that ran in the background when the app's last process ended, to be made again at launch.
  ///
  /// A process may end at any time, and its updates with it (DEL-008). An app that is launched again, by a
  /// significant change for example, makes them again right away; the sessions that keep an app in use have been
  /// resumed by then (BG-023, AUTH-085). A request that is made again, or discarded, is no longer unfinished.
  public var unfinishedUpdates: [UpdatesRequest] { core.updates.unfinished }

  /// Forgets the updates that the app's last process did not finish, and ends the sessions that wait for them.
  public func discardUnfinishedUpdates() { core.updates.discard() }
}
