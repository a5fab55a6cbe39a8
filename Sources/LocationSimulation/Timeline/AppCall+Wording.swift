import LocationPolicy

extension AppCall {
  /// The call as it stands in the app's code, with the object's name.
  func code(_ names: TraceNames) -> String {
    switch self {
    case .createManager: "CLLocationManager()"
    case .manager(let client, let call): "\(names.name(of: client)).\(call.code)"
    case .open(let kind): kind.code
    case .stream(let client, let call): "\(names.name(of: client)).\(call.code)"
    case .beginBackgroundTask(let seconds): "beginBackgroundTask() for \(TraceFormat.seconds(seconds))"
    case .endBackgroundTask: "endBackgroundTask()"
    }
  }
}

extension ManagerCall {
  fileprivate var code: String {
    switch self {
    case .release: "release"
    case .setDelegate(let methods): methods == nil ? "delegate = nil" : "delegate = self"
    case .requestWhenInUseAuthorization: "requestWhenInUseAuthorization()"
    case .requestAlwaysAuthorization: "requestAlwaysAuthorization()"
    case .requestTemporaryFullAccuracyAuthorization(let purposeKey, _):
      "requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"\(purposeKey)\")"
    case .set(let property): property.code
    case .start(let service): service.startCode
    case .stop(let service): service.stopCode
    case .requestLocation: "requestLocation()"
    case .requestState(let region): "requestState(for: “\(region)”)"
    case .allowDeferredLocationUpdates(let distance, let timeout):
      "allowDeferredLocationUpdates(untilTraveled: \(TraceFormat.number(distance)), timeout: \(TraceFormat.number(timeout)))"
    case .disallowDeferredLocationUpdates: "disallowDeferredLocationUpdates()"
    }
  }
}

extension ManagerProperty {
  fileprivate var code: String {
    switch self {
    case .allowsBackgroundLocationUpdates(let value): "allowsBackgroundLocationUpdates = \(value)"
    case .showsBackgroundLocationIndicator(let value): "showsBackgroundLocationIndicator = \(value)"
    case .pausesLocationUpdatesAutomatically(let value): "pausesLocationUpdatesAutomatically = \(value)"
    case .distanceFilter(let value): "distanceFilter = \(Self.filter(value, none: "kCLDistanceFilterNone"))"
    case .desiredAccuracy(let value): "desiredAccuracy = \(Self.accuracy(value))"
    case .headingFilter(let value): "headingFilter = \(Self.filter(value, none: "kCLHeadingFilterNone"))"
    case .activityType(let value): "activityType = \(Self.activity(value))"
    }
  }

  private static func filter(_ value: Double, none: String) -> String {
    value == LocationConstants.noFilter ? none : TraceFormat.number(value)
  }

  private static func accuracy(_ metres: Double) -> String {
    LocationConstants.accuracies.first { $0.metres == metres }?.name ?? TraceFormat.number(metres)
  }

  private static func activity(_ rawValue: Int) -> String {
    LocationConstants.activityTypes.first { $0.rawValue == rawValue }.map { ".\($0.name)" } ?? "\(rawValue)"
  }
}

extension ManagerService {
  fileprivate var startCode: String {
    switch self {
    case .locationUpdates: "startUpdatingLocation()"
    case .heading: "startUpdatingHeading()"
    case .significantLocationChanges: "startMonitoringSignificantLocationChanges()"
    case .visits: "startMonitoringVisits()"
    case .region(let region): "startMonitoring(for: “\(region.identifier)”)"
    case .beacons(let constraint): "startRangingBeacons(satisfying: \(constraint.uuid))"
    }
  }

  fileprivate var stopCode: String {
    switch self {
    case .locationUpdates: "stopUpdatingLocation()"
    case .heading: "stopUpdatingHeading()"
    case .significantLocationChanges: "stopMonitoringSignificantLocationChanges()"
    case .visits: "stopMonitoringVisits()"
    case .region(let region): "stopMonitoring(for: “\(region.identifier)”)"
    case .beacons(let constraint): "stopRangingBeacons(satisfying: \(constraint.uuid))"
    }
  }
}

extension StreamKind {
  fileprivate var code: String {
    switch self {
    case .liveUpdates(let configuration): "CLLocationUpdate.liveUpdates(.\(configuration))"
    case .monitor(let name): "CLMonitor(\"\(name)\")"
    case .serviceSession(let goal, nil): "CLServiceSession(authorization: .\(goal))"
    case .serviceSession(let goal, let purposeKey?):
      "CLServiceSession(authorization: .\(goal), fullAccuracyPurposeKey: \"\(purposeKey)\")"
    case .backgroundActivitySession: "CLBackgroundActivitySession()"
    }
  }
}

extension StreamCall {
  fileprivate var code: String {
    switch self {
    case .close: "invalidate()"
    case .add(_, let identifier, _): "add(_, identifier: \"\(identifier)\")"
    case .remove(let identifier): "remove(\"\(identifier)\")"
    case .awaitEvents: "events"
    }
  }
}
