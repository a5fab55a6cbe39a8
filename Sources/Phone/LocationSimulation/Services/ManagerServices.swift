import LocationPolicy

/// The services that a manager started and has not stopped.
public struct ManagerServices: Hashable, Sendable {
  /// Standard updates.
  public internal(set) var standard: StandardUpdates?
  /// The beacons that the manager ranges, in the order in which it started.
  public private(set) var ranging: [RangedBeacons] = []
  /// Whether it started significant changes; only managers that did receive them (MON-004).
  public private(set) var significantChanges = false
  /// Whether ranged beacons may currently be reported.
  private(set) var rangesNow = false
  /// The one-shot request that has not ended.
  var request: OneShotRequest?
  /// Compass updates.
  var heading: HeadingUpdates?

  /// Creates the services of a manager that started nothing.
  public init() {}

  /// Whether compass updates were started.
  public var updatesHeading: Bool { heading != nil }
  /// Whether a one-shot request has not ended.
  public var requestsLocation: Bool { request != nil }

  /// Whether standard updates currently deliver positions.
  var receivesUpdates: Bool {
    guard let standard else { return false }
    return standard.flow != .none
  }

  /// The services that currently need positions.
  var needs: Needs {
    var needs: Needs = []
    if receivesUpdates { needs.insert(.standard) }
    if let request, request.flow != .none { needs.insert(.request) }
    if rangesNow { needs.insert(.ranging) }
    return needs
  }

  /// Starts or stops significant changes.
  mutating func setSignificantChanges(_ isOn: Bool) { significantChanges = isOn }

  /// Starts standard updates, which replace a one-shot request; a repeated start has an effect only after a pause or
  /// a failure (DEL-060, DEL-070).
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

  /// Starts compass updates; returns whether they were not running yet.
  mutating func startHeading() -> Bool {
    guard heading == nil else { return false }
    heading = HeadingUpdates()
    return true
  }

  /// Sets whether ranged beacons may be reported now.
  mutating func allowRanging(_ isAllowed: Bool) { rangesNow = isAllowed && !ranging.isEmpty }

  /// Records whether ranging fails now; returns the beacons for which that is new.
  mutating func noteRangingFailure(_ failure: LocationErrorCode?) -> [BeaconConstraint] {
    var changed: [BeaconConstraint] = []
    for index in ranging.indices where ranging[index].failure != failure {
      ranging[index].failure = failure
      changed.append(ranging[index].constraint)
    }
    return changed
  }

  /// Reduces the accuracy of waiting positions (ACC-006).
  mutating func reduceFixes(to radius: Double) {
    request?.forgetBest()
    standard?.reduceDeferredFixes(to: radius)
  }

  /// Starts ranging some beacons, unless that has already started.
  mutating func startRanging(_ constraint: BeaconConstraint) {
    guard !ranging.contains(where: { $0.constraint == constraint }) else { return }
    ranging.append(RangedBeacons(constraint: constraint))
  }

  /// Stops ranging some beacons.
  mutating func stopRanging(_ constraint: BeaconConstraint) {
    ranging.removeAll { $0.constraint == constraint }
  }

  /// The services that need positions.
  struct Needs: OptionSet {
    let rawValue: UInt8
    static let standard = Needs(rawValue: 1)
    static let request = Needs(rawValue: 2)
    static let ranging = Needs(rawValue: 4)
  }
}

/// Beacons that a manager ranges.
public struct RangedBeacons: Hashable, Sendable {
  /// The identity of the beacons.
  public let constraint: BeaconConstraint
  /// The error that was reported to the app, while it lasts.
  fileprivate(set) var failure: LocationErrorCode?

  init(constraint: BeaconConstraint) { self.constraint = constraint }
}

/// Compass updates that a manager started and has not stopped (DEL-090).
struct HeadingUpdates: Hashable, Sendable {
  /// The last heading that was reported to the app, in degrees from magnetic north; nil before the first.
  private(set) var last: Double?
  /// Whether a lasting failure was reported to the app (DEL-091).
  private var saidFailure = false

  /// Records that a heading is reported to the app.
  mutating func tell(_ heading: Heading) { last = heading.magneticHeading }

  /// Records that there is no heading to report; returns whether that is new.
  mutating func fail() -> Bool {
    defer { saidFailure = true }
    return !saidFailure
  }

  /// Records that there is a heading again.
  mutating func recover() { saidFailure = false }
}
