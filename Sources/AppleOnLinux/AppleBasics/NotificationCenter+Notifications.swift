public import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they are posted.
  ///
  /// Each loop gets those that are posted after it began, none left out. Which of them Apple's leaves out when a loop
  /// is slow is not published.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    // Apple declares it Sendable, and the object may be of any class, so the compiler can't agree. The object is only
    // handed to the center, which compares it.

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
      let (posted, continuation) = AsyncStream<Handed<Notification>>.makeStream()
      let observer = Handed(
        center.addObserver(forName: name, object: object, queue: nil) { notification in
          continuation.yield(Handed(notification))
        })
      let center = center
      continuation.onTermination = { _ in center.removeObserver(observer.value) }
      return Iterator(posted: posted.makeAsyncIterator())
    }

    /// Gives the notifications one by one, until the task is canceled.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var posted: AsyncStream<Handed<Notification>>.Iterator

      /// Returns the next notification; nil when the task was canceled.
      public mutating func next() async -> Notification? {
        await posted.next()?.value
      }

      /// Returns the next notification without leaving the caller's actor; nil when the task was canceled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)?.value
      }
    }
  }

  /// Returns the notifications of a name from now on, of all objects or of one.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

/// A value on its way to another thread.
// Notifications and observers are of Foundation's types, which are not Sendable. A notification is handed over whole, as
// Apple's does, and what is in it is the poster's business; an observer is given back to its center and nothing else.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
