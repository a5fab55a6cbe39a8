extension AsyncStream {
  /// A stream in which nothing comes, for a task that was cancelled.
  static var ended: AsyncStream { AsyncStream { $0.finish() } }
}
