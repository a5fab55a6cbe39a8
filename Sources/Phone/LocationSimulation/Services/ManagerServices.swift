import LocationPolicy

/// What a manager started and has not stopped.
public struct ManagerServices: Hashable, Sendable {
  /// Standard updates.
  public internal(set) var standard: StandardUpdates?
  /// The beacons that it ranges, in the order in which it started.
  public internal(set) var ranging: [RangedBeacons] = []
  /// Whether it started significant changes; only managers that did are told of them (MON-004).
  public internal(set) var significantChanges = false
  /// Whether what it ranges may be reported at the moment.
  var rangesNow = false
  /// The one-shot request that has not ended.
  var request: OneShotRequest?
  /// Compass updates.
  var heading: HeadingUpdates?

  /// Creates a manager that started nothing.
  public init() {}

  /// Whether compass updates were started.
  public var updatesHeading: Bool { heading != nil }
  /// Whether a one-shot request has not ended.
  public var requestsLocation: Bool { request != nil }

  /// Whether standard updates bring positions at the moment.
  var receivesUpdates: Bool {
    guard let standard else { return false }
    return standard.flow != .none
  }

  /// What of it wants positions at the moment.
  var needs: Needs {
    var needs: Needs = []
    if receivesUpdates { needs.insert(.standard) }
    if let request, request.flow != .none { needs.insert(.request) }
    if rangesNow { needs.insert(.ranging) }
    return needs
  }

  /// Starts ranging some beacons, unless that was done.
  mutating func startRanging(_ constraint: BeaconConstraint) {
    guard !ranging.contains(where: { $0.constraint == constraint }) else { return }
    ranging.append(RangedBeacons(constraint: constraint))
  }

  /// Stops ranging some beacons.
  mutating func stopRanging(_ constraint: BeaconConstraint) {
    ranging.removeAll { $0.constraint == constraint }
  }

  /// Services that positions are looked for.
  struct Needs: OptionSet {
    let rawValue: UInt8
    static let standard = Needs(rawValue: 1)
    static let request = Needs(rawValue: 2)
    static let ranging = Needs(rawValue: 4)
  }
}

/// Beacons that a manager ranges.
public struct RangedBeacons: Hashable, Sendable {
  /// Which beacons.
  public let constraint: BeaconConstraint
  /// The error that the app was told, while that is so.
  var failure: LocationErrorCode?

  init(constraint: BeaconConstraint) { self.constraint = constraint }
}

/// Compass updates that a manager started and has not stopped (DEL-090).
struct HeadingUpdates: Hashable, Sendable {
  /// The heading that the app was told last, in degrees from magnetic north; nil before the first.
  var last: Double?
  /// Whether the app was told of interference that goes on (DEL-091).
  var saidFailure = false
}
