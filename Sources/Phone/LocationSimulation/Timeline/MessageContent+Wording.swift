import CoreLocationInterface
import LeanFoundation
import LocationPolicy
import LocationTerms
import LocationTracks
import Phrases

extension MessageContent {
  /// The delegate method, element or completion that delivers the message; nil if there is none.
  public var methodName: String? {
    switch carrier {
    case .delegate(let method): method.name
    case .completion(let member): member.declaration.baseName + " completion"
    case .element(let type, let nested): ([type.name] + nested).joined(separator: ".")
    case .app: nil
    }
  }

  /// A short description of the content; empty if the method's name is enough.
  var argument: Phrase {
    switch self {
    case .authorization(_, let status): Phrase(verbatim: status.appleName)
    case .locations(let fixes): TraceFormat.fixes(count: fixes.count, last: fixes.last)
    case .failed(let code), .monitoringFailed(nil, let code): Phrase(verbatim: TraceFormat.error(code))
    case .fullAccuracyAnswered(_, let code), .finishedDeferredUpdates(let code):
      code.map { Phrase(verbatim: TraceFormat.error($0)) } ?? "no error"
    case .heading(let heading, _): TraceFormat.heading(heading)
    case .enteredRegion(let region), .exitedRegion(let region), .startedMonitoring(let region):
      Phrase(verbatim: "“\(region.identifier)”")
    case .regionState(let state, let region): Phrase(verbatim: "“\(region.identifier)”, \(state.caseName)")
    case .monitoringFailed(let region?, let code):
      Phrase(verbatim: "“\(region.identifier)”, \(TraceFormat.error(code))")
    case .visit(let visit): TraceFormat.visit(visit)
    case .beacons(let sightings, _, _): "\(sightings.count) in reach"
    case .rangingFailed(_, let code): Phrase(verbatim: TraceFormat.error(code))
    case .liveUpdate(let update): Self.wording(of: update)
    case .monitorEvent(let event): Self.wording(of: event)
    case .diagnostics(let diagnostics): TraceFormat.diagnostics(diagnostics)
    case .console(let message): Phrase(verbatim: message.text)
    case .headingCalibration, .paused, .resumed, .launched, .enteredForeground, .enteredBackground, .ended,
      .locationButtonAction, .extensionRuns, .extensionWillTerminate:
      ""
    }
  }

  private static func wording(of update: LiveUpdate) -> Phrase {
    let fix = update.fix.map { TraceFormat.fixes(count: 1, last: $0) } ?? "no location"
    var parts: [String] = []
    if update.isStationary { parts.append("stationary") }
    if update.accuracyLimited { parts.append("accuracyLimited") }
    if update.locationUnavailable { parts.append("locationUnavailable") }
    parts += update.diagnostics.names
    return parts.isEmpty ? fix : "\(fix), \(parts.joined(separator: ", "))"
  }

  private static func wording(of event: MonitorEvent) -> Phrase {
    var parts = ["“\(event.identifier)”", event.state.caseName]
    if event.accuracyLimited { parts.append("accuracyLimited") }
    if event.conditionLimitExceeded { parts.append("conditionLimitExceeded") }
    if event.conditionUnsupported { parts.append("conditionUnsupported") }
    if event.persistenceUnavailable { parts.append("persistenceUnavailable") }
    return Phrase(verbatim: (parts + event.diagnostics.names).joined(separator: ", "))
  }
}

extension MessageContent {
  /// Returns the message as a JSON value, with the method that delivers it.
  func value(_ names: TraceNames, kind: String) -> JSONValue {
    var value = fields
    value["kind"] = .string(kind)
    value["message"] = .string(self.kind.rawValue)
    value["method"] = JSONValue(methodName)
    return value
  }

  /// The values that belong to the kind.
  private var fields: JSONValue {
    switch self {
    case .authorization(_, let status): ["status": .string(status.appleName)]
    case .locations(let fixes): ["fixes": .array(fixes.map { $0.value })]
    case .failed(let code): ["error": code.value]
    case .fullAccuracyAnswered(let request, let code):
      ["request": .integer(request), "error": code?.value ?? .null]
    case .finishedDeferredUpdates(let code): ["error": code?.value ?? .null]
    case .heading(let heading, _):
      ["magneticHeading": .number(heading.magneticHeading), "trueHeading": .number(heading.trueHeading)]
    case .enteredRegion(let region), .exitedRegion(let region), .startedMonitoring(let region):
      ["region": .string(region.identifier)]
    case .regionState(let state, let region):
      ["region": .string(region.identifier), "state": .string(state.caseName)]
    case .monitoringFailed(let region, let code):
      ["region": JSONValue(region?.identifier), "error": code.value]
    case .visit(let visit): visit.value
    case .beacons(let sightings, let constraint, _):
      ["beacons": .array(sightings.map { $0.value }), "uuid": .string(constraint.uuid.uuidString)]
    case .rangingFailed(let constraint, let code):
      ["uuid": .string(constraint.uuid.uuidString), "error": code.value]
    case .liveUpdate(let update): update.value
    case .monitorEvent(let event): event.value
    case .diagnostics(let diagnostics): ["diagnostics": JSONValue(diagnostics.names)]
    case .console(let message): ["text": .string(message.text)]
    case .launched(let reason): ["reason": .string(reason.word)]
    case .extensionRuns(let kind): ["extension": .string(kind.rawValue)]
    case .headingCalibration, .paused, .resumed, .enteredForeground, .enteredBackground, .ended,
      .locationButtonAction, .extensionWillTerminate:
      [:]
    }
  }
}

extension LaunchReason {
  /// The reason as a single word.
  var word: String {
    switch self {
    case .person: "person"
    case .location: "location"
    case .background: "background"
    }
  }
}

extension Fix {
  fileprivate var value: JSONValue {
    [
      "latitude": .number(coordinate.latitude), "longitude": .number(coordinate.longitude),
      "altitude": .number(altitude), "horizontalAccuracy": .number(horizontalAccuracy),
      "verticalAccuracy": .number(verticalAccuracy), "speed": .number(speed), "course": .number(course),
      "floor": floor.map(JSONValue.integer) ?? .null, "time": .number(moment.seconds),
    ]
  }
}

extension Visit {
  fileprivate var value: JSONValue {
    [
      "latitude": .number(coordinate.latitude), "longitude": .number(coordinate.longitude),
      "horizontalAccuracy": .number(horizontalAccuracy),
      "arrival": arrival.map { .number($0.seconds) } ?? .null,
      "departure": departure.map { .number($0.seconds) } ?? .null,
    ]
  }
}

extension BeaconSighting {
  fileprivate var value: JSONValue {
    [
      "uuid": .string(uuid.uuidString), "major": .integer(Int(major)), "minor": .integer(Int(minor)),
      "distance": .number(distance), "rssi": .integer(rssi),
    ]
  }
}

extension LiveUpdate {
  fileprivate var value: JSONValue {
    [
      "fix": fix?.value ?? .null, "stationary": .boolean(isStationary),
      "accuracyLimited": .boolean(accuracyLimited), "locationUnavailable": .boolean(locationUnavailable),
      "diagnostics": JSONValue(diagnostics.names),
    ]
  }
}

extension MonitorEvent {
  fileprivate var value: JSONValue {
    [
      "identifier": .string(identifier), "state": .string(state.caseName),
      "accuracyLimited": .boolean(accuracyLimited),
      "conditionLimitExceeded": .boolean(conditionLimitExceeded),
      "conditionUnsupported": .boolean(conditionUnsupported),
      "persistenceUnavailable": .boolean(persistenceUnavailable), "diagnostics": JSONValue(diagnostics.names),
    ]
  }
}

extension LocationErrorCode {
  /// The name as a JSON value, as in tables.
  var value: JSONValue { .string(caseName) }
}
