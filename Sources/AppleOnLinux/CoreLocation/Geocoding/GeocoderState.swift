import Synchronization

/// The state of a geocoder: whether a request is in progress, and whether it was canceled.
final class GeocoderState: Sendable {
  private enum Progress {
    case idle
    case running
    case cancelled
  }

  private let progress = Mutex(Progress.idle)

  /// Whether a request is in progress.
  var isRunning: Bool { progress.withLock { $0 != .idle } }

  /// Starts a request; returns false if there is another.
  func start() -> Bool {
    progress.withLock { progress in
      guard progress == .idle else { return false }
      progress = .running
      return true
    }
  }

  /// Cancels the request, if there is one.
  func cancel() {
    progress.withLock { if $0 == .running { $0 = .cancelled } }
  }

  /// Ends the request, and returns its error code.
  func finish() -> CLError.Code {
    progress.withLock { progress in
      defer { progress = .idle }
      return progress == .cancelled ? .geocodeCanceled : .network
    }
  }
}
