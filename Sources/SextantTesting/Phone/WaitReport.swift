import LocationHost
public import LocationPolicy
import LocationSimulation

/// What a phone looks like while its app's code waits.
public struct WaitReport: Hashable, Sendable, CustomStringConvertible {
  /// The release of the phone.
  public let release: Release
  /// Seconds of the phone's time since it was switched on.
  public let seconds: Double
  /// The prompt that is up and that nobody answers, with its buttons; nil when none is.
  public let prompt: String?
  /// What happened so far.
  public let timeline: String
  /// What the Swift runtime of this process does not let a phone step, and what therefore runs as it does by itself.
  public let unstepped: [String]

  /// All of it, to follow on what went wrong.
  public var description: String {
    let prompt = prompt.map { "\n  nobody answers the prompt that is up: \($0)" } ?? ""
    let unstepped = unstepped.isEmpty ? "" : "\n  not stepped here: \(unstepped.joined(separator: ", "))"
    return ", \(seconds) s after the start of iOS \(release.name)\(prompt)\(unstepped)\n  so far: \(timeline)"
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestPhone {
  /// What the phone looks like just now.
  var report: WaitReport {
    let prompt = prompt.map { looks in
      "\(looks.title) " + looks.buttons.map { "[\($0)]" }.joined(separator: " ")
    }
    return WaitReport(
      release: release, seconds: host.now.seconds, prompt: prompt, timeline: timeline,
      unstepped: ConcurrencyHook.missing)
  }
}
