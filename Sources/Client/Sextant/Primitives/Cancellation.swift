/// Cancels something that is running, such as a timer or an observation.
///
/// Canceling it twice, or after it has ended, does nothing.
public struct Cancellation: Sendable {
  private let action: @Sendable () -> Void

  /// Creates a cancellation with an action.
  public init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  /// Cancels.
  public func cancel() { action() }
}
