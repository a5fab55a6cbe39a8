import CoreLocationInterface
import LocationSimulation
import LocationTracks

extension CallWord {
  /// The calls about what is monitored or ranged, which have an argument.
  static let regionsAndBeacons: [CallWord] = [
    start(.regions, .object(Region.argument)) { argument throws(ScenarioError) in
      .region(try argument.region())
    },
    stop(.regions, .text("The region's identifier.")) { argument throws(ScenarioError) in
      .region(try argument.identifiedRegion())
    },
    start(.beacons, .value(.beacon)) { argument throws(ScenarioError) in
      .beacons(try argument.beaconConstraint())
    },
    stop(.beacons, .value(.beacon)) { argument throws(ScenarioError) in
      .beacons(try argument.beaconConstraint())
    },
    manager(.requestState, .text("The region's identifier.")) { argument throws(ScenarioError) in
      .requestState(region: try argument.required.string())
    },
  ]

  private static func start(
    _ methods: ServiceMethods, _ shape: ArgumentShape,
    _ read: @escaping @Sendable (ScenarioNode) throws(ScenarioError) -> ManagerService
  ) -> CallWord {
    CallWord(name: methods.startWord, object: "manager", shape: shape) { argument throws(ScenarioError) in
      .manager(.start(try read(argument.required)))
    }
  }

  private static func stop(
    _ methods: ServiceMethods, _ shape: ArgumentShape,
    _ read: @escaping @Sendable (ScenarioNode) throws(ScenarioError) -> ManagerService
  ) -> CallWord {
    CallWord(name: methods.stopWord, object: "manager", shape: shape) { argument throws(ScenarioError) in
      .manager(.stop(try read(argument.required)))
    }
  }
}

extension Region {
  fileprivate static let argument: [ArgumentKey] = [
    ArgumentKey("identifier", .text), ArgumentKey("center", .place, isRequired: false),
    ArgumentKey("radius", .amount, isRequired: false), ArgumentKey("beacon", .beacon, isRequired: false),
    ArgumentKey("notifyOnEntry", .flag, isRequired: false),
    ArgumentKey("notifyOnExit", .flag, isRequired: false),
    ArgumentKey("notifyEntryStateOnDisplay", .flag, isRequired: false),
  ]
}

extension ScenarioNode {
  /// Reads a region with its identifier: a circle or a beacon.
  fileprivate func region() throws(ScenarioError) -> Region {
    let object = try object(allowing: Region.argument.map(\.name))
    let shape: Region.Shape
    if let beacon = object["beacon"] {
      shape = .beacon(try beacon.beaconConstraint())
    } else {
      shape = .circle(
        center: try object.required("center").coordinate(),
        radius: try object.required("radius").number(in: 0...1e8))
    }
    var region = Region(identifier: try object.required("identifier").string(), shape: shape)
    region.notifyOnEntry = try object["notifyOnEntry"]?.boolean() ?? true
    region.notifyOnExit = try object["notifyOnExit"]?.boolean() ?? true
    region.notifyEntryStateOnDisplay = try object["notifyEntryStateOnDisplay"]?.boolean() ?? false
    return region
  }

  /// Reads a region of which only the identifier counts.
  fileprivate func identifiedRegion() throws(ScenarioError) -> Region {
    Region(
      identifier: try string(), shape: .circle(center: Coordinate(latitude: 0, longitude: 0), radius: 0))
  }
}
