/// An exception that Core Location raises when it is misused.
public enum LocationException: CaseIterable, Hashable, Sendable {
  /// allowsBackgroundLocationUpdates was set to true without the background mode (BG-001, BG-002).
  case backgroundUpdatesWithoutMode
  /// requestLocation() was called and the delegate has no didFailWithError (DEL-071).
  case noFailureMethod
  /// requestLocation() was called and the delegate has no didUpdateLocations (DEL-071).
  case noUpdateMethod

  /// The exception's name.
  public var name: String { "NSInternalInconsistencyException" }

  /// The exception's reason, verbatim.
  public var reason: String {
    switch self {
    case .backgroundUpdatesWithoutMode:
      "Invalid parameter not satisfying: !stayUp || CLClientIsBackgroundable(internal->fClient)"
    case .noFailureMethod: "Delegate must respond to locationManager:didFailWithError:"
    case .noUpdateMethod: "Delegate must respond to locationManager:didUpdateLocations:"
    }
  }

  /// The ending of the reason that reports since 2023 show instead of the last words; nil if there is none.
  public var laterReasonEnding: String? {
    switch self {
    case .backgroundUpdatesWithoutMode: "CLClientIsBackgroundable(internal->fClient) || _CFMZEnabled()"
    case .noFailureMethod, .noUpdateMethod: nil
    }
  }
}
