import Foundation
import LocationPolicy

/// Prints the journey that was being played when the app's code itself ends the test process.
///
/// A continuation that is resumed twice, a missing value, a `fatalError`: none of these can be caught. But journeys
/// are played in order of length, so the one being played is the shortest that leads there.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
enum CrashMessage {
  private static let capacity = 4_096
  // A signal handler may not use locks or Swift's memory management. It reads what the interrupted thread wrote
  // before: journeys are played only on the main actor.
  nonisolated(unsafe) private static let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  nonisolated(unsafe) private static var count = 0
  /// The number of explorations that are listening, and how the signals were handled before the first of them.
  @MainActor private static var listeners = 0
  @MainActor private static var former: [(number: Int32, action: sigaction)] = []

  /// Runs an exploration; a crash during it prints the journey, and afterwards the previous signal handlers are
  /// restored.
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

  /// The text for each move, created once because every journey uses it.
  @MainActor private static var words: [JourneyMove: [UInt8]] = [:]

  /// Records that a journey on a release begins.
  @MainActor
  static func begin(on release: Release) {
    count = 0
    let text =
      "\nSextant: the app has ended this process on iOS \(release.name). The shortest journey to that is its launch\n"
    add(Array(text.utf8))
  }

  /// Records that the journey continues with a move.
  @MainActor
  static func add(_ move: JourneyMove) {
    let text = words[move] ?? Array(", \(move.swift)\n".utf8)
    words[move] = text
    // Replaces the line break.
    count = max(0, count - 1)
    add(text)
  }

  /// Clears the record.
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
        _ = write(STDERR_FILENO, CrashMessage.bytes, CrashMessage.count)
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
