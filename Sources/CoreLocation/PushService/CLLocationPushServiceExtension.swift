/// What an app extension implements to answer pushes that ask for the location.
///
/// One of the two forms of `didReceiveLocationPushPayload` is enough: each calls the other by default.
@available(iOS 15.0, *)
public protocol CLLocationPushServiceExtension: NSObjectProtocol {
  /// Answers a push, and calls the handler when done.
  func didReceiveLocationPushPayload(
    _ payload: [String: Any], completion: @escaping () -> Void)

  /// Answers a push.
  nonisolated(nonsending) func didReceiveLocationPushPayload(_ payload: [String: Any]) async

  /// Tells that the time for the answer is almost over.
  func serviceExtensionWillTerminate()
}
