import LocationTracks

/// A region that the system monitors for an app (MON-006).
public struct MonitoredRegion: Hashable, Sendable {
  /// The region.
  public let region: Region
  /// Where the phone is with respect to it, as far as that counts already.
  public private(set) var state = RegionState.unknown
  /// Since when the phone is on the other side of the boundary.
  private var crossedAt: Moment?
  /// Whether the state was forgotten, and is not known again.
  private var isForgotten = false
  /// Whether the app was told that monitoring began.
  private var isAnnounced = false
  /// The managers that asked for the state while it was not known.
  private var askers: [ClientID] = []

  init(region: Region) { self.region = region }

  /// Whether somebody waits for the state.
  var hasAskers: Bool { !askers.isEmpty }

  /// The app is told that monitoring began; returns whether it was not told before.
  @discardableResult
  mutating func announce() -> Bool {
    defer { isAnnounced = true }
    return !isAnnounced
  }

  /// A manager waits for the state; however often it asks, it is answered once.
  mutating func add(asker client: ClientID) { if !askers.contains(client) { askers.append(client) } }

  /// Takes the managers that wait for the state.
  mutating func takeAskers() -> [ClientID] {
    defer { askers = [] }
    return askers
  }

  /// Forgets where the phone is, which can't be seen anymore; returns whether that was known.
  mutating func forget() -> Bool {
    guard state != .unknown else { return false }
    state = .unknown
    crossedAt = nil
    isForgotten = true
    return true
  }

  /// Whether a state that was forgotten is known again; true once.
  mutating func remembers() -> Bool {
    guard isForgotten, state != .unknown else { return false }
    isForgotten = false
    return true
  }

  /// Takes note of a position sample; returns whether the phone crossed the boundary of a circle.
  mutating func take(_ sample: PositionSample, under rules: SampleRules) -> Bool {
    guard case .circle(let center, let radius) = region.shape, let fix = sample.fix else { return false }
    let seen = RegionState(
      of: fix, center: center, radius: radius, margin: rules.regionMargin, wasInside: state == .inside)
    return note(seen, at: sample.moment, dwell: rules.regionDwell)
  }

  /// Takes note of where the phone is; returns whether it crossed the boundary.
  ///
  /// A crossing counts only when the phone was on the other side for some seconds.
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

/// A request for the state of a region that the system has not got to.
struct StateRequest: Hashable, Sendable {
  /// The region's identifier.
  let region: String
  /// The manager that asked.
  let client: ClientID
  /// When the system gets to it.
  let due: Moment
}
