public import Foundation

extension NotificationCenter {
  // The object is only compared; it is never used from another thread.
  /// The notifications of a name, as they are posted.
  ///
  /// Each loop gets those that are posted after it began, none left out. Which of them Apple's leaves out when a loop
  /// is slow is not published.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// What the sequence gives.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator {
      let (posted, continuation) = AsyncStream<Posted>.makeStream()
      let observer = Observer(
        token: center.addObserver(forName: name, object: object, queue: nil) { notification in
          continuation.yield(Posted(notification: notification))
        })
      let center = center
      continuation.onTermination = { _ in center.removeObserver(observer.token) }
      return Iterator(posted: posted.makeAsyncIterator())
    }

    /// Gives the notifications one by one, until the task is cancelled.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var posted: AsyncStream<Posted>.Iterator

      /// Returns the next notification; nil when the task was cancelled.
      public mutating func next() async -> Notification? {
        await posted.next()?.notification
      }

      /// Returns the next notification without leaving the caller's actor; nil when the task was cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)?.notification
      }
    }
  }

  /// Returns the notifications of a name from now on, of all objects or of one.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

// A notification is handed over whole, as Apple's does; what is in it is the poster's business.
/// A notification on its way from the thread that posts it to the loop that waits for it.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

// It is given back to the center, and nothing else is done with it.
/// What a center knows an observer by.
private struct Observer: @unchecked Sendable {
  let token: any NSObjectProtocol
}
