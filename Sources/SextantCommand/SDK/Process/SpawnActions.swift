import Foundation

/// What happens to the descriptors of a program between its birth and its start.
struct SpawnActions {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
  #else
    private var actions = posix_spawn_file_actions_t()
  #endif
  private var writers: [Int32] = []

  init() { posix_spawn_file_actions_init(&actions) }

  /// Makes the program's descriptor the writing end of a pipe.
  mutating func connect(_ writer: Int32, to descriptor: Int32) {
    posix_spawn_file_actions_adddup2(&actions, writer, descriptor)
    writers.append(writer)
  }

  /// Starts a program; zero or the number of the error.
  mutating func spawn(
    _ program: String, _ words: [UnsafeMutablePointer<CChar>?], _ variables: [UnsafeMutablePointer<CChar>?],
    _ child: inout pid_t
  ) -> Int32 {
    posix_spawn(&child, program, &actions, nil, words, variables)
  }

  /// Closes this process's writing ends, so that the pipes end with the program.
  mutating func closeWriters() {
    for writer in writers { close(writer) }
    writers = []
  }

  mutating func destroy() {
    closeWriters()
    posix_spawn_file_actions_destroy(&actions)
  }
}
