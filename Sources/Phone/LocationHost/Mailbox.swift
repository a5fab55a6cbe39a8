public import LocationSimulation

/// Where an object of the app gets its messages.
public final class Mailbox: Sendable {
  /// Where they are delivered.
  public let target: DeliveryTarget
  /// What runs at the target when the app's process has ended.
  let ending: (@Sendable () -> Void)?
  private let receiver: Guarded<Receiver?>

  /// A function in a type of its own: otherwise each access through generic code would wrap it once more.
  private struct Receiver {
    let receive: @Sendable (Message) -> Void
  }

  /// Creates a mailbox; the receiver is called at the target, one message after another.
  ///
  /// The ending is for objects whose waiting code must not keep waiting when the app's process is gone.
  public init(
    target: DeliveryTarget, ending: (@Sendable () -> Void)? = nil,
    receiver: @escaping @Sendable (Message) -> Void
  ) {
    self.target = target
    self.ending = ending
    self.receiver = Guarded(Receiver(receive: receiver))
  }

  /// Delivers a message, unless the mailbox has been closed.
  func receive(_ message: Message) { receiver.withLock { $0 }?.receive(message) }

  /// Closes the mailbox: what is still on its way is lost.
  func close() { receiver.withLock { $0 = nil } }
}
