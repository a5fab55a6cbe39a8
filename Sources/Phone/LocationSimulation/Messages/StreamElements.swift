public import LocationPolicy

/// An element of live updates (AUTH-087).
public struct LiveUpdate: Hashable, Sendable {
  /// The location; nil if there is none to deliver.
  public var fix: Fix?
  /// Whether the phone does not move, so that updates pause (DEL-045).
  public var isStationary = false
  /// Whether only reduced accuracy is allowed.
  public var accuracyLimited = false
  /// Whether no location can be found.
  public var locationUnavailable = false
  /// The reasons why nothing arrives, if they concern authorization.
  public var diagnostics: SessionDiagnostics = []

  /// Creates an update.
  public init(fix: Fix? = nil, diagnostics: SessionDiagnostics = []) {
    self.fix = fix
    self.diagnostics = diagnostics
  }
}

/// An event of a monitor (MON-007, MON-016, AUTH-087).
public struct MonitorEvent: Hashable, Sendable {
  /// The condition's identifier.
  public var identifier: String
  /// The new state.
  public var state: ConditionState
  /// The time of the event.
  public var moment: Moment
  /// The beacon or circle that met the condition, if it is more specific than the condition itself.
  public var refinement: MonitorCondition?
  /// Whether only reduced accuracy is allowed.
  public var accuracyLimited = false
  /// Whether the monitor has more conditions than allowed.
  public var conditionLimitExceeded = false
  /// Whether the condition can't be monitored.
  public var conditionUnsupported = false
  /// Whether nothing is monitored because the condition can't be stored (MON-013).
  public var persistenceUnavailable = false
  /// The reasons why nothing is monitored, if they concern authorization.
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
