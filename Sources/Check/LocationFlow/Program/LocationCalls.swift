import CoreLocationInterface
import SourceFacts

/// The calls of Core Location, by their names in code.
enum LocationCalls {
  /// The effects of a location manager's methods, by names without labels.
  static let actions: [String: Effect.Action] = {
    var actions: [String: Effect.Action] = [
      base(.requestWhenInUseAuthorization): .asks(.whenInUse),
      base(.requestAlwaysAuthorization): .asks(.always),
      base(.requestTemporaryFullAccuracyAuthorization): .asks(.fullAccuracy),
      base(.requestLocation): .locates,
      "liveUpdates": .starts("live updates"),
    ]
    for service in ServiceMethods.allCases {
      actions[service.start.baseName] = .starts(name(of: service))
      actions[service.stop.baseName] = .stops(name(of: service))
    }
    return actions
  }()

  /// The types whose creation has an effect.
  static let objects: Set<String> = [
    LocationType.locationManager.name, "CLServiceSession", "CLBackgroundActivitySession", "CLMonitor",
  ]

  /// The properties of a location manager that affect delivery.
  static let settings = Set(
    [
      ManagerMember.allowsBackgroundLocationUpdates, .showsBackgroundLocationIndicator,
      .pausesLocationUpdatesAutomatically, .desiredAccuracy, .distanceFilter, .activityType, .delegate,
    ].map(base))

  /// The full names of the delegate methods that a location manager calls.
  static let callbacks = Set(DelegateMethod.allCases.flatMap { [$0.name, $0.selectorName] })

  /// Returns whether a type's own code reads something from Core Location, lets it do something, or
  /// is called by it.
  static func areNamed(in type: FlowType) -> Bool {
    type.functions.contains { callbacks.contains($0.fullName) || !$0.names.isDisjoint(with: words) }
      || type.properties.contains { !$0.names.isDisjoint(with: words) }
  }

  /// The names of what code reads from Core Location, or lets it do.
  static var wordsOfCalls: Set<String> { words }

  private static let words = Set(actions.keys).union(objects).union([
    base(.authorizationStatus), base(.accuracyAuthorization), base(.locationServicesEnabled),
    "CLAuthorizationStatus",
  ])

  /// Returns the name of the status for a constant in Objective-C.
  static func statusName(ofConstant name: String) -> String? {
    let prefix = "kCLAuthorizationStatus"
    guard name.hasPrefix(prefix), let first = name.dropFirst(prefix.count).first else { return nil }
    return first.lowercased() + name.dropFirst(prefix.count + 1)
  }

  private static func base(_ member: ManagerMember) -> String { member.declaration.baseName }

  private static func name(of service: ServiceMethods) -> String {
    switch service {
    case .locationUpdates: "location updates"
    case .heading: "heading updates"
    case .significantLocationChanges: "significant changes"
    case .visits: "visits"
    case .regions: "monitoring of regions"
    case .beacons: "ranging of beacons"
    case .locationPushes: "location pushes"
    }
  }
}
