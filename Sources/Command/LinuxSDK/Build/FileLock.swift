import LeanFoundation

/// A file that at most one process holds, until it ends or lets go.
enum FileLock {
  /// Works while this process holds the lock.
  ///
  /// - Parameter isBusy: Called once when another process has it.
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
