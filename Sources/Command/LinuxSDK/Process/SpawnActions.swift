import LeanFoundation

/// What happens to a program between its birth and its start.
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
    /// `POSIX_SPAWN_SETSID`, which glibc's header names only to programs that ask for GNU's extensions.
    private static let newSession: Int32 = 0x80
  #endif

  /// A session of its own, and signals as a shell would leave them.
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

  /// Makes the program's descriptor the writing end of a channel.
  mutating func connect(_ writer: Int32, to descriptor: Int32) {
    posix_spawn_file_actions_adddup2(&actions, writer, descriptor)
    writers.insert(writer)
  }

  /// Starts a program; zero or the number of the error.
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
