public import LocationPolicy

/// The result for one event of a service: whether it reaches the app, and which indicator shows.
public struct Delivery: Hashable, Sendable {
  /// The fate of the event.
  public let arrival: Arrival
  /// The background location indicator.
  public let indicator: Indicator
  /// The facts behind this result.
  public let facts: FactList

  /// Creates a delivery.
  public init(_ arrival: Arrival, indicator: Indicator = .none, facts: FactList) {
    self.arrival = arrival
    self.indicator = indicator
    self.facts = facts
  }

  /// The same delivery for an app that itself requests reduced accuracy (ACC-004).
  var reduced: Delivery {
    guard arrival == .delivered else { return self }
    return Delivery(.deliveredReduced, indicator: indicator, facts: facts + FactList(.acc004))
  }

  /// The possible fates of an event.
  public enum Arrival: Hashable, Sendable {
    /// It is delivered to the running app.
    case delivered
    /// It is delivered, with a coarse location or rarely (ACC-002, ACC-003).
    case deliveredReduced
    /// The suspended app is woken for it.
    case wakes
    /// The ended app is launched for it.
    case relaunches
    /// It waits until the app runs again (DEL-007).
    case waitsForApp
    /// It is held until the second prompt is answered (AUTH-061).
    case held
    /// It is not delivered.
    case nothing
    /// The service ended with the process (DEL-008).
    case ended
    /// An error is reported instead.
    case fails(LocationErrorCode)
    /// Setting up the service raises an exception.
    case raises(LocationException)
    /// The release does not have the service.
    case notAvailable

    /// Whether the app receives the event at once, which may wake or launch the app.
    package var reachesApp: Bool {
      switch self {
      case .delivered, .deliveredReduced, .wakes, .relaunches: true
      case .waitsForApp, .held, .nothing, .ended, .fails, .raises, .notAvailable: false
      }
    }

    /// Whether positions reach the running app, or a suspended app once it runs again.
    package var bringsPositions: Bool {
      switch self {
      case .delivered, .deliveredReduced, .wakes, .waitsForApp: true
      case .relaunches, .held, .nothing, .ended, .fails, .raises, .notAvailable: false
      }
    }
  }
}

/// The background location indicator.
public enum Indicator: CaseIterable, Hashable, Sendable {
  /// None.
  case none
  /// The blue bar of 8 to 10, which When In Use can't avoid (BG-006).
  case forcedBar
  /// The bar or pill from 11 on, which When In Use can't avoid (BG-008).
  case forcedBarOrPill
  /// The bar or pill that an Always app requested (BG-008), or a background activity session shows (BG-023).
  case barOrPill

  /// Whether an indicator shows.
  public var isVisible: Bool { self != .none }
}
