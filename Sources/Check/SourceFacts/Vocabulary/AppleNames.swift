import CoreLocationInterface

/// Apple's names that an auditor wants to know of, from the table of Core Location.
enum AppleNames {
  /// The members of all types, the manager's first.
  static let members: [LocationName] = watchedTypes.flatMap { type in
    type == .locationPushServiceExtension
      ? [] : type.members.flatMap { LocationName.names(of: $0, reach($0)) }
  }

  /// The types whose creation matters, by itself or because their members are watched.
  static let types: [LocationName] = watchedTypes.map { .global(.type, $0.name) }

  /// The regions whose size matters; by themselves they are no reason to parse a file.
  static let regions: [LocationName] = ["CLCircularRegion", "CircularGeographicCondition"].map {
    .global(.type, $0)
  }

  /// The values that settings are given.
  static let constants: [LocationName] = LocationConstant.allCases.map { .global(.constant, $0.name) }

  /// The modules whose import says that location API may follow.
  static let modules: [LocationName] = [
    "CoreLocation", "CoreLocationUI", "MapKit", "_LocationEssentials",
  ].map { .global(.module, $0) }

  /// Types that are watched in files that are parsed, and that need nothing of the person by themselves.
  static let harmlessTypes: Set<LocationType> = [.geocoder, .mapView]

  /// Names that so many other frameworks have that they are no reason to parse a file.
  static let elsewhereToo: Set<String> = ["authorizationStatus", "activityType"]

  /// All but the delegate, which apps implement and don't call; the push extension alone counts by its name.
  private static let watchedTypes = LocationType.allCases.filter { $0 != .locationManagerDelegate }

  /// How much besides the name is needed to believe that a use is Apple's.
  ///
  /// A new member of the manager is nobody else's until its name turns up in other people's code.
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
    return shared.contains { $0.declaration == declaration } ? .shared : .distinctive
  }

  /// Names that other frameworks and apps use too.
  private static let shared: Set<ManagerMember> = [
    .currentAuthorizationStatus, .requestLocation, .headingAvailable, .startMonitoringRegion,
    .startMonitoringRegionWithAccuracy, .stopMonitoringRegion, .requestState, .isMonitoringAvailable,
    .isRangingAvailable, .monitoredRegions, .rangedRegions, .authorizationStatus, .desiredAccuracy,
    .distanceFilter, .activityType, .headingFilter, .headingOrientation,
  ]

  /// Everyday words.
  private static let common: Set<ManagerMember> = [
    .delegate, .location, .heading, .headingAvailableProperty, .locationServicesEnabledProperty, .purpose,
  ]
}
