/// Where an object of the app gets its messages.
public final class Mailbox: Sendable {
  /// Where they are handed over.
  public let target: DeliveryTarget
  private let receiver: Guarded<(@Sendable (Message) -> Void)?>

  /// Creates a mailbox; the receiver is called at the target, one message after the other.
  public init(target: DeliveryTarget, receiver: @escaping @Sendable (Message) -> Void) {
    self.target = target
    self.receiver = Guarded(receiver)
  }

  /// Hands over a message, unless the mailbox was closed meanwhile.
  func receive(_ message: Message) { receiver.withLock { $0 }?(message) }

  /// Closes the mailbox: what is still on its way gets lost.
  func close() { receiver.withLock { $0 = nil } }
}
