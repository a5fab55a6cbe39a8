import CommandOutput
import LeanFoundation

/// Follows a running program: reads its output, waits for its end, and passes signals on to its
/// session.
struct ProgramFollowing {
  /// The interval at which processes that should end are checked.
  private static let endingInterval = Duration.milliseconds(20)

  /// The state of a run that is being ended.
  private struct Ending {
    let code: ExitCode
    /// The time at which remaining processes are killed.
    var deadline: ContinuousClock.Instant
    var isKilling = false
  }

  private let child: pid_t
  private let processes: ProcessSession
  private let childBell: ChildBell
  private let signals: SignalBell?
  private var readers: [PipeReader]
  private var ending: Ending?
  private var hasEnded = false

  init(child: pid_t, signals: SignalBell?, readers: [PipeReader], program: String) throws(SDKError) {
    self.child = child
    self.signals = signals
    self.readers = readers
    processes = ProcessSession(leader: child)
    do throws(ChannelError) {
      childBell = try ChildBell(of: child)
    } catch {
      processes.send(SIGKILL)
      throw .cannotRun(program, code: error.code)
    }
  }

  func close() { childBell.close() }

  /// Waits for the end of the program, and also of all that it started if the run is ended early.
  ///
  /// - Parameters:
  /// - interval: The interval for watching; nil for never.
  /// - grace: The time that processes have to end.
  mutating func follow(
    interval: Duration?, grace: Duration, watching watch: ((ProcessSession) throws(SDKError) -> ExitCode?)?,
    _ receive: (ChildProcess.Stream, String) throws(SDKError) -> Void
  ) throws(SDKError) -> ExitCode {
    var failure: SDKError?
    while true {
      wait(ending == nil ? interval : Self.endingInterval)
      do throws(SDKError) {
        if failure == nil { try PipeReader.readWhatIsThere(&readers, receive) }
        if ending == nil, let code = try watch?(processes) { end(by: SIGTERM, code: code, within: grace) }
      } catch {
        // Without a reader the program must end, so that it doesn't block.
        failure = error
        end(by: SIGTERM, code: .failure, within: grace)
      }
      for number in signals?.numbers() ?? [] {
        if ending == nil {
          end(by: number, code: .ended(by: number), within: grace)
        } else {
          kill()
        }
      }
      if childBell.hasRung() { hasEnded = true }
      if isOver() { break }
    }
    let code = exitCode()
    if let failure { throw failure }
    try PipeReader.readWhatIsThere(&readers, receive)
    try PipeReader.finish(&readers, receive)
    return ending?.code ?? code
  }

  private mutating func end(by signal: Int32, code: ExitCode, within grace: Duration) {
    ending = Ending(code: code, deadline: .now + grace)
    processes.send(signal)
  }

  private mutating func kill() {
    ending?.isKilling = true
    processes.send(SIGKILL)
  }

  private mutating func isOver() -> Bool {
    guard let ending else { return hasEnded }
    if hasEnded, processes.members.isEmpty { return true }
    if ending.isKilling || ContinuousClock.now > ending.deadline { kill() }
    return false
  }

  /// Waits until there is something to do, or for some time.
  private func wait(_ time: Duration?) {
    // A bell that has rung stays readable.
    let descriptors =
      readers.filter(\.isOpen).map(\.descriptor) + (hasEnded ? [] : [childBell.descriptor])
      + (signals.map { [$0.descriptor] } ?? [])
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = time.map { Int32($0 / .milliseconds(1)) } ?? -1
    _ = poll(&polled, nfds_t(polled.count), milliseconds)
  }

  private func exitCode() -> ExitCode {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? ExitCode(rawValue: (status >> 8) & 0xFF) : .ended(by: signal)
  }
}
