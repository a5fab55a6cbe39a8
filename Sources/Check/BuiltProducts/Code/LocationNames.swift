import BinaryReading
import CoreLocationInterface
import SourceFacts

/// The names in binaries that indicate uses of location.
enum LocationNames {
  /// The use that a name indicates.
  struct Use: Hashable {
    let kind: SourceFact.Kind
    let declaration: Declaration
  }

  /// The methods that request permission or start a service.
  private static let methods: [Declaration] =
    [
      ManagerMember.requestWhenInUseAuthorization, .requestAlwaysAuthorization,
      .requestTemporaryFullAccuracyAuthorization, .requestTemporaryFullAccuracyAuthorizationWithCompletion,
      .requestLocation, .startRangingRegion,
    ].map(\.declaration) + ServiceMethods.allCases.map(\.start)

  /// The messages to a location manager, by selector.
  static let managerMessages: [String: Use] = {
    let calls = methods.compactMap { declaration in
      declaration.objectiveC.map { ($0, Use(kind: .call, declaration: declaration)) }
    }
    let setters = [ManagerMember.allowsBackgroundLocationUpdates, .showsBackgroundLocationIndicator].map {
      (setter(of: $0.declaration), Use(kind: .assignment, declaration: $0.declaration))
    }
    return Dictionary(calls + setters) { first, _ in first }
  }()

  /// The messages to a map view.
  static let mapMessages = [
    setter(of: .showsUserLocation): Use(kind: .assignment, declaration: .showsUserLocation)
  ]

  /// The selectors of requests, whose names alone matter to the App Store.
  static let requests: Set<String> = [
    ManagerMember.requestWhenInUseAuthorization.declaration.baseName,
    ManagerMember.requestAlwaysAuthorization.declaration.baseName,
  ]

  /// Returns the symbol of an Objective-C class.
  static func classSymbol(_ type: LocationType) -> String { "_OBJC_CLASS_$_" + type.name }

  /// The prefixes of the symbols that a use of a type or function requires.
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
      // SwiftUI's button, in Apple's module _CoreLocationUI_SwiftUI.
      (
        "_$s021_CoreLocationUI_SwiftC00B6ButtonV",
        Use(kind: .construction, declaration: LocationType.locationButton.declaration)
      ),
    ]

  private static func setter(of property: Declaration) -> String {
    "set\(property.baseName.prefix(1).uppercased())\(property.baseName.dropFirst()):"
  }
}
