import LocationHost
public import LocationPolicy
import LocationSimulation

/// The state of a phone while its app's code waits.
public struct WaitReport: Hashable, Sendable, CustomStringConvertible {
  /// The release of the phone.
  public let release: Release
  /// The phone's time in seconds since it was switched on.
  public let seconds: Double
  /// The prompt that is showing and that no one answers, with its buttons; nil if there is none.
  public let prompt: String?
  /// Whether the app is suspended, so that nothing that it has planned happens.
  public let isSuspended: Bool
  /// The events so far.
  public let timeline: String
  /// The kinds of work that this process's Swift runtime does not let a phone step, and that therefore run by
  /// themselves.
  public let unstepped: [String]

  /// The whole report, to be printed after an error.
  public var description: String {
    let prompt = prompt.map { "\n  no one answers the visible prompt: \($0)" } ?? ""
    let suspension = isSuspended ? "\n  the app is suspended, and does nothing until it runs again" : ""
    let unstepped = unstepped.isEmpty ? "" : "\n  not stepped here: \(unstepped.joined(separator: ", "))"
    return ", \(seconds) s after the start of iOS \(release.name)"
      + "\(prompt)\(suspension)\(unstepped)\n  so far: \(timeline)"
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestPhone {
  /// The current state of the phone.
  var report: WaitReport {
    let prompt = prompt.map { looks in
      "\(looks.title) " + looks.buttons.map { "[\($0)]" }.joined(separator: " ")
    }
    return WaitReport(
      release: release, seconds: host.now.seconds, prompt: prompt,
      isSuspended: host.read { $0.phase(of: self.host.app) == .suspended }, timeline: timeline,
      unstepped: ConcurrencyHook.missing)
  }
}
