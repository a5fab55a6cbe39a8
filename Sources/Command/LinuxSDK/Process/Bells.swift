import LeanFoundation

/// Signals through a descriptor that a child process has ended.
struct ChildBell {
  /// A descriptor that becomes readable when the child has ended.
  let descriptor: Int32

  /// Begins to watch a child, without reaping it.
  init(of child: pid_t) throws(ChannelError) {
    let ends = try ChannelEnds.pipe()
    descriptor = ends.reader
    DispatchQueue(label: "Sextant child").async {
      var information = siginfo_t()
      while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      // The reader sees the end of the pipe.
      LeanFoundation.close(ends.writer)
    }
  }

  func hasRung() -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0
  }

  func close() { LeanFoundation.close(descriptor) }
}

/// Signals through a descriptor that this process should end.
package struct SignalBell {
  /// The signals with which users and shells end a program.
  package static let endingSignals = [SIGINT, SIGTERM, SIGHUP]

  // A signal handler can neither capture values nor take a lock, so it writes to an unguarded
  // global. The thread that runs the command sets it before it installs the handlers.
  nonisolated(unsafe) private static var writer: Int32 = -1

  /// A descriptor that becomes readable when a signal arrives.
  package let descriptor: Int32
  private let taken: [Int32]

  /// Intercepts the signals, which then no longer end this process; nil if no pipe can be created.
  package init?() {
    guard let ends = try? ChannelEnds.pipe() else { return nil }
    descriptor = ends.reader
    Self.writer = ends.writer
    // Signals that this process was started to ignore, as by nohup, remain ignored.
    taken = Self.endingSignals.filter { number in
      let previous = signal(number) { number in
        var byte = UInt8(number)
        _ = write(SignalBell.writer, &byte, 1)
      }
      // Swift can't compare C functions, so their addresses are compared.
      guard unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return true }
      signal(number, SIG_IGN)
      return false
    }
    Self.unblock(taken)
  }

  /// Unblocks signals that the parent process has blocked.
  private static func unblock(_ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Returns the signals that have arrived, oldest first.
  package func numbers() -> [Int32] {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 0) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map(Int32.init)
  }

  /// Waits for a signal for at most some seconds; returns whether one has arrived.
  package func rings(within seconds: Double) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&polled, 1, Int32(seconds * 1000))
    return !numbers().isEmpty
  }

  /// Restores the previous handling of the signals.
  package func restore() {
    for number in taken { signal(number, SIG_DFL) }
    close(descriptor)
    close(Self.writer)
    Self.writer = -1
  }
}
