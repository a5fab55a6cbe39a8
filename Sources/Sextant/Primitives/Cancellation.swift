/// Something under way that can be called off, such as a timer or an observation.
///
/// Cancelling twice, or after it has run out, does nothing.
public struct Cancellation: Sendable {
  private let action: @Sendable () -> Void

  /// Creates a cancellation from what it does.
  public init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  /// Calls it off.
  public func cancel() { action() }
}
