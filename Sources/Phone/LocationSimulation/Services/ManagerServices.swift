import LocationPolicy

/// What a manager started and has not stopped.
public struct ManagerServices: Hashable, Sendable {
  /// Standard updates.
  public internal(set) var standard: StandardUpdates?
  /// The beacons that it ranges, in the order in which it started.
  public private(set) var ranging: [RangedBeacons] = []
  /// Whether it started significant changes; only managers that did are told of them (MON-004).
  public private(set) var significantChanges = false
  /// Whether what it ranges may be reported at the moment.
  private(set) var rangesNow = false
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

  /// Starts or stops significant changes.
  mutating func setSignificantChanges(_ isOn: Bool) { significantChanges = isOn }

  /// Starts standard updates, which take over from a one-shot request; repeated starts begin anew only after a pause or a
  /// failure (DEL-060, DEL-070).
  mutating func startUpdates(inUse: Bool) {
    request = nil
    var updates = standard ?? StandardUpdates(startedInUse: inUse)
    updates.start(inUse: inUse)
    standard = updates
  }

  /// Stops standard updates, and with them a one-shot request (DEL-070).
  mutating func stopUpdates() {
    standard = nil
    request = nil
  }

  /// Starts compass updates, unless that was done; returns whether it was not.
  mutating func startHeading() -> Bool {
    guard heading == nil else { return false }
    heading = HeadingUpdates()
    return true
  }

  /// What it ranges may be reported now, or may not.
  mutating func allowRanging(_ isAllowed: Bool) { rangesNow = isAllowed && !ranging.isEmpty }

  /// Ranging fails now, or works; returns the beacons for which that is news.
  mutating func noteRangingFailure(_ failure: LocationErrorCode?) -> [BeaconConstraint] {
    var changed: [BeaconConstraint] = []
    for index in ranging.indices where ranging[index].failure != failure {
      ranging[index].failure = failure
      changed.append(ranging[index].constraint)
    }
    return changed
  }

  /// Tells positions that wait only roughly (ACC-006).
  mutating func reduceFixes(to radius: Double) {
    request?.forgetBest()
    standard?.reduceDeferredFixes(to: radius)
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
  fileprivate(set) var failure: LocationErrorCode?

  init(constraint: BeaconConstraint) { self.constraint = constraint }
}

/// Compass updates that a manager started and has not stopped (DEL-090).
struct HeadingUpdates: Hashable, Sendable {
  /// The heading that the app was told last, in degrees from magnetic north; nil before the first.
  private(set) var last: Double?
  /// Whether the app was told of a failure that goes on (DEL-091).
  private var saidFailure = false

  /// The app is told of a heading.
  mutating func tell(_ heading: Heading) { last = heading.magneticHeading }

  /// There is no heading to tell; returns whether that is news.
  mutating func fail() -> Bool {
    defer { saidFailure = true }
    return !saidFailure
  }

  /// There is a heading again.
  mutating func recover() { saidFailure = false }
}
