import Foundation
import LocationPolicy
import LocationTracks

extension MessageContent {
  /// The message as a value shaped like JSON, with the method that brings it.
  func value(_ names: TraceNames, kind: String) -> TableValue {
    var value = fields
    value["kind"] = .string(kind)
    value["message"] = .string(name)
    value["method"] = TableValue(methodName)
    return value
  }

  /// The kind of message.
  private var name: String {
    switch self {
    case .authorization: "authorization"
    case .locations: "locations"
    case .failed: "failed"
    case .paused: "paused"
    case .resumed: "resumed"
    case .fullAccuracyAnswered: "fullAccuracyAnswered"
    case .finishedDeferredUpdates: "finishedDeferredUpdates"
    case .heading: "heading"
    case .enteredRegion: "enteredRegion"
    case .exitedRegion: "exitedRegion"
    case .regionState: "regionState"
    case .startedMonitoring: "startedMonitoring"
    case .monitoringFailed: "monitoringFailed"
    case .visit: "visit"
    case .beacons: "beacons"
    case .rangingFailed: "rangingFailed"
    case .liveUpdate: "liveUpdate"
    case .monitorEvent: "monitorEvent"
    case .diagnostics: "diagnostics"
    case .console: "console"
    case .launched: "launched"
    case .enteredForeground: "enteredForeground"
    case .enteredBackground: "enteredBackground"
    case .ended: "ended"
    case .locationButtonAction: "locationButtonAction"
    }
  }

  /// What belongs to the kind.
  private var fields: TableValue {
    switch self {
    case .authorization(_, let status): ["status": .string("\(status)")]
    case .locations(let fixes): ["fixes": .array(fixes.map(\.value))]
    case .failed(let code): ["error": code.value]
    case .fullAccuracyAnswered(let request, let code):
      ["request": .integer(request), "error": code?.value ?? .null]
    case .finishedDeferredUpdates(let code): ["error": code?.value ?? .null]
    case .heading(let heading, _):
      ["magneticHeading": .number(heading.magneticHeading), "trueHeading": .number(heading.trueHeading)]
    case .enteredRegion(let region), .exitedRegion(let region), .startedMonitoring(let region):
      ["region": .string(region.identifier)]
    case .regionState(let state, let region):
      ["region": .string(region.identifier), "state": .string("\(state)")]
    case .monitoringFailed(let region, let code):
      ["region": TableValue(region?.identifier), "error": code.value]
    case .visit(let visit): visit.value
    case .beacons(let sightings, let constraint, _):
      ["beacons": .array(sightings.map(\.value)), "uuid": .string(constraint.uuid.uuidString)]
    case .rangingFailed(let constraint, let code):
      ["uuid": .string(constraint.uuid.uuidString), "error": code.value]
    case .liveUpdate(let update): update.value
    case .monitorEvent(let event): event.value
    case .diagnostics(let diagnostics): ["diagnostics": TableValue(diagnostics.names)]
    case .console(let message): ["text": .string(message.text)]
    case .launched(let reason): ["reason": .string(reason.word)]
    case .paused, .resumed, .enteredForeground, .enteredBackground, .ended, .locationButtonAction: [:]
    }
  }
}

extension LaunchReason {
  /// The reason in a word.
  var word: String {
    switch self {
    case .person: "person"
    case .location: "location"
    case .background: "background"
    }
  }
}

extension Fix {
  fileprivate var value: TableValue {
    [
      "latitude": .number(coordinate.latitude), "longitude": .number(coordinate.longitude),
      "altitude": .number(altitude), "horizontalAccuracy": .number(horizontalAccuracy),
      "verticalAccuracy": .number(verticalAccuracy), "speed": .number(speed), "course": .number(course),
      "floor": floor.map(TableValue.integer) ?? .null, "time": .number(moment.seconds),
    ]
  }
}

extension Visit {
  fileprivate var value: TableValue {
    [
      "latitude": .number(coordinate.latitude), "longitude": .number(coordinate.longitude),
      "horizontalAccuracy": .number(horizontalAccuracy),
      "arrival": arrival.map { .number($0.seconds) } ?? .null,
      "departure": departure.map { .number($0.seconds) } ?? .null,
    ]
  }
}

extension BeaconSighting {
  fileprivate var value: TableValue {
    [
      "uuid": .string(uuid.uuidString), "major": .integer(Int(major)), "minor": .integer(Int(minor)),
      "distance": .number(distance), "rssi": .integer(rssi),
    ]
  }
}

extension LiveUpdate {
  fileprivate var value: TableValue {
    [
      "fix": fix?.value ?? .null, "stationary": .boolean(isStationary),
      "accuracyLimited": .boolean(accuracyLimited), "locationUnavailable": .boolean(locationUnavailable),
      "diagnostics": TableValue(diagnostics.names),
    ]
  }
}

extension MonitorEvent {
  fileprivate var value: TableValue {
    [
      "identifier": .string(identifier), "state": .string("\(state)"),
      "accuracyLimited": .boolean(accuracyLimited),
      "conditionLimitExceeded": .boolean(conditionLimitExceeded),
      "conditionUnsupported": .boolean(conditionUnsupported), "diagnostics": TableValue(diagnostics.names),
    ]
  }
}
