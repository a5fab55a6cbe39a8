import LocationPolicy
import LocationTracks

/// An object of Core Location's Swift API that an app holds.
public struct AppStream: Sendable {
  /// The object.
  public let id: ClientID
  /// What it is.
  public let kind: StreamKind
  /// Whether it has an effect: a session that was made in the background has none before the foreground (AUTH-085).
  public private(set) var isInEffect: Bool
  /// Whether the events of a monitor are being iterated (MON-007).
  public private(set) var awaitsEvents = false
  /// The diagnostics that it told last; nil before the first.
  private(set) var told: SessionDiagnostics?
  /// Whether its last update said that no location can be found.
  private var saidUnavailable = false
  /// Where and since when the phone has been standing still (DEL-045).
  private var stillness: StationaryPeriod?

  init(id: ClientID, kind: StreamKind, isInEffect: Bool) {
    self.id = id
    self.kind = kind
    self.isInEffect = isInEffect
  }

  /// The app is in the foreground, so that a session that was made in the background begins to count.
  mutating func comeIntoEffect() { isInEffect = true }

  /// The events of a monitor are iterated from now on.
  mutating func awaitEvents() { awaitsEvents = true }

  /// Takes over the diagnostics of the moment; returns whether they are news to the app.
  mutating func tell(_ diagnostics: SessionDiagnostics) -> Bool {
    defer { told = diagnostics }
    return told != diagnostics
  }

  /// No location can be found; returns whether that is news to the app.
  mutating func noteUnavailable() -> Bool {
    defer { saidUnavailable = true }
    return !saidUnavailable
  }

  /// Notes where the phone is; returns whether updates pause with it, or nil while they are paused (DEL-045).
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

  /// Whether it implies a session where releases have implicit ones (AUTH-081).
  var impliesSession: Bool {
    switch kind {
    case .liveUpdates, .backgroundActivitySession: true
    case .monitor: awaitsEvents
    case .serviceSession: false
    }
  }

  /// Whether live updates pause because the phone stands still (DEL-045).
  public var isStationary: Bool { stillness?.isPaused ?? false }
}
