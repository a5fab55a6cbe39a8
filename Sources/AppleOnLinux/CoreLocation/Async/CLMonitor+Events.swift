import LocationSimulation

@available(iOS 17.0, *)
extension CLMonitor {
  /// The changes of the conditions' states.
  public struct Events: AsyncSequence, Sendable {
    /// What comes.
    public typealias Element = CLMonitor.Event

    /// What takes one after the other.
    public typealias AsyncIterator = CLMonitor.Events.Iterator

    let connection: StreamConnection<CLMonitor.Event>

    /// Returns what takes one event after the other.
    public func makeAsyncIterator() -> Iterator { Iterator(connection: connection) }

    /// Takes one event after the other.
    public struct Iterator: AsyncIteratorProtocol {
      /// What comes.
      public typealias Element = CLMonitor.Events.Element

      let connection: StreamConnection<CLMonitor.Event>
      private var isFirst = true

      init(connection: StreamConnection<CLMonitor.Event>) { self.connection = connection }

      /// Waits for the next event; nil when the monitor or the task has ended.
      public mutating func next() async throws -> CLMonitor.Events.Element? {
        if isFirst { connection.call(.awaitEvents) }
        isFirst = false
        return await connection.line.next()
      }
    }
  }
}
