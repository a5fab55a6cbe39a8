import LocationDelivery
import LocationPolicy
import Phrases

/// The enumerations, constants and defaults of Core Location.
enum ConstantTable {
  static var table: PolicyTable {
    PolicyTable(
      name: "constants", title: "constants", columns: ["kind", "name", "value", "since"],
      rows: enumerations + numbers + defaults)
  }

  private static var enumerations: [[JSONValue]] {
    var rows: [[JSONValue]] = AuthorizationStatus.allCases.map {
      row("CLAuthorizationStatus", "\($0)", .integer(Int($0.rawValue)), since: release(of: $0))
    }
    // Its older name.
    let always = JSONValue.integer(Int(AuthorizationStatus.authorizedAlways.rawValue))
    rows.append(row("CLAuthorizationStatus", "authorized", always))
    let choice = firstRelease(\.accuracyChoice)
    for (accuracy, name) in [(Accuracy.full, "fullAccuracy"), (.reduced, "reducedAccuracy")] {
      rows.append(row("CLAccuracyAuthorization", name, .integer(accuracy.rawValue), since: choice))
    }
    for (name, value) in LocationConstants.activityTypes {
      let since = name == "airborne" ? firstRelease(\.airborneActivity) : nil
      rows.append(row("CLActivityType", name, .integer(value), since: since))
    }
    for code in LocationErrorCode.allCases {
      let since = code == .promptDeclined ? firstRelease(\.temporaryFullAccuracy) : nil
      rows.append(row("CLError.Code", "\(code)", .integer(code.rawValue), since: since))
    }
    return rows
  }

  private static var numbers: [[JSONValue]] {
    let choice = firstRelease(\.accuracyChoice)
    var rows: [[JSONValue]] = LocationConstants.accuracies.map { name, meters in
      let since = meters == LocationConstants.reducedAccuracy ? choice : nil
      return row("CLLocationAccuracy", name, .number(meters), since: since)
    }
    rows.append(row("CLLocationDistance", "kCLDistanceFilterNone", .number(LocationConstants.noFilter)))
    rows.append(row("CLLocationDegrees", "kCLHeadingFilterNone", .number(LocationConstants.noFilter)))
    let limit = JSONValue.integer(UsageDescription.byteLimit)
    rows.append(row("usage description", "bytes that it has to be shorter than", limit))
    let reduced = ReducedAccuracy()
    let numbers: [(String, JSONValue)] = [
      ("meters, typically", .number(reduced.typicalRadius)),
      ("meters in a dense city", .number(reduced.urbanRadius)),
      ("meters in the country", .number(reduced.ruralRadius)),
      ("meters at least", .number(reduced.radii.lowerBound)),
      ("meters at most", .number(reduced.radii.upperBound)),
      ("updates an hour", .integer(reduced.updatesPerHour)),
      ("minutes of the oldest fix", .integer(reduced.oldestFix)),
    ]
    return rows + numbers.map { row("reduced accuracy", $0.0, $0.1, since: choice) }
  }

  private static var defaults: [[JSONValue]] {
    let manager = ManagerSettings()
    return [
      row("CLLocationManager", "desiredAccuracy", .number(manager.desiredAccuracy)),
      row("CLLocationManager", "distanceFilter", .number(manager.distanceFilter)),
      row("CLLocationManager", "headingFilter", 1), row("CLLocationManager", "activityType", 1),
      row("CLLocationManager", "pausesLocationUpdatesAutomatically", .boolean(manager.pausesAutomatically)),
      row(
        "CLLocationManager", "allowsBackgroundLocationUpdates", .boolean(manager.allowsBackgroundUpdates),
        since: first { $0.backgroundSwitch.value == .property }),
      row(
        "CLLocationManager", "showsBackgroundLocationIndicator", .boolean(manager.showsBackgroundIndicator),
        since: first { $0.backgroundIndicator.value == .propertyForAlways }),
    ]
  }

  private static func row(
    _ kind: String, _ name: String, _ value: JSONValue, since release: Release? = nil
  ) -> [JSONValue] {
    [.string(kind), .string(name), value, JSONValue(release?.name)]
  }

  private static func release(of status: AuthorizationStatus) -> Release? {
    status == .authorizedWhenInUse ? firstRelease(\.requestMethods) : nil
  }

  private static func firstRelease(_ rule: KeyPath<AuthorizationPolicy, Sourced<Bool>>) -> Release? {
    first { $0[keyPath: rule].value }
  }

  private static func first(_ holds: (AuthorizationPolicy) -> Bool) -> Release? {
    Policies.known.first(where: holds)?.release
  }
}
