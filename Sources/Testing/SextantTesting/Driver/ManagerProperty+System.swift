import LocationSimulation
import Sextant

extension ManagerProperty {
  /// Converts a property that the client sets into the phone's terms; nil for the orientation, which its compass
  /// ignores.
  init?(_ property: SystemProperty) {
    switch property {
    case .desiredAccuracy(let accuracy): self = .desiredAccuracy(accuracy)
    case .distanceFilter(let filter): self = .distanceFilter(filter.distance ?? -1)
    case .activityType(let type): self = .activityType(type.rawManagerValue)
    case .pausesAutomatically(let pauses): self = .pausesLocationUpdatesAutomatically(pauses)
    case .allowsBackground(let allows): self = .allowsBackgroundLocationUpdates(allows)
    case .showsIndicator(let shows): self = .showsBackgroundLocationIndicator(shows)
    case .headingFilter(let filter): self = .headingFilter(filter.degrees ?? -1)
    case .headingOrientation: return nil
    }
  }
}

extension ActivityType {
  /// Apple's raw value (DEL-053); not every platform that tests run on has the type itself.
  fileprivate var rawManagerValue: Int {
    switch self {
    case .other: 1
    case .automotiveNavigation: 2
    case .fitness: 3
    case .otherNavigation: 4
    case .airborne: 5
    }
  }
}
