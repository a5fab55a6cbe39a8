/// A sequence of values and interruptions, for as long as it is iterated.
///
/// Each iteration is independent. It starts when the first element is requested, which throws a
/// ``LocationFailure`` if it can't start. It ends when its loop ends or its task is canceled, and then stops
/// everything that it started. Anything that prevents values in the meantime is reported as an ``Interruption``;
/// afterwards, values resume automatically.
public struct Updates<Value: Sendable>: AsyncSequence, Sendable {
  /// The type of the elements.
  public typealias Element = Update<Value>

  private let start: @Sendable () async throws(LocationFailure) -> Subscription<Value>

  /// Creates updates from a closure that starts them.
  init(_ start: @escaping @Sendable () async throws(LocationFailure) -> Subscription<Value>) {
    self.start = start
  }

  /// Returns an iterator; nothing starts before the first element is requested.
  public func makeAsyncIterator() -> Iterator { Iterator(start) }

  /// An iterator over updates.
  public struct Iterator: AsyncIteratorProtocol {
    private enum State {
      /// Nothing was requested yet.
      case ready(@Sendable () async throws(LocationFailure) -> Subscription<Value>)
      /// The updates have started.
      case started(Subscription<Value>)
      /// The updates could not start.
      case failed
    }

    private var state: State

    init(_ start: @escaping @Sendable () async throws(LocationFailure) -> Subscription<Value>) {
      state = .ready(start)
    }

    /// Waits for the next update; nil after the task was canceled or the process has ended.
    ///
    /// The first call throws if updates can't start, for example because the app may not use locations. Nothing
    /// follows an error.
    public mutating func next() async throws(LocationFailure) -> Update<Value>? {
      if case .ready(let start) = state {
        state = .failed
        do throws(LocationFailure) {
          state = .started(try await start())
        } catch {
          // A canceled caller gains nothing from learning that.
          if Task.isCancelled { return nil }
          throw error
        }
      }
      guard case .started(let subscription) = state else { return nil }
      return await subscription.next()
    }
  }
}

/// The hold of one iteration on what it started, which stops when this is released.
final class Subscription<Value: Sendable>: Sendable {
  /// Waits for the next update; nil if the task was canceled, and after the end.
  ///
  /// It is a closure because a closure is compiled for its type of value where it is created; the iterators' code,
  /// which apps call, is compiled once for all types, and would look up the operations of the type again for each
  /// element.
  let next: @Sendable () async -> Update<Value>?
  private let stop: @Sendable () -> Void

  /// - Parameter stop: Stops the source of the buffer; it may be called more than once, on any thread.
  init(_ buffer: UpdateBuffer<Value>, stop: @escaping @Sendable () -> Void) {
    self.stop = stop
    next = {
      await withTaskCancellationHandler {
        await buffer.next()
      } onCancel: {
        stop()
        buffer.end()
      }
    }
  }

  deinit { stop() }
}
