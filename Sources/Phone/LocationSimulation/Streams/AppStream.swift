import LocationPolicy
import LocationTracks

/// An object of Core Location's Swift API that an app holds.
public struct AppStream: Sendable {
  /// The identifier of the object.
  public let id: ClientID
  /// The kind of the object.
  public let kind: StreamKind
  /// Whether it is in effect: a session that was created in the background is not before the app enters the
  /// foreground (AUTH-085, AUTH-089).
  public private(set) var isInEffect: Bool
  /// Whether the events of a monitor are being iterated (MON-007).
  public private(set) var awaitsEvents = false
  /// Whether it is a monitor that was opened without access to the file of its conditions (MON-013).
  let lacksFile: Bool
  /// The events of conditions that such a monitor could not store, until the app awaits its events.
  private var unstored: [MonitorEvent] = []
  /// The last reported diagnostics; nil before the first.
  private(set) var told: SessionDiagnostics?
  /// Whether its last update reported that no location can be found.
  private var saidUnavailable = false
  /// The place where the phone has been staying, and since when (DEL-045).
  private var stillness: StationaryPeriod?

  init(id: ClientID, kind: StreamKind, isInEffect: Bool, lacksFile: Bool = false) {
    self.id = id
    self.kind = kind
    self.isInEffect = isInEffect
    self.lacksFile = lacksFile
  }

  /// Makes a session that was created in the background take effect, because the app is in the foreground.
  mutating func comeIntoEffect() { isInEffect = true }

  /// Records that the events of a monitor are being iterated from now on.
  mutating func awaitEvents() { awaitsEvents = true }

  /// Keeps the event of a condition that could not be stored.
  mutating func keepUnstored(_ event: MonitorEvent) { unstored.append(event) }

  /// Removes and returns the events of conditions that could not be stored.
  mutating func takeUnstored() -> [MonitorEvent] {
    defer { unstored = [] }
    return unstored
  }

  /// Updates the diagnostics; returns whether they are new to the app.
  mutating func tell(_ diagnostics: SessionDiagnostics) -> Bool {
    defer { told = diagnostics }
    return told != diagnostics
  }

  /// Records that no location can be found; returns whether that is new to the app.
  mutating func noteUnavailable() -> Bool {
    defer { saidUnavailable = true }
    return !saidUnavailable
  }

  /// Records the phone's place; returns whether updates pause with it, or nil while they are paused (DEL-045).
  mutating func note(_ place: Coordinate, at moment: Moment, radius: Double, pause: Double) -> Bool? {
    var period = stillness ?? StationaryPeriod(place: place, since: moment)
    let wasPaused = period.isPaused
    if place.distance(to: period.place) > radius {
      period = StationaryPeriod(place: place, since: moment)
    } else if moment >= period.since + pause {
      period.isPaused = true
    }
    stillness = period
    saidUnavailable = false
    return wasPaused && period.isPaused ? nil : period.isPaused
  }

  /// Whether the object implies a session on releases with implicit sessions (AUTH-081).
  var impliesSession: Bool {
    switch kind {
    case .liveUpdates, .backgroundActivitySession: true
    case .monitor: awaitsEvents
    case .serviceSession: false
    }
  }

  /// Whether live updates pause because the phone does not move (DEL-045).
  public var isStationary: Bool { stillness?.isPaused ?? false }
}
