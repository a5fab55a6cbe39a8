@available(iOS 15.0, *)
extension CLLocationPushServiceExtension {
  /// Answers a push with the method that is awaited.
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
