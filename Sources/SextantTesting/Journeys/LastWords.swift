import Foundation
import LocationPolicy

/// Says which journey it was when the app's code ends the process of the tests itself.
///
/// A continuation that is resumed twice, a value that is not there, a `fatalError`: none of them can be caught. But
/// journeys come in the order of their length, so the one that is played then is the shortest that leads there.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
enum LastWords {
  private static let capacity = 4_096
  // A handler of signals may use no lock and none of Swift's memory. It reads what the thread that it stops has written
  // before: journeys are played on the main actor alone.
  nonisolated(unsafe) private static let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  nonisolated(unsafe) private static var count = 0
  /// How many explorations listen, and what was done about the signals before the first of them.
  @MainActor private static var listeners = 0
  @MainActor private static var former: [(number: Int32, action: sigaction)] = []

  /// Runs what explores an app; the process ends with the last words meanwhile, and as it did before afterwards.
  @MainActor
  static func listening<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    if listeners == 0 { install() }
    listeners += 1
    defer {
      listeners -= 1
      if listeners == 0 { restore() }
    }
    return try await body()
  }

  /// What is said of each move: made once, for every journey says it.
  @MainActor private static var words: [JourneyMove: [UInt8]] = [:]

  /// Says from now on that a journey on a release begins.
  @MainActor
  static func begin(on release: Release) {
    count = 0
    let text =
      "\nSextant: the app has ended this process on iOS \(release.name). The shortest journey to that is its launch\n"
    add(Array(text.utf8))
  }

  /// Says that the journey goes on with a move.
  @MainActor
  static func add(_ move: JourneyMove) {
    let text = words[move] ?? Array(", \(move.swift)\n".utf8)
    words[move] = text
    // In the place of the line's end.
    count = max(0, count - 1)
    add(text)
  }

  /// Says nothing.
  @MainActor
  static func end() { count = 0 }

  @MainActor
  private static func add(_ text: [UInt8]) {
    var length = count
    for byte in text.prefix(capacity - length) {
      bytes[length] = byte
      length += 1
    }
    count = length
  }

  @MainActor
  private static func install() {
    for number in [SIGILL, SIGTRAP, SIGABRT] {
      var action = sigaction()
      sigaction(number, nil, &action)
      former.append((number, action))
      signal(number) { number in
        _ = write(STDERR_FILENO, LastWords.bytes, LastWords.count)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  @MainActor
  private static func restore() {
    for (number, var action) in former { sigaction(number, &action, nil) }
    former = []
  }
}
