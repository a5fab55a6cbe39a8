import CoreLocationInterface

/// Apple's names that are relevant to an audit, from the table of Core Location.
enum AppleNames {
  /// The members of all types, with the location manager's first.
  static let members: [LocationName] = watchedTypes.flatMap { type in
    type == .locationPushServiceExtension
      ? []
      : type.members.flatMap { LocationName.names(of: $0, reach($0)) }
        + type.objectiveCMembers.flatMap { LocationName.names(of: $0, .common) }
  }

  /// The types whose creation matters, by itself or because their members are watched.
  static let types: [LocationName] = watchedTypes.map { .global(.type, $0.name) }

  /// The regions whose size matters; they alone are not a reason to parse a file.
  static let regions: [LocationName] = ["CLCircularRegion", "CircularGeographicCondition"].map {
    .global(.type, $0)
  }

  /// The constants for settings.
  static let constants: [LocationName] = LocationConstant.allCases.map { .global(.constant, $0.name) }

  /// The modules whose import indicates that location API may follow.
  static let modules: [LocationName] = [
    "CoreLocation", "CoreLocationUI", "MapKit", "_LocationEssentials",
  ].map { .global(.module, $0) }

  /// Types that are watched in parsed files, but that don't need permission themselves.
  static let harmlessTypes: Set<LocationType> = [.geocoder, .mapView]

  /// Names that many other frameworks have, so that they alone are not a reason to parse a file.
  static let elsewhereToo: Set<String> = ["authorizationStatus", "activityType"]

  /// All types but the delegate, which apps implement and don't call; the push extension counts by
  /// its name alone.
  private static let watchedTypes = LocationType.allCases.filter { $0 != .locationManagerDelegate }

  /// Returns the evidence that a use requires.
  ///
  /// A new member of the manager is distinctive until its name occurs in other people's code.
  private static func reach(_ declaration: Declaration) -> LocationName.Reach {
    switch declaration.owner {
    case .locationManager: reach(ofManagerMember: declaration)
    case .locationUpdate, .locationUpdater: .shared
    case .monitor, .serviceSession, .backgroundActivitySession, .locationNotificationTrigger: .common
    case .mapView:
      switch declaration.name {
      case "showsUserLocation": .distinctive
      case "userLocation": .common
      default: .shared
      }
    case .locationManagerDelegate, .geocoder, .locationPushServiceExtension, .locationButton,
      .uiKitLocationButton, .userTrackingButton, .userTrackingBarButtonItem, .mapUserLocationButton,
      .userAnnotation:
      .distinctive
    }
  }

  private static func reach(ofManagerMember declaration: Declaration) -> LocationName.Reach {
    if common.contains(where: { $0.declaration == declaration }) { return .common }
    return shared.contains { $0.declaration.baseName == declaration.baseName } ? .shared : .distinctive
  }

  /// Members whose base names other frameworks and apps also use.
  private static let shared: Set<ManagerMember> = [
    .currentAuthorizationStatus, .requestLocation, .headingAvailable, .startMonitoringRegion,
    .stopMonitoringRegion, .requestState, .isMonitoringAvailable, .isRangingAvailable, .monitoredRegions,
    .rangedRegions, .authorizationStatus, .desiredAccuracy, .distanceFilter, .activityType, .headingFilter,
    .headingOrientation,
  ]

  /// Common words.
  private static let common: Set<ManagerMember> = [
    .delegate, .location, .heading, .headingAvailableProperty, .locationServicesEnabledProperty, .purpose,
  ]
}
