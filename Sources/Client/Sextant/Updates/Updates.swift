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

  /// Creates updates by what starts them.
  init(_ start: @escaping @Sendable () async throws(LocationFailure) -> Subscription<Value>) {
    self.start = start
  }

  /// Returns an iterator; nothing starts before the first element is requested.
  public func makeAsyncIterator() -> Iterator { Iterator(start) }

  /// An iterator over updates.
  public struct Iterator: AsyncIteratorProtocol {
    private enum State {
      /// Nothing was asked for yet.
      case ready(@Sendable () async throws(LocationFailure) -> Subscription<Value>)
      /// Updates come.
      case started(Subscription<Value>)
      /// It could not start.
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
          // Whoever was canceled learns nothing from being told so.
          if Task.isCancelled { return nil }
          throw error
        }
      }
      guard case .started(let subscription) = state else { return nil }
      return await subscription.next()
    }
  }
}

/// One iteration's hold on what it started: letting go of it stops that.
final class Subscription<Value: Sendable>: Sendable {
  /// Waits for the next update; nil when the task was canceled, and after the end.
  ///
  /// A closure, because it is compiled for its type of value where it is made; the iterators' code, which apps call, is
  /// compiled once for all types, and would look up what it waits with anew for each element.
  let next: @Sendable () async -> Update<Value>?
  private let stop: @Sendable () -> Void

  /// - Parameter stop: Stops what fills the buffer; it may be called more than once, on any thread.
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
