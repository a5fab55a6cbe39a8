import BinaryReading
import CoreLocationInterface
import SourceFacts

/// The names by which binaries show that they use location.
enum LocationNames {
  /// What stands for a use when it is found.
  struct Use: Hashable {
    let kind: SourceFact.Kind
    let declaration: Declaration
  }

  /// The requests and what starts a service.
  private static let methods: [ManagerMember] = [
    .requestWhenInUseAuthorization, .requestAlwaysAuthorization, .requestTemporaryFullAccuracyAuthorization,
    .requestTemporaryFullAccuracyAuthorizationWithCompletion, .startUpdatingLocation, .requestLocation,
    .startUpdatingHeading, .startMonitoringSignificantLocationChanges, .startMonitoringVisits,
    .startMonitoringRegion, .startRangingRegion, .startRangingBeacons, .startMonitoringLocationPushes,
  ]

  /// The messages to a location manager, by selector.
  static let managerMessages: [String: Use] = {
    let calls = methods.map(\.declaration).compactMap { declaration in
      declaration.objectiveC.map { ($0, Use(kind: .call, declaration: declaration)) }
    }
    let setters = [ManagerMember.allowsBackgroundLocationUpdates, .showsBackgroundLocationIndicator].map {
      (setter(of: $0.declaration), Use(kind: .assignment, declaration: $0.declaration))
    }
    return Dictionary(calls + setters) { first, _ in first }
  }()

  /// The messages to a map.
  static let mapMessages = [
    setter(of: .showsUserLocation): Use(kind: .assignment, declaration: .showsUserLocation)
  ]

  /// The requests, whose names alone concern the store.
  static let requests: Set<String> = [
    ManagerMember.requestWhenInUseAuthorization.declaration.baseName,
    ManagerMember.requestAlwaysAuthorization.declaration.baseName,
  ]

  /// The symbol of a class of Objective-C.
  static func classSymbol(_ type: LocationType) -> String { "_OBJC_CLASS_$_" + type.name }

  /// The beginnings of the symbols that a use of a type or a function needs.
  static let symbols: [(beginning: String, use: Use)] =
    [
      LocationType.locationManager, .monitor, .serviceSession, .backgroundActivitySession,
      .uiKitLocationButton,
    ]
    .map { (classSymbol($0), Use(kind: .construction, declaration: $0.declaration)) }
    + [LocationType.monitor, .serviceSession, .backgroundActivitySession].map {
      (
        "_$s12CoreLocation\($0.name.utf8.count)\($0.name)C",
        Use(kind: .construction, declaration: $0.declaration)
      )
    } + [
      (classSymbol(.locationUpdater), Use(kind: .call, declaration: .liveUpdates)),
      ("_$s12CoreLocation16CLLocationUpdateV11liveUpdates", Use(kind: .call, declaration: .liveUpdates)),
      // The button of SwiftUI, in Apple's module _CoreLocationUI_SwiftUI.
      (
        "_$s021_CoreLocationUI_SwiftC00B6ButtonV",
        Use(kind: .construction, declaration: LocationType.locationButton.declaration)
      ),
    ]

  private static func setter(of property: Declaration) -> String {
    "set\(property.baseName.prefix(1).uppercased())\(property.baseName.dropFirst()):"
  }
}
