import AppProject
import LocationPolicy
import Terminal

/// Messages about tests that hang.
struct HangText {
  /// The maximum number of tests to list.
  private static let most = 5
  /// The maximum number of files to list.
  private static let mostFiles = 12

  /// The locations of code that conditions exclude.
  let leftOut: [Site]
  /// The package's folder, to which shown paths are relative.
  let root: String
  /// Whether the phone has a location.
  let hasPlace: Bool

  /// Returns the message while the tests may still continue.
  func telling(_ hang: Hang, endsIn time: Duration?) -> String {
    let outlook =
      time.map {
        "  The run is ended in \(Self.seconds($0)) if nothing happens; --patience sets how long a test may make no progress.\n"
      } ?? ""
    return "\nsextant: \(subject(hang)) made no progress for \(Self.seconds(hang.time)).\n"
      + causes(of: hang) + outlook
  }

  /// Returns the message when a run is ended.
  func ending(_ hang: Hang) -> String {
    "\nsextant: \(subject(hang)) made no progress for \(Self.seconds(hang.time)); the run is ended.\n"
      + causes(of: hang)
  }

  /// Returns the message when the time limit is reached.
  func limit(_ limit: Duration, _ hang: Hang) -> String {
    let tests = hang.tests.isEmpty ? "" : " while \(Self.list(hang.tests)) ran"
    return "\nsextant: the time limit of \(Self.seconds(limit)) ran out\(tests); the run is ended.\n"
      + causes(of: hang)
  }

  private func subject(_ hang: Hang) -> String {
    hang.tests.isEmpty
      ? "the tests have" : "\(Self.list(hang.tests)) \(hang.tests.count == 1 ? "has" : "have")"
  }

  private func causes(of hang: Hang) -> String {
    var causes: [String] = []
    if let buttons = hang.prompt {
      causes.append(
        "A prompt is on screen, and no one answers it: \(buttons.map { "[\($0)]" }.joined(separator: " ")).\n"
          + "  What to do: --person \"\(buttons.first { !Choice.dontAllow.isLabeled($0) } ?? "Allow Once")\" says which buttons the person taps."
      )
    }
    if hang.hasUnservedManager {
      causes.append(
        "A CLLocationManager was made on a thread without a run loop, so its delegate gets no calls, as on iOS. Async\n"
          + "  tests run on such threads unless they are on the main actor.\n"
          + "  What to do: Write @MainActor before the test or its class, or make the manager on the main thread."
      )
    }
    if let method = hang.missingMethod {
      causes.append(
        "A delegate lacks \(method), with which this release reports an answer: the method\n"
          + "  locationManagerDidChangeAuthorization(_:) came later.\n"
          + "  What to do: Implement both, or test on releases that have the later one.")
    }
    if causes.isEmpty, hang.isIdle {
      causes.append(
        "Nothing is scheduled on the phone: until the app calls Core Location, nothing more happens there."
          + (hasPlace
            ? ""
            : "\n  The phone has no position, so it finds no location; --location and --track give it one.")
      )
    }
    if !hang.isExplained, !hang.story.isEmpty {
      causes.append(
        "What happened last on the phone:\n"
          + hang.story.map { "    " + TerminalText.escaped($0) }.joined(separator: "\n"))
    }
    if !hang.isExplained, hang.missingMethod == nil, !leftOut.isEmpty {
      causes.append(
        "The tests may be waiting for code that #if leaves out of builds for Linux:\n"
          + leftOutPlaces.joined(separator: "\n"))
    }
    return causes.map { "  \($0)\n" }.joined()
  }

  /// The excluded locations, a line for each file, because the awaited code may be in any of them.
  private var leftOutPlaces: [String] {
    let files = Dictionary(grouping: leftOut, by: \.file).sorted { $0.key < $1.key }
    let lines = files.prefix(Self.mostFiles).map { file, places in
      let name = TerminalText.escaped(String(file.trimmingPrefix(root)))
      return "    \(name):" + places.map { "\($0.line)" }.joined(separator: ", ")
    }
    let more = files.count - lines.count
    return more == 0 ? lines : lines + ["    and \(more) more \(more == 1 ? "file" : "files")"]
  }

  private static func list(_ tests: [String]) -> String {
    let shown = tests.prefix(most).map { TerminalText.escaped($0) }.joined(separator: ", ")
    return tests.count > most ? "\(shown) and \(tests.count - most) more" : shown
  }

  static func seconds(_ time: Duration) -> String {
    let tenths = Int((time / .milliseconds(100)).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
}
