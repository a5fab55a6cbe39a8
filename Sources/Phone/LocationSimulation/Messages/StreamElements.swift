public import LocationPolicy

/// An element of live updates (AUTH-087).
public struct LiveUpdate: Hashable, Sendable {
  /// The location; nil when there is none to tell.
  public var fix: Fix?
  /// Whether the phone stands still, and updates pause (DEL-045).
  public var isStationary = false
  /// Whether only reduced accuracy is allowed.
  public var accuracyLimited = false
  /// Whether no location can be found.
  public var locationUnavailable = false
  /// Why nothing arrives, where authorization is the reason.
  public var diagnostics: SessionDiagnostics = []

  /// Creates an update.
  public init(fix: Fix? = nil, diagnostics: SessionDiagnostics = []) {
    self.fix = fix
    self.diagnostics = diagnostics
  }
}

/// An event of a monitor (MON-007, AUTH-087).
public struct MonitorEvent: Hashable, Sendable {
  /// The condition's identifier.
  public var identifier: String
  /// The new state.
  public var state: ConditionState
  /// When.
  public var moment: Moment
  /// The beacon or circle that met the condition, where it says more than the condition itself.
  public var refinement: MonitorCondition?
  /// Whether only reduced accuracy is allowed.
  public var accuracyLimited = false
  /// Whether the monitor has more conditions than it may have.
  public var conditionLimitExceeded = false
  /// Whether the condition can't be monitored.
  public var conditionUnsupported = false
  /// Why nothing is monitored, where authorization is the reason.
  public var diagnostics: SessionDiagnostics = []

  /// Creates an event.
  public init(identifier: String, state: ConditionState, moment: Moment, refinement: MonitorCondition? = nil)
  {
    self.identifier = identifier
    self.state = state
    self.moment = moment
    self.refinement = refinement
  }
}
