import CoreLocationInterface
import LocationPolicy
import LocationTerms
import Phrases

extension AppCall {
  /// Returns the call as written in the app's code, with the object's name.
  func code(_ names: TraceNames) -> Phrase {
    switch self {
    case .createManager: Phrase(verbatim: "CLLocationManager()")
    case .manager(let client, let call): Phrase(verbatim: "\(names.name(of: client)).\(call.code)")
    case .open(let kind): Phrase(verbatim: kind.code)
    case .stream(let client, let call): Phrase(verbatim: "\(names.name(of: client)).\(call.code)")
    case .beginBackgroundTask(let seconds): "beginBackgroundTask() for \(TraceFormat.seconds(seconds))"
    case .endBackgroundTask: Phrase(verbatim: "endBackgroundTask()")
    case .requestLiveActivity: Phrase(verbatim: "Activity.request()")
    case .endLiveActivity: Phrase(verbatim: "Activity.end()")
    case .completeExtension: Phrase(verbatim: "completion()")
    }
  }
}

extension ManagerCall {
  fileprivate var code: String {
    switch self {
    case .release: "release"
    case .setDelegate(let methods): methods == nil ? "delegate = nil" : "delegate = self"
    case .requestWhenInUseAuthorization: Self.code(.requestWhenInUseAuthorization)
    case .requestAlwaysAuthorization: Self.code(.requestAlwaysAuthorization)
    case .requestTemporaryFullAccuracyAuthorization(let purposeKey, _):
      Self.code(.requestTemporaryFullAccuracyAuthorization, "\"\(purposeKey)\"")
    case .set(let property): property.code
    case .start(let service): service.methods.start.call(service.argumentTexts)
    case .stop(let service): service.methods.stop.call(service.argumentTexts)
    case .requestLocation: Self.code(.requestLocation)
    case .requestState(let region): Self.code(.requestState, "“\(region)”")
    case .allowDeferredLocationUpdates(let distance, let timeout):
      Self.code(
        .allowDeferredLocationUpdates, TraceFormat.number(distance), TraceFormat.number(timeout))
    case .disallowDeferredLocationUpdates: Self.code(.disallowDeferredLocationUpdates)
    case .displayHeadingCalibration(true):
      DelegateMethod.shouldDisplayHeadingCalibration.name + " returns true"
    case .displayHeadingCalibration(false): Self.code(.dismissHeadingCalibrationDisplay)
    }
  }

  private static func code(_ member: ManagerMember, _ arguments: String...) -> String {
    member.declaration.call(arguments)
  }
}

extension ManagerProperty {
  fileprivate var code: String {
    "\(member.declaration.name) = \(valueText)"
  }

  private var valueText: String {
    switch self {
    case .allowsBackgroundLocationUpdates(let value), .showsBackgroundLocationIndicator(let value),
      .pausesLocationUpdatesAutomatically(let value):
      "\(value)"
    case .distanceFilter(let value): Self.filter(value, none: .noDistanceFilter)
    case .desiredAccuracy(let value): Self.accuracy(value)
    case .headingFilter(let value): Self.filter(value, none: .noHeadingFilter)
    case .activityType(let value): Self.activity(value)
    }
  }

  private static func filter(_ value: Double, none: LocationConstant) -> String {
    value == LocationConstants.noFilter ? none.name : TraceFormat.number(value)
  }

  private static func accuracy(_ meters: Double) -> String {
    LocationConstants.accuracies.first { $0.meters == meters }?.name ?? TraceFormat.number(meters)
  }

  private static func activity(_ rawValue: Int) -> String {
    LocationConstants.activityTypes.first { $0.rawValue == rawValue }.map { ".\($0.name)" } ?? "\(rawValue)"
  }
}

extension StreamKind {
  fileprivate var code: String {
    switch self {
    case .liveUpdates(let configuration): "CLLocationUpdate.liveUpdates(.\(configuration.rawValue))"
    case .monitor(let name): "CLMonitor(\"\(name)\")"
    case .serviceSession(let goal, nil): "CLServiceSession(authorization: .\(goal.caseName))"
    case .serviceSession(let goal, let purposeKey?):
      "CLServiceSession(authorization: .\(goal.caseName), fullAccuracyPurposeKey: \"\(purposeKey)\")"
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
