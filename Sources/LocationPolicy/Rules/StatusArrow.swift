/// What the arrow in the status bar means.
public enum StatusArrow: UInt8, Hashable, Sendable {
  /// Solid for recent use, hollow for region monitoring (IND-001).
  case solidForUseHollowForRegions
  /// Hollow when requested, solid for a moment on delivery (IND-002).
  case hollowWhenRequestedSolidOnDelivery
}
