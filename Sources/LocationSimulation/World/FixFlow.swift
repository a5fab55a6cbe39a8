import LocationPolicy

/// Which positions reach a consumer just now, be it later because the app is suspended.
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
