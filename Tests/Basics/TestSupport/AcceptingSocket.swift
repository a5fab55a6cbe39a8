import Foundation
import Synchronization

/// A socket that accepts connections on a thread of its own until it is stopped.
final class AcceptingSocket: Sendable {
  private let descriptor: Int32
  private let isOpen = Mutex(true)

  /// Accepts connections to a listening socket, which this object then owns.
  init(_ descriptor: Int32, accept receive: @escaping @Sendable (Int32) -> Void) {
    self.descriptor = descriptor
    Thread.detachNewThread {
      while case let connection = accept(descriptor, nil, nil), connection >= 0 { receive(connection) }
      self.isOpen.withLock { isOpen in
        // Only here, because the system gives the number to the next socket, of which this thread would
        // otherwise accept the connections.
        close(descriptor)
        isOpen = false
      }
    }
  }

  /// Refuses further connections and ends the thread.
  func stop() {
    isOpen.withLock { if $0 { shutdown(descriptor, Int32(2)) } }
  }
}
