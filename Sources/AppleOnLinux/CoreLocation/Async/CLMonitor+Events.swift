import LocationSimulation

@available(iOS 17.0, *)
extension CLMonitor {
  /// The changes of the conditions' states.
  public struct Events: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = CLMonitor.Event

    /// The type of the iterator.
    public typealias AsyncIterator = CLMonitor.Events.Iterator

    let connection: StreamConnection<CLMonitor.Event>

    /// Returns an iterator over the events.
    public func makeAsyncIterator() -> Iterator { Iterator(connection: connection) }

    /// An iterator over the events.
    public struct Iterator: AsyncIteratorProtocol {
      /// The type of the elements.
      public typealias Element = CLMonitor.Events.Element

      let connection: StreamConnection<CLMonitor.Event>
      private var isFirst = true

      init(connection: StreamConnection<CLMonitor.Event>) { self.connection = connection }

      /// Waits for the next event; nil if the monitor or the task has ended.
      public mutating func next() async throws -> CLMonitor.Events.Element? {
        if isFirst { connection.call(.awaitEvents) }
        isFirst = false
        return await connection.line.next()
      }
    }
  }
}
