public import LocationPolicy

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
