/// The phase of an app's process, as far as it matters for location.
public enum AppPhase: UInt8, CaseIterable, Hashable, Sendable {
  /// On screen.
  case foreground
  /// Left a few seconds ago, within the grace period.
  case grace
  /// Running in the background.
  case background
  /// In memory, not running.
  case suspended
  /// Ended by the system, or crashed.
  case terminated
  /// Ended by the person in the app switcher.
  case forceQuit
  /// Not launched since the phone was restarted, because it has not been unlocked.
  case rebooted

  /// Whether the process runs.
  public var isRunning: Bool {
    switch self {
    case .foreground, .grace, .background: true
    case .suspended, .terminated, .forceQuit, .rebooted: false
    }
  }

  /// Whether there is a process, running or in memory.
  package var hasProcess: Bool { isRunning || self == .suspended }
}
