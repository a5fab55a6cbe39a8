import LocationDelivery
import LocationPolicy

/// The result of looking for a position once.
struct PositionSample {
  /// The position; nil if none can be found.
  let fix: Fix?
  /// The reduced position; nil if none is known.
  let reduced: Fix?
  /// The time since which the phone has not moved.
  let stillSince: Moment
  /// The time of the sample.
  let moment: Moment

  /// Returns the fix that a consumer receives.
  func fix(for flow: FixFlow) -> Fix? {
    switch flow {
    case .none: nil
    case .full: fix
    case .reduced: fix == nil ? nil : reduced
    }
  }
}

/// The numbers that determine the effects of a position sample.
struct SampleRules {
  /// The time that the phone must not move before updates pause automatically, in seconds (DEL-080).
  let pause: Double
  /// The fraction of the last fix's radius of uncertainty with which a fix passes the distance filter (DEL-061).
  let improvement: Double
  /// The maximum number of deferred fixes (DEL-085).
  let deferralLimit: Int
  /// The distance outside a region at which it counts as left, in meters.
  let regionMargin: Double
  /// The time that a boundary must be crossed before that counts, in seconds.
  let regionDwell: Double
  /// The distance that the phone must move for a significant change, in meters (MON-004).
  let changeDistance: Double
  /// The shortest time between two significant changes, in seconds (MON-004).
  let changePause: Double
  /// The accuracy of positions of significant changes, in meters.
  let changeAccuracy: Double
  /// The distance that the phone may move within a visit, in meters.
  let visitRadius: Double
  /// The duration of a stay before it counts as a visit, in seconds.
  let visitArrival: Double
}

/// The kind of positions that a consumer currently receives, possibly later because the app is suspended.
enum FixFlow: UInt8, Hashable, Sendable {
  /// No positions.
  case none
  /// All positions, as they are found.
  case full
  /// Reduced positions (ACC-001).
  case reduced

  /// Creates the kind that results from the rules' decision about a position.
  init(_ delivery: Delivery, in context: DeliveryContext) {
    switch delivery.arrival {
    case .delivered, .wakes: self = .full
    case .deliveredReduced: self = .reduced
    case .waitsForApp:
      let asksForReduced = context.manager.desiredAccuracy >= LocationConstants.reducedAccuracy
      self = context.accuracy == .reduced || asksForReduced ? .reduced : .full
    case .relaunches, .held, .nothing, .ended, .fails, .raises, .notAvailable: self = .none
    }
  }
}
