import LocationTracks

/// A region that the system monitors for an app (MON-006).
public struct MonitoredRegion: Hashable, Sendable {
  /// The region.
  public let region: Region
  /// The state of the phone with respect to the region, as far as it already counts.
  public private(set) var state = RegionState.unknown
  /// The time when the phone crossed to the other side of the boundary.
  private var crossedAt: Moment?
  /// Whether the state was forgotten, and is not known again.
  private var isForgotten = false
  /// Whether the app was notified that monitoring began.
  private var isAnnounced = false
  /// The managers that requested the state while it was not known.
  private var askers: [ClientID] = []

  init(region: Region) { self.region = region }

  /// Whether a manager waits for the state.
  var hasAskers: Bool { !askers.isEmpty }

  /// Records that the app is notified of the start of monitoring; returns whether that is the first time.
  @discardableResult
  mutating func announce() -> Bool {
    defer { isAnnounced = true }
    return !isAnnounced
  }

  /// Adds a manager that waits for the state; it receives a single answer however often it asks.
  mutating func add(asker client: ClientID) { if !askers.contains(client) { askers.append(client) } }

  /// Removes and returns the managers that wait for the state.
  mutating func takeAskers() -> [ClientID] {
    defer { askers = [] }
    return askers
  }

  /// Forgets the state, which can't be observed anymore.
  mutating func forget() {
    guard state != .unknown else { return }
    state = .unknown
    crossedAt = nil
    isForgotten = true
  }

  /// Returns whether a forgotten state is known again; true once.
  mutating func remembers() -> Bool {
    guard isForgotten, state != .unknown else { return false }
    isForgotten = false
    return true
  }

  /// Handles a position sample; returns whether the phone crossed the boundary of a circle.
  mutating func take(_ sample: PositionSample, under rules: SampleRules) -> Bool {
    guard case .circle(let center, let radius) = region.shape, let fix = sample.fix else { return false }
    let seen = RegionState(
      of: fix, center: center, radius: radius, margin: rules.regionMargin, wasInside: state == .inside)
    return note(seen, at: sample.moment, dwell: rules.regionDwell)
  }

  /// Handles the phone's state; returns whether it crossed the boundary.
  ///
  /// A crossing counts only after the phone was on the other side for some seconds.
  mutating func note(_ seen: RegionState, at moment: Moment, dwell: Double) -> Bool {
    guard seen != .unknown, seen != state else {
      if crossedAt != nil { crossedAt = nil }
      return false
    }
    guard state != .unknown else {
      state = seen
      return false
    }
    let since = crossedAt ?? moment
    crossedAt = since
    guard moment >= since + dwell else { return false }
    crossedAt = nil
    state = seen
    return true
  }
}

/// A request for the state of a region that the system has not answered yet.
struct StateRequest: Hashable, Sendable {
  /// The region's identifier.
  let region: String
  /// The manager that made the request.
  let client: ClientID
  /// The time when the system answers it.
  let due: Moment
}
