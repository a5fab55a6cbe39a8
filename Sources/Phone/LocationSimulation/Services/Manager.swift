public import LocationDelivery
import LocationPolicy

/// A location manager of an app, as the location system sees it.
public struct Manager: Sendable {
  /// The identifier of the manager.
  public let id: ClientID
  /// The methods of the delegate; nil if there is none.
  public private(set) var delegate: DelegateMethods?
  /// Whether it has reported the status to its delegate, as each manager does once after its creation (AUTH-006).
  private var hasReported = false
  /// The properties that affect delivery.
  public private(set) var settings = ManagerSettings()
  /// headingFilter in degrees; -1 is none (DEL-051).
  public private(set) var headingFilter = 1.0
  /// activityType by raw value (DEL-053).
  public private(set) var activityType = 1
  /// The services that were started and not stopped.
  public internal(set) var services = ManagerServices()

  init(id: ClientID) { self.id = id }

  /// Sets or removes the delegate; returns whether it is the first one, which receives the status (AUTH-006).
  mutating func setDelegate(_ methods: DelegateMethods?) -> Bool {
    delegate = methods
    guard methods != nil, !hasReported else { return false }
    hasReported = true
    return true
  }

  /// Sets a property.
  mutating func set(_ property: ManagerProperty) {
    switch property {
    case .allowsBackgroundLocationUpdates(let allows): settings.allowsBackgroundUpdates = allows
    case .showsBackgroundLocationIndicator(let shows): settings.showsBackgroundIndicator = shows
    case .pausesLocationUpdatesAutomatically(let pauses): settings.pausesAutomatically = pauses
    case .distanceFilter(let meters): settings.distanceFilter = meters
    case .desiredAccuracy(let meters): settings.desiredAccuracy = meters
    case .headingFilter(let degrees): headingFilter = degrees
    case .activityType(let rawValue): activityType = rawValue
    }
  }

  /// Collects the effects of a sample.
  mutating func take(
    _ sample: PositionSample, under rules: SampleRules, at index: Int, isAway: Bool,
    into results: inout [SampleResult]
  ) {
    let news = services.standard?.next(with: sample, for: settings, under: rules, isAway: isAway)
    if let news, delegate != nil { results.append(.updates(news, for: id)) }
    if services.request != nil { results.append(.request(managerAt: index)) }
    if services.rangesNow { results.append(.ranging(managerAt: index)) }
  }

  /// Returns whether the phone has turned far enough since the last reported heading (DEL-051).
  func isNews(_ heading: Heading, since last: Double?) -> Bool {
    guard let last else { return true }
    guard headingFilter > 0 else { return true }
    let turn = abs(heading.magneticHeading - last)
    return min(turn, 360 - turn) >= headingFilter
  }
}
