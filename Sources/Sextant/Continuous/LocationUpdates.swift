/// Locations as they come, and what interrupts them, for as long as they are iterated.
///
/// Each iteration is a session of its own. It ends when its task is cancelled or its loop is left, and then stops
/// all that it started. What keeps locations from coming after it began is told as an ``Interruption``; locations go
/// on by themselves when that is over.
public struct LocationUpdates: AsyncSequence, Sendable {
  /// What comes.
  public typealias Element = LocationUpdate

  private let client: LocationClient
  private let request: UpdatesRequest

  init(_ request: UpdatesRequest, of client: LocationClient) {
    self.client = client
    self.request = request
  }

  /// Returns what takes one update after the other; nothing starts before the first is asked for.
  public func makeAsyncIterator() -> Iterator { Iterator(client: client, request: request) }

  /// Takes one update after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let client: LocationClient
    private let request: UpdatesRequest
    private let line: UpdateLine
    private var session: UpdatesSession?
    private var hasFailed = false

    init(client: LocationClient, request: UpdatesRequest) {
      self.client = client
      self.request = request
      line = UpdateLine(request.buffer)
    }

    /// Waits for the next update; nil when the task was cancelled, and when the process has ended.
    ///
    /// The first call asks for the permission where that is needed and starts the session. It throws when that can't
    /// be: the app may not use locations, or Location Services is off. Nothing comes after an error.
    public mutating func next() async throws(LocationFailure) -> LocationUpdate? {
      guard !hasFailed, let session = try await started() else { return nil }
      return await withTaskCancellationHandler {
        await line.next()
      } onCancel: { [line] in
        session.stop()
        line.end()
      }
    }

    /// The session, started the first time; nil when the task is cancelled.
    private mutating func started() async throws(LocationFailure) -> UpdatesSession? {
      if let session { return session }
      do throws(LocationFailure) {
        try await client.authorize(asking: request.asksFor, timeLimit: request.permissionTimeLimit)
      } catch {
        hasFailed = true
        if Task.isCancelled { return nil }
        throw error
      }
      if Task.isCancelled { return nil }
      let session = UpdatesSession(request, of: client.core) { [line] update in
        if let update { line.send(update) } else { line.end() }
      }
      self.session = session
      session.start()
      return session
    }
  }
}
