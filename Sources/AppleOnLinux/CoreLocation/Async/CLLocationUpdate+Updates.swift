import LocationHost
import LocationSimulation

@available(iOS 17.0, *)
extension CLLocationUpdate {
  /// Locations for as long as they are iterated.
  public struct Updates: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = CLLocationUpdate

    /// The type of the iterator.
    public typealias AsyncIterator = CLLocationUpdate.Updates.Iterator

    let configuration: LocationSimulation.LiveConfiguration
    let host: DeviceHost

    /// Returns the iterator; updates begin when the first one is requested.
    public func makeAsyncIterator() -> Iterator { Iterator(updates: self) }

    /// Iterates over the updates; releasing it ends them.
    public struct Iterator: AsyncIteratorProtocol {
      /// The type of the elements.
      public typealias Element = CLLocationUpdate.Updates.Element

      private let updates: Updates
      private var connection: StreamConnection<CLLocationUpdate>?

      init(updates: Updates) { self.updates = updates }

      /// Waits for the next update; nil if the task was canceled or the app's process has ended.
      public mutating func next() async throws -> CLLocationUpdate.Updates.Element? {
        if connection == nil { connection = updates.open() }
        return await connection?.line.next()
      }
    }

    private func open() -> StreamConnection<CLLocationUpdate> {
      let host = host
      return StreamConnection(.liveUpdates(configuration), on: host) { content in
        guard case .liveUpdate(let update) = content else { return nil }
        return CLLocationUpdate(update, on: host)
      }
    }
  }
}

@available(*, unavailable)
extension CLLocationUpdate.Updates.Iterator: Sendable {}
