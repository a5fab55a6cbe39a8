public import Foundation

/// The identity that a beacon has to have.
public struct BeaconConstraint: Hashable, Sendable, Codable {
  /// The UUID.
  public var uuid: UUID
  /// The major value; nil for any.
  public var major: UInt16?
  /// The minor value; nil for any.
  public var minor: UInt16?

  /// Creates a constraint.
  public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }
}
