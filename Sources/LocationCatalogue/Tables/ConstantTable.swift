import LocationPolicy

/// The enumerations, constants and defaults of Core Location.
enum ConstantTable {
  static var enums: TableValue {
    [
      "CLAuthorizationStatus": with(
        AuthorizationStatus.allCases.map { ("\($0)", Int($0.rawValue)) },
        [
          "_aliases": ["authorized": .integer(Int(AuthorizationStatus.authorizedAlways.rawValue))],
          "_ios7_has": [0, 1, 2, 3], "facts": ["AUTH-001"],
        ]),
      "CLAccuracyAuthorization": [
        "fullAccuracy": .integer(Accuracy.full.rawValue),
        "reducedAccuracy": .integer(Accuracy.reduced.rawValue), "since": "14", "facts": ["AUTH-002"],
      ],
      "CLActivityType": with(
        LocationConstants.activityTypes.map { ($0.name, $0.rawValue) },
        ["_airborne_since": since(\.airborneActivity), "facts": ["DEL-053"]]),
      "CLError": with(
        LocationErrorCode.allCases.map { ("\($0)", $0.rawValue) },
        ["_promptDeclined_since": since(\.temporaryFullAccuracy), "facts": ["ERR-001"]]),
    ]
  }

  static var constants: TableValue {
    var values: [String: TableValue] = [
      "kCLDistanceFilterNone": .number(LocationConstants.noFilter),
      "kCLHeadingFilterNone": .number(LocationConstants.noFilter), "facts": ["DEL-050"],
    ]
    for accuracy in LocationConstants.accuracies { values[accuracy.name] = .number(accuracy.metres) }
    values["kCLLocationAccuracyReduced"] = [
      "value": .number(LocationConstants.reducedAccuracy), "since": since(\.accuracyChoice),
      "confidence": "community", "open": "OPEN-17",
    ]
    return .object(values)
  }

  static var managerDefaults: TableValue {
    let defaults = ManagerSettings()
    return [
      "desiredAccuracy": .number(defaults.desiredAccuracy),
      "distanceFilter": .number(defaults.distanceFilter),
      "headingFilter": 1, "activityType": 1,
      "pausesLocationUpdatesAutomatically": .boolean(defaults.pausesAutomatically),
      "allowsBackgroundLocationUpdates": .boolean(defaults.allowsBackgroundUpdates),
      "showsBackgroundLocationIndicator": .boolean(defaults.showsBackgroundIndicator),
      "since": [
        "allowsBackgroundLocationUpdates": firstRelease { $0.backgroundSwitch.value == .property },
        "showsBackgroundLocationIndicator": firstRelease {
          $0.backgroundIndicator.value == .propertyForAlways
        },
      ],
      "effective_before_since": ["allowsBackgroundLocationUpdates": true],
      "facts": ["DEL-051", "BG-004"],
    ]
  }

  private static func with(_ values: [(String, Int)], _ more: [String: TableValue]) -> TableValue {
    .object(more.merging(values.map { ($0.0, TableValue.integer($0.1)) }) { $1 })
  }

  private static func since(_ property: KeyPath<AuthorizationPolicy, Sourced<Bool>>) -> TableValue {
    firstRelease { $0[keyPath: property].value }
  }

  private static func firstRelease(_ holds: (AuthorizationPolicy) -> Bool) -> TableValue {
    TableValue(AuthorizationPolicy.all.first(where: holds)?.release.name)
  }
}
