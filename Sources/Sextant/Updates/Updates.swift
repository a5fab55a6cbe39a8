/// Values as they come, and what interrupts them, for as long as they are iterated.
///
/// Each iteration is one of its own. It starts with the first element that is asked for, which throws a
/// ``LocationFailure`` when it can't start. It ends when its loop is left or its task is cancelled, and then stops all
/// that it started. What keeps values from coming in between is told as an ``Interruption``; they go on by themselves
/// when that is over.
public struct Updates<Value: Sendable>: AsyncSequence, Sendable {
  /// What comes.
  public typealias Element = Update<Value>

  private let start: @Sendable () async throws(LocationFailure) -> Subscription<Value>

  /// Creates updates by what starts them.
  init(_ start: @escaping @Sendable () async throws(LocationFailure) -> Subscription<Value>) {
    self.start = start
  }

  /// Returns what takes one update after the other; nothing starts before the first is asked for.
  public func makeAsyncIterator() -> Iterator { Iterator(start) }

  /// Takes one update after the other.
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

    /// Waits for the next update; nil when the task was cancelled, and when the process has ended.
    ///
    /// The first call throws when updates can't start: the app may not use locations, for example. Nothing comes after
    /// an error.
    public mutating func next() async throws(LocationFailure) -> Update<Value>? {
      if case .ready(let start) = state {
        state = .failed
        do throws(LocationFailure) {
          state = .started(try await start())
        } catch {
          // Whoever was cancelled learns nothing from being told so.
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
  /// Waits for the next update; nil when the task was cancelled, and after the end.
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
