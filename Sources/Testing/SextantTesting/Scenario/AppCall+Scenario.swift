import CoreLocationInterface
import LocationPolicy
import LocationSimulation

extension AppCall {
  /// Returns the call as a step of a scenario.
  func scenarioStep(newObject: Int) -> JSONValue {
    switch self {
    case .createManager: Self.step("CLLocationManager", on: newObject)
    case .open(let kind): Self.step(kind.scenarioCall, on: newObject)
    case .manager(let client, let call): Self.step(call.scenarioCall, on: client.number)
    case .stream(let client, let call): Self.step(call.scenarioCall, on: client.number)
    case .beginBackgroundTask(let seconds): ["app": ["beginBackgroundTask": .number(seconds)]]
    case .endBackgroundTask: ["app": "endBackgroundTask"]
    case .completeExtension: ["app": "completion"]
    case .requestLiveActivity: ["app": "Activity.request"]
    case .endLiveActivity: ["app": "Activity.end"]
    }
  }

  private static func step(_ call: JSONValue, on object: Int) -> JSONValue {
    ["app": call, "on": .string("object \(object)")]
  }
}

extension StreamKind {
  fileprivate var scenarioCall: JSONValue {
    switch self {
    case .liveUpdates(let configuration): ["CLLocationUpdate.liveUpdates": .string(configuration.rawValue)]
    case .monitor(let name): ["CLMonitor": .string(name)]
    case .serviceSession(let goal, let purposeKey?):
      [
        "CLServiceSession": [
          "authorization": .string("\(goal)"), "fullAccuracyPurposeKey": .string(purposeKey),
        ]
      ]
    case .serviceSession(let goal, nil): ["CLServiceSession": .string("\(goal)")]
    case .backgroundActivitySession: "CLBackgroundActivitySession"
    }
  }
}

extension StreamCall {
  fileprivate var scenarioCall: JSONValue {
    switch self {
    case .close: "invalidate"
    case .remove(let identifier): ["remove": .string(identifier)]
    case .awaitEvents: "events"
    case .add(let condition, let identifier, let state):
      ["add": condition.scenarioValue(identifier: identifier, assuming: state)]
    }
  }
}

extension MonitorCondition {
  fileprivate func scenarioValue(identifier: String, assuming state: ConditionState?) -> JSONValue {
    var values: [String: JSONValue] = ["identifier": .string(identifier)]
    if let state { values["assuming"] = .string("\(state)") }
    switch self {
    case .circle(let center, let radius):
      values["center"] = .place(center)
      values["radius"] = .number(radius)
    case .beacon(let constraint): values["beacon"] = constraint.scenarioValue
    }
    return .object(values)
  }
}

extension ManagerCall {
  fileprivate var scenarioCall: JSONValue {
    switch self {
    case .release: "release"
    case .setDelegate(let methods): ["delegate": methods?.scenarioValue ?? .null]
    case .requestWhenInUseAuthorization: Self.word(.requestWhenInUseAuthorization)
    case .requestAlwaysAuthorization: Self.word(.requestAlwaysAuthorization)
    case .requestTemporaryFullAccuracyAuthorization(let purposeKey, _):
      Self.word(.requestTemporaryFullAccuracyAuthorization, .string(purposeKey))
    case .set(let property): Self.word(property.member, property.scenarioValue)
    case .start(let service): service.scenarioCall(service.methods.startWord)
    case .stop(.region(let region)): Self.word(.stopMonitoringRegion, .string(region.identifier))
    case .stop(let service): service.scenarioCall(service.methods.stopWord)
    case .requestLocation: Self.word(.requestLocation)
    case .requestState(let region): Self.word(.requestState, .string(region))
    case .allowDeferredLocationUpdates(let distance, let timeout):
      Self.word(
        .allowDeferredLocationUpdates, ["untilTraveled": .number(distance), "timeout": .number(timeout)])
    case .disallowDeferredLocationUpdates: Self.word(.disallowDeferredLocationUpdates)
    case .displayHeadingCalibration(true): "displayHeadingCalibration"
    case .displayHeadingCalibration(false): Self.word(.dismissHeadingCalibrationDisplay)
    }
  }

  private static func word(_ member: ManagerMember) -> JSONValue { .string(member.declaration.baseName) }

  private static func word(_ member: ManagerMember, _ argument: JSONValue) -> JSONValue {
    .object([member.declaration.baseName: argument])
  }
}

extension DelegateMethods {
  fileprivate var scenarioValue: JSONValue {
    if self == .all { return "self" }
    var names: [JSONValue] = []
    if contains(.didUpdateLocations) { names.append("didUpdateLocations") }
    if contains(.didFailWithError) { names.append("didFailWithError") }
    return .array(names)
  }
}

extension ManagerService {
  fileprivate func scenarioCall(_ word: String) -> JSONValue {
    scenarioValue.map { .object([word: $0]) } ?? .string(word)
  }
}

extension ManagerProperty {
  fileprivate var scenarioValue: JSONValue {
    switch self {
    case .allowsBackgroundLocationUpdates(let value), .showsBackgroundLocationIndicator(let value),
      .pausesLocationUpdatesAutomatically(let value):
      .boolean(value)
    case .distanceFilter(let value), .desiredAccuracy(let value), .headingFilter(let value): .number(value)
    case .activityType(let rawValue):
      LocationConstants.activityTypes.first { $0.rawValue == rawValue }.map { .string($0.name) } ?? .null
    }
  }
}
