import Synchronization

/// The questions to the file system on which a result rests, with their answers.
///
/// While a trace is current, each reading of a file or folder in this module adds to it, in the threads of
/// `tracedMap`, too. As long as each question has the same answer, the result is the same.
package final class FileTrace: Sendable {
  /// The trace to which reading adds; nil if nothing is traced.
  @TaskLocal package static var current: FileTrace?

  private struct State {
    var answers: [FileQuestion: FileAnswer] = [:]
    var isConsistent = true
  }

  private let state = Mutex(State())

  /// Creates an empty trace.
  package init() {}

  /// The answers; nil if a question had two, because a file changed in the meantime.
  package var answers: [FileQuestion: FileAnswer]? {
    state.withLock { $0.isConsistent ? $0.answers : nil }
  }

  /// Adds the answer to a question.
  func add(_ answer: FileAnswer, to question: FileQuestion) {
    state.withLock { state in
      if let known = state.answers.updateValue(answer, forKey: question), known.text != answer.text {
        state.isConsistent = false
      }
    }
  }
}
