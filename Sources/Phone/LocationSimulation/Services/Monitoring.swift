import LocationPolicy

/// What the system monitors for an app, across its processes.
public struct Monitoring: Hashable, Sendable {
  /// The regions, in the order in which they were added; all managers of the app share them (MON-006).
  public private(set) var regions: [MonitoredRegion] = []
  /// Significant changes; nil when nobody started them.
  public private(set) var significantChanges: SignificantChanges?
  /// Visits; nil when nobody started them.
  public private(set) var visits: VisitTracking?
  /// Which of these may be reported at the moment, be it by waking or launching the app.
  private(set) var reportable: ServiceSet = []
  /// Whether positions are told only roughly.
  private(set) var isReduced = false
  /// Whether regions of beacons are among those that may be reported.
  private(set) var hasBeacons = false
  /// What waits until the app's process has a manager that can be told.
  private(set) var pending: [PendingEvent] = []

  /// Creates an app for which nothing is monitored.
  public init() {}

  /// Whether a position is of any use for it at the moment.
  var isActive: Bool { !reportable.isEmpty }

  /// Takes over what may be reported at the moment.
  mutating func plan(_ reportable: ServiceSet, isReduced: Bool) {
    self.reportable = reportable
    self.isReduced = isReduced
    hasBeacons = reportable.contains(.region) && regions.contains { $0.region.shape.isBeacon }
  }

  /// How many events wait at most: more than an app can cross boundaries before it is told.
  private static let longestWait = 100

  /// Keeps an event until the app has a manager that can be told; of too many the newest.
  mutating func keep(_ event: PendingEvent) {
    pending.append(event)
    if pending.count > Self.longestWait { pending.removeFirst() }
  }

  /// Takes all that waits.
  mutating func takePending() -> [PendingEvent] {
    defer { pending = [] }
    return pending
  }

  /// What waits is lost.
  mutating func forgetPending() { pending = [] }

  /// Of significant changes that wait only the newest counts.
  mutating func forgetPendingSignificantChanges() { pending.removeAll { $0.service == .significantChange } }

  /// Tells what waits only roughly (ACC-006).
  mutating func reducePending(to radius: Double) {
    for index in pending.indices { pending[index].content.reduce(to: radius) }
  }

  /// Starts significant changes anew: the first position is told whatever it is.
  mutating func startSignificantChanges() { significantChanges = SignificantChanges() }

  /// Stops significant changes.
  mutating func stopSignificantChanges() { significantChanges = nil }

  /// Starts visits, unless that was done.
  mutating func startVisits() { if visits == nil { visits = VisitTracking() } }

  /// Stops visits.
  mutating func stopVisits() { visits = nil }

  /// Changes a region in place.
  mutating func update<Result>(
    regionAt index: Int, _ change: (inout MonitoredRegion) -> Result
  ) -> Result { change(&regions[index]) }

  /// Monitors a region, in place of one with the same identifier.
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

  /// What was started.
  var services: ServiceSet {
    var services: ServiceSet = []
    if !regions.isEmpty { services.insert(ServiceSet(.region)) }
    if significantChanges != nil { services.insert(ServiceSet(.significantChange)) }
    if visits != nil { services.insert(ServiceSet(.visits)) }
    return services
  }

  /// Adds what follows from a sample.
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
      results.append(.significantChange(fix))
    }
    guard reportable.contains(.visits), let fix = sample.fix else { return }
    switch visits?.take(fix, under: rules) ?? .nothing {
    case .nothing: break
    case .arrived(let visits): results.append(.visit(visits, until: nil))
    case .left(let visits): results.append(.visit(visits, until: sample.moment))
    }
  }
}

/// Something that an app was woken or launched for, and that no manager of it was told yet (MON-004, MON-005).
struct PendingEvent: Hashable, Sendable {
  /// The service that it is of.
  let service: LocationService
  /// What the app is told.
  var content: MessageContent
}
