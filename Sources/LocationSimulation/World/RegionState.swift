/// Where the phone is with respect to a region, with Apple's raw values.
public enum RegionState: Int, CaseIterable, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// Inside.
  case inside = 1
  /// Outside.
  case outside = 2
}
