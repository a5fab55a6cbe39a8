/// The background location indicator.
public enum Indicator: UInt8, CaseIterable, Hashable, Sendable {
  /// None.
  case none
  /// The blue bar of 8 to 10, which When In Use can't avoid (BG-006).
  case forcedBar
  /// The bar or pill from 11 on, which When In Use can't avoid (BG-008).
  case forcedBarOrPill
  /// The bar or pill that an Always app asked for (BG-008), or a background activity session shows (BG-023).
  case barOrPill

  /// Whether anything shows.
  public var isVisible: Bool { self != .none }
}
