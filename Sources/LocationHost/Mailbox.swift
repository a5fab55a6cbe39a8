public import LocationSimulation

/// Where an object of the app gets its messages.
public final class Mailbox: Sendable {
  /// Where they are handed over.
  public let target: DeliveryTarget
  /// What is done at the target when the app's process has ended.
  let ending: (@Sendable () -> Void)?
  private let receiver: Guarded<Receiver?>

  /// A function in a type of its own: by itself, each access through generic code would wrap it once more.
  private struct Receiver {
    let receive: @Sendable (Message) -> Void
  }

  /// Creates a mailbox; the receiver is called at the target, one message after the other.
  ///
  /// The ending is for objects whose waiting code must not wait on when the app's process is gone.
  public init(
    target: DeliveryTarget, ending: (@Sendable () -> Void)? = nil,
    receiver: @escaping @Sendable (Message) -> Void
  ) {
    self.target = target
    self.ending = ending
    self.receiver = Guarded(Receiver(receive: receiver))
  }

  /// Hands over a message, unless the mailbox was closed meanwhile.
  func receive(_ message: Message) { receiver.withLock { $0 }?.receive(message) }

  /// Closes the mailbox: what is still on its way gets lost.
  func close() { receiver.withLock { $0 = nil } }
}
