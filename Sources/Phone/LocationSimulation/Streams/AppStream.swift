import LocationPolicy

/// An object of Core Location's Swift API that an app holds.
public struct AppStream: Sendable {
  /// The object.
  public let id: ClientID
  /// What it is.
  public let kind: StreamKind
  /// Whether it has an effect: a session that was made in the background has none before the foreground (AUTH-085).
  public internal(set) var isInEffect: Bool
  /// Whether the events of a monitor are being iterated (MON-007).
  public internal(set) var awaitsEvents = false
  /// The diagnostics that it told last; nil before the first.
  var told: SessionDiagnostics?
  /// Whether its last update said that no location can be found.
  var saidUnavailable = false
  /// Where and since when the phone has been standing still (DEL-045).
  var stillness: StationaryPeriod?

  init(id: ClientID, kind: StreamKind, isInEffect: Bool) {
    self.id = id
    self.kind = kind
    self.isInEffect = isInEffect
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
