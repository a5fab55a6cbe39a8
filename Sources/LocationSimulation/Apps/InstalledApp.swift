public import LocationPolicy

/// An app on a simulated device: what it brought along, what it was granted, and its process.
public struct InstalledApp: Sendable {
  /// The app.
  public let id: AppID
  /// What it brought along.
  public internal(set) var bundle: AppBundle
  /// What the system remembers of its authorisation; the phase of its process is in there.
  public internal(set) var authorization = AuthorizationState()
  /// Its process, in memory or running; nil when there is none.
  public internal(set) var process: AppProcess?
  /// Whether it is installed; an app that was deleted keeps its place in the list.
  public internal(set) var isInstalled = true
  /// Whether Background App Refresh is on for it (BG-014).
  public internal(set) var backgroundAppRefresh = true
  /// When it was last left; nil while it is in the foreground or was never there.
  public internal(set) var leftAt: Moment?
  /// What the system monitors for it, which outlives the process (DEL-008).
  public internal(set) var monitoring = Monitoring()

  init(id: AppID, bundle: AppBundle) {
    self.id = id
    self.bundle = bundle
  }

  /// What its process is doing.
  public var phase: AppPhase { authorization.phase }
}
