import LeanFoundation

/// A lock on a file, which is released when the work or the process ends.
enum FileLock {
  /// Performs work while holding the lock.
  ///
  /// - Parameter isBusy: Called once if another process holds the lock.
  static func hold<Result>(
    _ url: URL, isBusy: () throws(SDKError) -> Void, work: () throws(SDKError) -> Result
  ) throws(SDKError) -> Result {
    let path = url.path(percentEncoded: false)
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .file(path, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      try isBusy()
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { throw .file(path, reason: String(cString: strerror(errno))) }
      }
    }
    return try work()
  }
}
