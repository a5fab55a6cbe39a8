/// A call of the app's code that is lost when the app's process ends.
@MainActor
protocol LosableCall: AnyObject, Sendable {
  /// Marks the call as lost, because the process has ended.
  func lose()
}
