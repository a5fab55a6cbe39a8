/// How an app says that a standard session may go on in the background.
public enum BackgroundSwitch: UInt8, Hashable, Sendable {
  /// The background mode alone says it (BG-004).
  case modeAlone
  /// The background mode and allowsBackgroundLocationUpdates, which raises without the mode (BG-001).
  case property
}
