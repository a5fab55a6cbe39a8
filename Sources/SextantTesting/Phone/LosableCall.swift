/// A call of the app's code, which is lost with the app's process.
@MainActor
protocol LosableCall: AnyObject, Sendable {
  /// The process has ended.
  func lose()
}
