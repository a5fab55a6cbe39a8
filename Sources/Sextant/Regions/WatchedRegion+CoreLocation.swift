import CoreLocation

extension WatchedRegion.State {
  /// The state with the same meaning.
  init(_ state: CLRegionState) {
    switch state {
    case .inside: self = .inside
    case .outside: self = .outside
    case .unknown: self = .unknown
    @unknown default: self = .unknown
    }
  }
}
