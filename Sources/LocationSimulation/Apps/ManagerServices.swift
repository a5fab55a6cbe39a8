/// What a manager started and has not stopped.
public struct ManagerServices: Hashable, Sendable {
  /// Standard updates.
  public internal(set) var standard: StandardUpdates?
  /// The beacons that it ranges, in the order in which it started.
  public internal(set) var ranging: [RangedBeacons] = []
  /// Whether it started significant changes; only managers that did are told of them (MON-004).
  public internal(set) var significantChanges = false
  /// Whether what it ranges may be reported just now.
  var rangesNow = false
  /// The one-shot request that has not ended.
  var request: LocationRequest?
  /// Compass updates.
  var heading: HeadingUpdates?

  /// Creates a manager that started nothing.
  public init() {}

  /// Whether compass updates were started.
  public var updatesHeading: Bool { heading != nil }
  /// Whether a one-shot request has not ended.
  public var requestsLocation: Bool { request != nil }

  /// Whether standard updates bring positions just now.
  var receivesUpdates: Bool {
    guard let standard else { return false }
    return standard.flow != .none
  }

  /// What of it wants positions just now.
  var needs: Needs {
    var needs: Needs = []
    if receivesUpdates { needs.insert(.standard) }
    if let request, request.flow != .none { needs.insert(.request) }
    if rangesNow { needs.insert(.ranging) }
    return needs
  }

  /// Services that positions are looked for.
  struct Needs: OptionSet {
    let rawValue: UInt8
    static let standard = Needs(rawValue: 1)
    static let request = Needs(rawValue: 2)
    static let ranging = Needs(rawValue: 4)
  }
}
