import LeanFoundation

/// The actions between the creation of a process and the start of its program.
struct SpawnActions {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif
  private var writers: Set<Int32> = []

  #if canImport(Darwin)
    private static let newSession = Int32(POSIX_SPAWN_SETSID)
  #else
    /// `POSIX_SPAWN_SETSID`, which glibc declares only for programs that request GNU extensions.
    private static let newSession: Int32 = 0x80
  #endif

  /// Creates a new session, and the signal handling that a shell would set up.
  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in SignalBell.endingSignals + [SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Self.newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// Connects a descriptor of the program to the writing end of a channel.
  mutating func connect(_ writer: Int32, to descriptor: Int32) {
    posix_spawn_file_actions_adddup2(&actions, writer, descriptor)
    writers.insert(writer)
  }

  /// Starts a program; returns zero or an error number.
  mutating func spawn(
    _ program: String, _ words: [UnsafeMutablePointer<CChar>?], _ variables: [UnsafeMutablePointer<CChar>?],
    _ child: inout pid_t
  ) -> Int32 {
    posix_spawn(&child, program, &actions, &attributes, words, variables)
  }

  /// Closes this process's writing ends, so that the channels end with the program.
  mutating func closeWriters() {
    for writer in writers { close(writer) }
    writers = []
  }

  mutating func destroy() {
    closeWriters()
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
}
