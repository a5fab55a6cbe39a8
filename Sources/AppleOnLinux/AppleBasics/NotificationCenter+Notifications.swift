public import Foundation

extension NotificationCenter {
  /// The notifications with a name, as they are posted.
  ///
  /// Each loop receives all notifications that are posted after it began. Apple doesn't document which of them its
  /// implementation drops if a loop is slow.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    // Apple declares it Sendable, but the object may have any class, so the compiler can't verify that. The object is
    // only passed to the center, which compares it.

    /// The type of the elements.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Starts listening.
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

    /// An iterator over the notifications, until the task is canceled.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var posted: AsyncStream<Handed<Notification>>.Iterator

      /// Returns the next notification; nil if the task was canceled.
      public mutating func next() async -> Notification? {
        await posted.next()?.value
      }

      /// Returns the next notification without leaving the caller's actor; nil if the task was canceled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)?.value
      }
    }
  }

  /// Returns the notifications with a name from now on, of all objects or of one.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

/// A value that is passed to another thread.
// Notifications and observers have types of Foundation, which are not Sendable. A notification is passed as a whole,
// as Apple's implementation does, and its contents are the poster's responsibility; an observer is only returned to
// its center.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
