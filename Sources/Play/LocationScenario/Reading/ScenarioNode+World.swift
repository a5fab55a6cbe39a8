import LeanFoundation
import LocationPolicy
import LocationSimulation
import LocationTracks

extension ScenarioNode {
  /// Reads a change of the phone's surroundings; the track is that of the scenario.
  func worldChange(track: Track?) throws(ScenarioError) -> WorldChange {
    if isString {
      let plain: [(String, WorldChange?)] = [
        ("follows", nil), ("losesPosition", .losesPosition), ("findsPosition", .findsPosition),
      ]
      if let change = try word(plain) { return change }
      return .follows(try playback(ScenarioObject(values: [:], path: path), of: track))
    }
    let kinds = [
      "stays", "follows", "accuracy", "heading", "magneticInterference", "compassNeedsCalibration", "beacons",
      "bluetooth", "floor",
    ]
    let object = try object(allowing: kinds + ["losesPosition", "findsPosition"])
    guard object.values.count == 1, let kind = object.values.keys.first, let node = object[kind] else {
      throw error("a change of the world is one of \(kinds.joined(separator: ", "))")
    }
    switch kind {
    case "stays": return .stays(at: try node.sample())
    case "follows":
      return .follows(
        try playback(
          try node.object(allowing: ["speedFactor", "loops", "walkingSpeed", "longestGap"]), of: track))
    case "accuracy": return try node.accuracy()
    case "heading": return .heading(try node.heading())
    case "magneticInterference": return .magneticInterference(try node.boolean())
    case "compassNeedsCalibration": return .compassCalibration(isNeeded: try node.boolean())
    case "beacons":
      return .beacons(try node.list().map { beacon throws(ScenarioError) in try beacon.sighting() })
    case "bluetooth": return .bluetooth(try node.boolean())
    case "floor": return .floor(node.isNull ? nil : try node.integer(in: -1_000...1_000))
    case "losesPosition", "findsPosition":
      throw node.error("“\(kind)” takes no argument; write \"world\": \"\(kind)\"")
    default: throw node.error("“\(kind)” is not understood")
    }
  }

  private func playback(_ options: ScenarioObject, of track: Track?) throws(ScenarioError) -> Playback {
    guard let track else { throw error("the scenario has no “track” to follow") }
    return Playback(
      track, speedFactor: try options["speedFactor"]?.number(in: 0.001...1e6) ?? 1,
      loops: try options["loops"]?.boolean() ?? false,
      walkingSpeed: try options["walkingSpeed"]?.number(in: 0.001...1e6) ?? Playback.walkingSpeed,
      longestGap: try options["longestGap"]?.number(in: 0...1e9))
  }

  private func sample() throws(ScenarioError) -> TrackSample {
    if isList { return TrackSample(try coordinate()) }
    let object = try object(
      allowing: [
        "latitude", "longitude", "altitude", "speed", "course", "horizontalAccuracy", "verticalAccuracy",
      ])
    return TrackSample(
      try object.coordinate(), altitude: try object["altitude"]?.number(),
      speed: try object["speed"]?.number() ?? 0,
      course: try object["course"]?.number(in: 0...360),
      horizontalAccuracy: try object["horizontalAccuracy"]?.number(in: 0...1e7),
      verticalAccuracy: try object["verticalAccuracy"]?.number(in: 0...1e7))
  }

  private func accuracy() throws(ScenarioError) -> WorldChange {
    let object = try object(allowing: ["horizontal", "vertical"])
    return .accuracy(
      horizontal: try object.required("horizontal").number(in: 0...1e7),
      vertical: try object["vertical"]?.number(in: 0...1e7) ?? 10)
  }

  private func heading() throws(ScenarioError) -> Heading {
    let object = try object(allowing: ["magneticHeading", "trueHeading", "accuracy"])
    return Heading(
      magneticHeading: try object.required("magneticHeading").number(in: 0...360),
      trueHeading: try object["trueHeading"]?.number(in: -1...360) ?? -1,
      accuracy: try object["accuracy"]?.number(in: -1...180) ?? 5)
  }

  private func sighting() throws(ScenarioError) -> BeaconSighting {
    let object = try object(allowing: ["uuid", "major", "minor", "distance", "rssi"])
    return BeaconSighting(
      uuid: try object.required("uuid").uuid(), major: try object.required("major").unsigned16(),
      minor: try object.required("minor").unsigned16(),
      distance: try object["distance"]?.number(in: -1...1e6) ?? 1,
      rssi: try object["rssi"]?.integer(in: -200...100) ?? -60)
  }

  /// Reads a track whose points are in the scenario itself; times are seconds after the start.
  func track(start: Date) throws(ScenarioError) -> Track {
    let points = try list().map { node throws(ScenarioError) in try node.trackPoint(start: start) }
    return Track(segments: [points])
  }

  private func trackPoint(start: Date) throws(ScenarioError) -> TrackPoint {
    if isList { return TrackPoint(try coordinate()) }
    let object = try object(
      allowing: [
        "latitude", "longitude", "altitude", "time", "speed", "course", "horizontalAccuracy",
        "verticalAccuracy",
      ])
    return TrackPoint(
      try object.coordinate(), altitude: try object["altitude"]?.number(),
      time: try object["time"]?.number(in: 0...Scenario.timeLimit).advanced(start),
      speed: try object["speed"]?.number(in: 0...1e6), course: try object["course"]?.number(in: 0...360),
      horizontalAccuracy: try object["horizontalAccuracy"]?.number(in: 0...1e7),
      verticalAccuracy: try object["verticalAccuracy"]?.number(in: 0...1e7))
  }
}

extension Double {
  fileprivate func advanced(_ start: Date) -> Date { start.addingTimeInterval(self) }
}
