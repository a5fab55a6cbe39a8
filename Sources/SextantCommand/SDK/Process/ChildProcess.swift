import Foundation

/// A program that is run in the foreground of this one: same standard input, same process group.
///
/// Foundation's `Process` starts a group of its own, which Ctrl-C doesn't reach and which may not read the terminal.
struct ChildProcess {
  /// The streams that a program writes to.
  enum Stream: CaseIterable {
    case output
    case errors

    var descriptor: Int32 {
      switch self {
      case .output: 1
      case .errors: 2
      }
    }
  }

  /// The absolute path of the program.
  let program: String
  /// The arguments, without the program's name.
  let arguments: [String]
  /// All environment variables.
  let environment: [String: String]

  /// Runs the program to its end.
  ///
  /// - Parameter receive: Gets what the program writes, as it comes.
  /// - Returns: The program's exit code, or 128 and the number of the signal that ended it, as shells say it.
  func run(_ receive: (Stream, String) throws(SDKError) -> Void) throws(SDKError) -> ExitCode {
    var readers: [PipeReader] = []
    var actions = SpawnActions()
    defer { actions.destroy() }
    for stream in Stream.allCases {
      let (reader, writer) = try pipe()
      readers.append(PipeReader(stream: stream, descriptor: reader))
      actions.connect(writer, to: stream.descriptor)
    }
    return try finish(child: Result { () throws(SDKError) in try spawn(&actions) }, &readers, receive)
  }

  private func finish(
    child: Result<pid_t, SDKError>, _ readers: inout [PipeReader],
    _ receive: (Stream, String) throws(SDKError) -> Void
  ) throws(SDKError) -> ExitCode {
    let drained = Result { () throws(SDKError) in
      _ = try child.get()
      try PipeReader.drain(&readers, receive)
    }
    // A program whose output nobody reads any more must not wait for a reader.
    for reader in readers { close(reader.descriptor) }
    let code = exitCode(of: try child.get())
    try drained.get()
    return code
  }

  private func pipe() throws(SDKError) -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw .cannotRun(program, code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private func spawn(_ actions: inout SpawnActions) throws(SDKError) -> pid_t {
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var child = pid_t()
    let code = actions.spawn(program, words, variables, &child)
    actions.closeWriters()
    guard code == 0 else { throw .cannotRun(program, code: code) }
    return child
  }

  private func exitCode(of child: pid_t) -> ExitCode {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return ExitCode(rawValue: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
  }
}
