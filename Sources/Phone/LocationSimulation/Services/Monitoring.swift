import LocationPolicy

/// The services that the system monitors for an app, across its processes.
public struct Monitoring: Hashable, Sendable {
  /// The regions, in the order in which they were added; all managers of the app share them (MON-006).
  public private(set) var regions: [MonitoredRegion] = []
  /// Significant changes; nil if they were not started.
  public private(set) var significantChanges: SignificantChanges?
  /// Visits; nil if they were not started.
  public private(set) var visits: VisitTracking?
  /// The services that may currently be reported, possibly by waking or launching the app.
  private(set) var reportable: ServiceSet = []
  /// Whether positions are reported only roughly.
  private(set) var isReduced = false
  /// Whether beacon regions are among those that may be reported.
  private(set) var hasBeacons = false
  /// The events that wait until the app's process has a manager that can receive them.
  private(set) var pending: [PendingEvent] = []

  /// Creates the value for an app for which nothing is monitored.
  public init() {}

  /// Whether a position is currently of any use.
  var isActive: Bool { !reportable.isEmpty }

  /// Sets the services that may currently be reported.
  mutating func plan(_ reportable: ServiceSet, isReduced: Bool) {
    self.reportable = reportable
    self.isReduced = isReduced
    hasBeacons = reportable.contains(.region) && regions.contains { $0.region.shape.isBeacon }
  }

  /// The maximum number of waiting events: more than the boundaries that an app can cross before it receives them.
  private static let longestWait = 100

  /// Keeps an event until the app has a manager that can receive it; of too many, the newest are kept.
  mutating func keep(_ event: PendingEvent) {
    pending.append(event)
    if pending.count > Self.longestWait { pending.removeFirst() }
  }

  /// Removes and returns all waiting events.
  mutating func takePending() -> [PendingEvent] {
    defer { pending = [] }
    return pending
  }

  /// Drops all waiting events.
  mutating func forgetPending() { pending = [] }

  /// Drops waiting significant changes, because only the newest counts.
  mutating func forgetPendingSignificantChanges() { pending.removeAll { $0.service == .significantChange } }

  /// Reduces the accuracy of waiting events (ACC-006).
  mutating func reducePending(to radius: Double) {
    for index in pending.indices { pending[index].content.reduce(to: radius) }
  }

  /// Starts significant changes from scratch: the first position is always reported.
  mutating func startSignificantChanges() { significantChanges = SignificantChanges() }

  /// Stops significant changes.
  mutating func stopSignificantChanges() { significantChanges = nil }

  /// Starts visits, unless they are already running.
  mutating func startVisits() { if visits == nil { visits = VisitTracking() } }

  /// Stops visits.
  mutating func stopVisits() { visits = nil }

  /// Changes a region in place.
  mutating func update<Result>(
    regionAt index: Int, _ change: (inout MonitoredRegion) -> Result
  ) -> Result { change(&regions[index]) }

  /// Monitors a region, replacing one with the same identifier.
  mutating func put(_ region: MonitoredRegion) {
    if let known = regions.firstIndex(where: { $0.region.identifier == region.region.identifier }) {
      regions[known] = region
    } else {
      regions.append(region)
    }
  }

  /// Stops monitoring a region.
  mutating func removeRegion(_ identifier: String) {
    regions.removeAll { $0.region.identifier == identifier }
  }

  /// The services that were started.
  var services: ServiceSet {
    var services: ServiceSet = []
    if !regions.isEmpty { services.insert(ServiceSet(.region)) }
    if significantChanges != nil { services.insert(ServiceSet(.significantChange)) }
    if visits != nil { services.insert(ServiceSet(.visits)) }
    return services
  }

  /// Collects the effects of a sample.
  mutating func take(_ sample: PositionSample, under rules: SampleRules, into results: inout [SampleResult]) {
    if reportable.contains(.region) {
      for index in regions.indices {
        let isCrossed = regions[index].take(sample, under: rules)
        if isCrossed || regions[index].hasAskers { results.append(.region(at: index, isCrossed: isCrossed)) }
      }
      if hasBeacons { results.append(.beacons) }
    }
    let coarse = isReduced ? sample.fix(for: .reduced) : sample.fix
    if reportable.contains(.significantChange), let coarse,
      let fix = significantChanges?.next(with: coarse, at: sample.moment, under: rules)
    {
      results.append(.event(.locations([fix]), of: .significantChange))
    }
    guard reportable.contains(.visits), let fix = sample.fix else { return }
    switch visits?.take(fix, under: rules) ?? .nothing {
    case .nothing: break
    case .arrived(let visits): results.append(.visit(visits, until: nil))
    case .left(let visits): results.append(.visit(visits, until: sample.moment))
    }
  }
}

/// An event that an app was woken or launched for, and that none of its managers has received yet (MON-004, MON-005).
struct PendingEvent: Hashable, Sendable {
  /// The service that produced the event.
  let service: LocationService
  /// The message to the app.
  var content: MessageContent
}
