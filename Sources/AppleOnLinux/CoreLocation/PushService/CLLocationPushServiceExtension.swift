/// The methods that an app extension implements to answer pushes that request the location.
///
/// One of the two forms of `didReceiveLocationPushPayload` is enough: each calls the other by default.
@available(iOS 15.0, *)
public protocol CLLocationPushServiceExtension: NSObjectProtocol {
  /// Answers a push, and calls the handler when done.
  func didReceiveLocationPushPayload(
    _ payload: [String: Any], completion: @escaping () -> Void)

  /// Answers a push.
  nonisolated(nonsending) func didReceiveLocationPushPayload(_ payload: [String: Any]) async

  /// Tells the extension that its time is almost over.
  func serviceExtensionWillTerminate()
}

@available(iOS 15.0, *)
extension CLLocationPushServiceExtension {
  /// Answers a push with the asynchronous method.
  public func didReceiveLocationPushPayload(
    _ payload: [String: Any], completion: @escaping () -> Void
  ) {
    guard !PushAnswer.isBeingHandedOn else { return completion() }
    let receiver: any CLLocationPushServiceExtension = self
    let call = Transfer(value: (receiver: receiver, payload: payload, completion: completion))
    Task {
      await PushAnswer.$isBeingHandedOn.withValue(true) {
        await call.value.receiver.didReceiveLocationPushPayload(call.value.payload)
      }
      call.value.completion()
    }
  }

  /// Answers a push with the method that takes a handler.
  nonisolated(nonsending) public func didReceiveLocationPushPayload(_ payload: [String: Any]) async {
    guard !PushAnswer.isBeingHandedOn else { return }
    await withCheckedContinuation { continuation in
      PushAnswer.$isBeingHandedOn.withValue(true) {
        didReceiveLocationPushPayload(payload) { continuation.resume() }
      }
    }
  }

  /// Does nothing.
  public func serviceExtensionWillTerminate() {}
}

/// Prevents infinite recursion between the two forms of an extension's answer, each of which calls the other.
enum PushAnswer {
  /// Whether one form has called the other, so that the other must not call back.
  @TaskLocal static var isBeingHandedOn = false
}
