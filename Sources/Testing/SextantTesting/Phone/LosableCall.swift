/// A call of the app's code that is lost when the app's process ends.
@MainActor
protocol LosableCall: AnyObject, Sendable {
  /// The process has ended.
  func lose()
}
