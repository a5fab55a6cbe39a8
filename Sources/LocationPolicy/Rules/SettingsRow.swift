/// A row that Settings can have for an app's location.
public enum SettingsRow: UInt8, CaseIterable, Hashable, Sendable {
  /// "Off" (iOS 7).
  case off
  /// "On" (iOS 7).
  case on
  /// "Never".
  case never
  /// "Ask Next Time", from iOS 15 "Ask Next Time Or When I Share".
  case askNextTime
  /// "While Using".
  case whileUsing
  /// "Always".
  case always

  /// The grant that a person gives by choosing the row.
  public var grant: Grant {
    switch self {
    case .off, .never: .denied
    case .askNextTime: .notDetermined
    case .whileUsing: .whenInUse
    case .on, .always: .always
    }
  }
}
