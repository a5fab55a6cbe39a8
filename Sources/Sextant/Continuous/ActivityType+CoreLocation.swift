import CoreLocation

extension ActivityType {
  /// The value of a manager's activityType (DEL-053).
  var managerValue: CLActivityType {
    switch self {
    case .other: .other
    case .automotiveNavigation: .automotiveNavigation
    case .fitness: .fitness
    case .otherNavigation: .otherNavigation
    case .airborne: .airborne
    }
  }
}
