@available(iOS 17.0, *)
extension CLMonitor {
  /// A change of a monitored condition's state.
  public struct Event: Sendable {
    /// Whether a condition is met.
    public typealias State = __CLMonitoringState

    /// The reason why a state is not known.
    enum Reason: Sendable {
      case accuracyLimited, authorizationDenied, authorizationDeniedGlobally
      case authorizationRequestInProgress, authorizationRestricted, conditionLimitExceeded
      case conditionUnsupported, insufficientlyInUse, persistenceUnavailable, serviceSessionRequired
    }

    private let name: String
    private let newState: State
    private let moment: Date
    private let reasons: Set<Reason>

    /// The app's name for the condition.
    public var identifier: String { name }

    /// The state of the condition.
    public var state: CLMonitor.Event.State { newState }

    /// The time when the change was noticed.
    public var date: Date { moment }

    /// The condition with its open parts filled in, such as the beacon that was heard.
    public let refinement: (any CLCondition)?

    init(
      identifier: String, state: State, date: Date, refinement: (any CLCondition)? = nil,
      reasons: Set<Reason> = []
    ) {
      name = identifier
      newState = state
      moment = date
      self.refinement = refinement
      self.reasons = reasons
    }

    /// Whether the condition needs more accuracy than the person allows.
    @available(iOS 18.0, *)
    public var accuracyLimited: Bool { reasons.contains(.accuracyLimited) }

    /// Whether the person has not allowed the app to use locations.
    @available(iOS 18.0, *)
    public var authorizationDenied: Bool { reasons.contains(.authorizationDenied) }

    /// Whether Location Services are off.
    @available(iOS 18.0, *)
    public var authorizationDeniedGlobally: Bool { reasons.contains(.authorizationDeniedGlobally) }

    /// Whether the person is being asked.
    @available(iOS 18.0, *)
    public var authorizationRequestInProgress: Bool {
      reasons.contains(.authorizationRequestInProgress)
    }

    /// Whether the app may not use locations and the person cannot change that.
    @available(iOS 18.0, *)
    public var authorizationRestricted: Bool { reasons.contains(.authorizationRestricted) }

    /// Whether the app monitors too many conditions.
    @available(iOS 18.0, *)
    public var conditionLimitExceeded: Bool { reasons.contains(.conditionLimitExceeded) }

    /// Whether the device cannot monitor such a condition.
    @available(iOS 18.0, *)
    public var conditionUnsupported: Bool { reasons.contains(.conditionUnsupported) }

    /// Whether the app is not sufficiently in use.
    @available(iOS 18.0, *)
    public var insufficientlyInUse: Bool { reasons.contains(.insufficientlyInUse) }

    /// Whether the monitor's data cannot be read at the moment.
    @available(iOS 18.0, *)
    public var persistenceUnavailable: Bool { reasons.contains(.persistenceUnavailable) }

    /// Whether the app must hold a service session.
    @available(iOS 18.0, *)
    public var serviceSessionRequired: Bool { reasons.contains(.serviceSessionRequired) }
  }
}

@available(iOS 17.0, *)
extension CLMonitor {
  /// The data that a monitor has about a condition.
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition

    /// The last event of the condition.
    public let lastEvent: CLMonitor.Event
  }
}
