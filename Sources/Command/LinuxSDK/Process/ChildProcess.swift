package import CommandOutput
import LeanFoundation

/// A program that runs in the foreground with the same standard input, in its own session.
///
/// Everything that it starts belongs to that session, in whatever process group, so that all of it
/// can be ended with this process.
package struct ChildProcess {
  /// An output stream of a program.
  package enum Stream: CaseIterable {
    case output
    case errors

    var descriptor: Int32 {
      switch self {
      case .output: 1
      case .errors: 2
      }
    }
  }

  /// The channel for a program's output.
  package enum Channel {
    /// A pipe for each stream; most programs buffer output to pipes, and don't color it.
    case pipes
    /// A terminal for each stream, so that lines arrive as they are written.
    case terminals(width: Int?)
    /// One terminal for both streams, which keeps their lines in order if both have the same
    /// destination.
    case terminal(width: Int?)
  }

  /// The time that processes have to end before they are killed.
  private static let grace = Duration.seconds(3)
  /// The interval at which a program is watched.
  private static let interval = Duration.milliseconds(250)

  /// The absolute path of the program.
  let program: String
  /// The arguments, without the program's name.
  let arguments: [String]
  /// The environment, which is not merged with this process's.
  let environment: [String: String]
  /// The channel for its output.
  let channel: Channel
  /// Whether signals that would end this process are passed to the program.
  let takesSignals: Bool

  package init(
    program: String, arguments: [String], environment: [String: String], channel: Channel = .pipes,
    takesSignals: Bool = false
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.channel = channel
    self.takesSignals = takesSignals
  }

  /// Runs the program until it ends.
  ///
  /// - Parameters:
  /// - watch: Called at intervals; an exit code that it returns ends the run.
  /// - receive: Receives output as it arrives.
  /// - Returns: The program's exit code; as in shells, 128 plus the number of the signal that ended
  ///   it.
  package func run(
    watching watch: ((ProcessSession) throws(SDKError) -> ExitCode?)? = nil,
    _ receive: (Stream, String) throws(SDKError) -> Void
  ) throws(SDKError) -> ExitCode {
    var actions = SpawnActions()
    defer { actions.destroy() }
    var readers: [PipeReader] = []
    defer { for reader in readers { close(reader.descriptor) } }
    for (ends, streams) in try channels() {
      readers.append(PipeReader(stream: streams[0], descriptor: ends.reader))
      for stream in streams { actions.connect(ends.writer, to: stream.descriptor) }
    }
    let signals = takesSignals ? SignalBell() : nil
    defer { signals?.restore() }
    let child = try spawn(&actions)
    var following = try ProgramFollowing(child: child, signals: signals, readers: readers, program: program)
    defer { following.close() }
    return try following.follow(
      interval: watch == nil ? nil : Self.interval, grace: Self.grace, watching: watch, receive)
  }

  private func channels() throws(SDKError) -> [(ends: ChannelEnds, streams: [Stream])] {
    switch channel {
    case .pipes:
      return try Stream.allCases.map { (stream) throws(SDKError) in
        (try ends { () throws(ChannelError) in try .pipe() }, [stream])
      }
    case .terminals(let width):
      return try Stream.allCases.map { (stream) throws(SDKError) in
        (try terminal(width: width), [stream])
      }
    case .terminal(let width): return [(try terminal(width: width), Stream.allCases)]
    }
  }

  private func terminal(width: Int?) throws(SDKError) -> ChannelEnds {
    try ends { () throws(ChannelError) in try .terminal(width: width) }
  }

  private func ends(_ make: () throws(ChannelError) -> ChannelEnds) throws(SDKError) -> ChannelEnds {
    do throws(ChannelError) { return try make() } catch { throw .cannotRun(program, code: error.code) }
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
}
