import CoreLocationInterface
import LeanFoundation
import LocationPolicy
import LocationSimulation
import LocationTracks

extension ScenarioNode {
  /// Reads a duration in seconds: a number, or a text such as "10 min".
  func duration() throws(ScenarioError) -> Double {
    guard isString else { return try number(in: 0...Scenario.timeLimit) }
    let text = try string()
    guard let match = text.wholeMatch(of: /([0-9]{1,9}(?:\.[0-9]{1,3})?) *(s|min|h|d)/),
      let amount = Double(match.1)
    else {
      throw error("“\(text)” is not a time; write seconds as a number, or \"10 min\", \"4 h\", \"3 d\"")
    }
    let unit: Double
    switch match.2 {
    case "min": unit = 60
    case "h": unit = 3_600
    case "d": unit = 86_400
    default: unit = 1
    }
    guard amount * unit <= Scenario.timeLimit else { throw error("“\(text)” is longer than a year") }
    return amount * unit
  }

  /// Reads a filter: a number, or Apple's name for none.
  func filter(_ none: LocationConstant) throws(ScenarioError) -> Double {
    isString ? try word([(none.name, LocationConstants.noFilter)]) : try number(in: -1...1e9)
  }

  /// Reads a desired accuracy: a number, or one of Apple's names.
  func desiredAccuracy() throws(ScenarioError) -> Double {
    isString ? try word(LocationConstants.accuracies.map { ($0.name, $0.meters) }) : try number(in: -2...1e9)
  }

  /// Reads a delegate: "self" for one with all methods, a list of its methods, or null for none.
  func delegate() throws(ScenarioError) -> DelegateMethods? {
    if isNull { return nil }
    if isString { return try word([("self", .all)]) }
    var methods: DelegateMethods = []
    for element in try list() {
      methods.formUnion(
        try element.word([
          ("didUpdateLocations", .didUpdateLocations), ("didFailWithError", .didFailWithError),
        ]))
    }
    return methods
  }

  /// Reads a service session: its goal, or an object with goal and purpose key.
  func serviceSession() throws(ScenarioError) -> StreamKind {
    if isString { return .serviceSession(try word(naming: SessionGoal.self), purposeKey: nil) }
    let object = try object(allowing: ["authorization", "fullAccuracyPurposeKey"])
    return .serviceSession(
      try object.required("authorization").word(naming: SessionGoal.self),
      purposeKey: try object["fullAccuracyPurposeKey"]?.string())
  }

  /// Reads a place: an object, or a list of latitude and longitude.
  func coordinate() throws(ScenarioError) -> Coordinate {
    if isList {
      let numbers = try list()
      guard numbers.count == 2 else { throw error("a place is [latitude, longitude]") }
      return Coordinate(
        latitude: try numbers[0].number(in: -90...90), longitude: try numbers[1].number(in: -180...180))
    }
    return try object(allowing: ["latitude", "longitude"]).coordinate()
  }

  /// Reads the UUID, and optionally major and minor value, of beacons.
  func beaconConstraint() throws(ScenarioError) -> BeaconConstraint {
    if isString { return BeaconConstraint(uuid: try uuid()) }
    let object = try object(allowing: ["uuid", "major", "minor"])
    return BeaconConstraint(
      uuid: try object.required("uuid").uuid(), major: try object["major"]?.unsigned16(),
      minor: try object["minor"]?.unsigned16())
  }

  func uuid() throws(ScenarioError) -> UUID {
    let text = try string()
    guard let uuid = UUID(uuidString: text) else { throw error("“\(text)” is not a UUID") }
    return uuid
  }

  func unsigned16() throws(ScenarioError) -> UInt16 { UInt16(try integer(in: 0...65_535)) }

  /// Reads a condition for a monitor, with its identifier.
  func monitorAddition() throws(ScenarioError) -> StreamCall {
    let object = try object(allowing: ["identifier", "center", "radius", "beacon", "assuming"])
    let condition: MonitorCondition
    if let beacon = object["beacon"] {
      condition = .beacon(try beacon.beaconConstraint())
    } else {
      condition = .circle(
        center: try object.required("center").coordinate(),
        radius: try object.required("radius").number(in: 0...1e8))
    }
    return .add(
      condition, identifier: try object.required("identifier").string(),
      assuming: try object["assuming"]?.word(naming: ConditionState.self))
  }

  /// Reads a request for deferred updates.
  func deferral() throws(ScenarioError) -> ManagerCall {
    let object = try object(allowing: ["untilTraveled", "timeout"])
    return .allowDeferredLocationUpdates(
      distance: try object.required("untilTraveled").number(in: 0...1e15),
      timeout: try object.required("timeout").number(in: 0...1e15))
  }
}

extension ScenarioObject {
  /// Reads the place at a latitude and a longitude.
  func coordinate() throws(ScenarioError) -> Coordinate {
    Coordinate(
      latitude: try required("latitude").number(in: -90...90),
      longitude: try required("longitude").number(in: -180...180))
  }
}
