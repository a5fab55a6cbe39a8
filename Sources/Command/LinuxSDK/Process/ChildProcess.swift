package import CommandOutput
import LeanFoundation

/// A program that is run in the foreground of this one: with the same standard input, in a session of its own.
///
/// All that the program starts is in that session, whatever process groups are made there, so that nothing is left when
/// somebody ends this process.
package struct ChildProcess {
  /// The streams that a program writes to.
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

  /// What a program writes to.
  package enum Channel {
    /// A pipe for each stream. Most programs write to pipes in blocks, and colorless.
    case pipes
    /// A terminal for each stream, so that lines come as they are written.
    case terminals(width: Int?)
    /// One terminal for both streams, where both go to one place anyway, so that their lines come in order.
    case terminal(width: Int?)
  }

  /// How long processes may take to end when they were asked to.
  private static let grace = Duration.seconds(3)
  /// How often a watched program is looked at.
  private static let interval = Duration.milliseconds(250)

  /// The absolute path of the program.
  let program: String
  /// The arguments, without the program's name.
  let arguments: [String]
  /// All environment variables.
  let environment: [String: String]
  /// What its output goes to.
  let channel: Channel
  /// Whether signals that end this process are for the program.
  let takesSignals: Bool

  /// Names a program and what it is given.
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

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - watch: Looks at what runs from time to time; a code that it returns ends the run.
  ///   - receive: Gets what the program writes, as it comes.
  /// - Returns: The program's exit code, or 128 and the number of the signal that ended it, as shells say it.
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
