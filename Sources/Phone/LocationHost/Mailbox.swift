public import LocationSimulation

/// The place where an object of the app receives its messages.
public final class Mailbox: Sendable {
  /// The target where they are delivered.
  public let target: DeliveryTarget
  /// The closure that runs at the target when the app's process has ended.
  let ending: (@Sendable () -> Void)?
  private let receiver: Guarded<Receiver?>

  /// A function in a separate type, because each access through generic code would otherwise wrap it once more.
  private struct Receiver {
    let receive: @Sendable (Message) -> Void
  }

  /// Creates a mailbox; the receiver is called at the target, one message after another.
  ///
  /// The ending is for objects whose waiting code must not keep waiting after the app's process has ended.
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

  /// Closes the mailbox: messages that are on their way are lost.
  func close() { receiver.withLock { $0 = nil } }
}
