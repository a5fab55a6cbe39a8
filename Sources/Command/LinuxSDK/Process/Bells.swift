import LeanFoundation

/// Tells a loop that waits for descriptors that a child has ended.
struct ChildBell {
  /// Can be read once the child has ended.
  let descriptor: Int32

  /// Begins to wait for a child, which somebody else reaps.
  init(of child: pid_t) throws(ChannelError) {
    let ends = try ChannelEnds.pipe()
    descriptor = ends.reader
    DispatchQueue(label: "Sextant child").async {
      var information = siginfo_t()
      while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      // The reader finds the end of the pipe.
      LeanFoundation.close(ends.writer)
    }
  }

  func hasRung() -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0
  }

  func close() { LeanFoundation.close(descriptor) }
}

/// Tells a loop that waits for descriptors that somebody wants this process to end.
package struct SignalBell {
  /// The signals by which people and shells end a program.
  package static let endingSignals = [SIGINT, SIGTERM, SIGHUP]

  // A handler of a signal can hold nothing and take no lock, so what it writes to is a variable that nothing guards. It is
  // set before the handlers are, by the one thread that runs a command.
  nonisolated(unsafe) private static var writer: Int32 = -1

  /// Can be read when a signal has come.
  package let descriptor: Int32
  private let taken: [Int32]

  /// Begins to take the signals, which end this process no longer; nil where no pipe is to be had.
  package init?() {
    guard let ends = try? ChannelEnds.pipe() else { return nil }
    descriptor = ends.reader
    Self.writer = ends.writer
    // Those that somebody has this process ignore, as nohup does, stay ignored.
    taken = Self.endingSignals.filter { number in
      let previous = signal(number) { number in
        var byte = UInt8(number)
        _ = write(SignalBell.writer, &byte, 1)
      }
      // C functions can't be compared in Swift, only the words that they are.
      guard unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return true }
      signal(number, SIG_IGN)
      return false
    }
    Self.unblock(taken)
  }

  /// Lets signals through that whoever has started this process held back.
  private static func unblock(_ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Returns the signals that have come, oldest first.
  package func numbers() -> [Int32] {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 0) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map(Int32.init)
  }

  /// Waits for a signal, for some seconds at most, and returns whether one has come.
  package func rings(within seconds: Double) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&polled, 1, Int32(seconds * 1000))
    return !numbers().isEmpty
  }

  /// Leaves the signals to the system again.
  package func restore() {
    for number in taken { signal(number, SIG_DFL) }
    close(descriptor)
    close(Self.writer)
    Self.writer = -1
  }
}
