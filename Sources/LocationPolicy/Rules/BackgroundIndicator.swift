/// When the background location indicator shows.
public enum BackgroundIndicator: UInt8, Hashable, Sendable {
  /// Never (BG-005).
  case never
  /// As a bar for When In Use, never for Always (BG-006).
  case barForWhenInUse
  /// For When In Use always; for Always if showsBackgroundLocationIndicator says so (BG-008).
  case propertyForAlways
}
