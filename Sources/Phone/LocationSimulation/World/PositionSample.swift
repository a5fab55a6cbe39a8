import LocationDelivery
import LocationPolicy

/// What one position sample brought.
struct PositionSample {
  /// The position; nil when none can be found.
  let fix: Fix?
  /// The reduced position; nil when none is known.
  let reduced: Fix?
  /// Since when the phone stands still.
  let stillSince: Moment
  /// When.
  let moment: Moment

  /// What a consumer receives of it.
  func fix(for flow: FixFlow) -> Fix? {
    switch flow {
    case .none: nil
    case .full: fix
    case .reduced: fix == nil ? nil : reduced
    }
  }
}

/// The numbers that decide what a position sample means to those who wanted it.
struct SampleRules {
  /// How long standing still lasts before updates pause automatically, in seconds (DEL-080).
  let pause: Double
  /// How much of the last fix's radius of uncertainty passes the distance filter (DEL-061).
  let improvement: Double
  /// How many fixes are deferred at most (DEL-085).
  let deferralLimit: Int
  /// How far outside a region that was entered counts as left, in meters.
  let regionMargin: Double
  /// How long a boundary has to be crossed before that counts, in seconds.
  let regionDwell: Double
  /// How far the phone has to move for a significant change, in meters (MON-004).
  let changeDistance: Double
  /// The shortest time between two significant changes, in seconds (MON-004).
  let changePause: Double
  /// How accurate positions of significant changes are, in meters.
  let changeAccuracy: Double
  /// How far the phone may move within a visit, in meters.
  let visitRadius: Double
  /// How long a stay lasts before it is taken for a visit, in seconds.
  let visitArrival: Double
}

/// Which positions reach a consumer at the moment, possibly later because the app is suspended.
enum FixFlow: UInt8, Hashable, Sendable {
  /// None.
  case none
  /// All, as they are found.
  case full
  /// Reduced ones (ACC-001).
  case reduced

  /// Reads what the rules say about one position.
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
