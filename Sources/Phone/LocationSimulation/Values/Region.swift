public import LocationTracks

/// A region that an app monitors.
public struct Region: Hashable, Sendable, Codable {
  /// The identifier, unique in the app.
  public var identifier: String
  /// The area to be entered and left.
  public var shape: Shape
  /// Whether entering is reported.
  public var notifyOnEntry = true
  /// Whether leaving is reported.
  public var notifyOnExit = true
  /// Whether the state is reported when the display turns on inside of a beacon region.
  public var notifyEntryStateOnDisplay = false

  /// The shapes of regions.
  public enum Shape: Hashable, Sendable, Codable {
    /// A circle with a radius in meters.
    case circle(center: Coordinate, radius: Double)
    /// The reach of matching beacons.
    case beacon(BeaconConstraint)
  }

  /// Creates a region.
  public init(identifier: String, shape: Shape) {
    self.identifier = identifier
    self.shape = shape
  }
}

/// The state of the phone with respect to a region, with Apple's raw values.
public enum RegionState: Int, CaseIterable, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// Inside.
  case inside = 1
  /// Outside.
  case outside = 2
}

extension RegionState {
  /// The name of the case.
  var caseName: String {
    switch self {
    case .unknown: "unknown"
    case .inside: "inside"
    case .outside: "outside"
    }
  }

  /// Creates the state of a fix with respect to a circle, which is left only some meters outside.
  init(of fix: Fix, center: Coordinate, radius: Double, margin: Double, wasInside: Bool) {
    let limit = wasInside ? radius + margin : radius
    self = fix.coordinate.isFarther(than: limit, from: center) ? .outside : .inside
  }
}

extension Region.Shape {
  /// Whether the region is defined by beacons.
  var isBeacon: Bool {
    switch self {
    case .circle: false
    case .beacon: true
    }
  }
}
