/// The optional methods of a manager's delegate that make a difference to the system.
public struct DelegateMethods: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The method locationManager(_:didUpdateLocations:).
  public static let didUpdateLocations = DelegateMethods(rawValue: 1)
  /// The method locationManager(_:didFailWithError:).
  public static let didFailWithError = DelegateMethods(rawValue: 2)

  /// Both.
  public static let all: DelegateMethods = [.didUpdateLocations, .didFailWithError]
}
