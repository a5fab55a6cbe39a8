/// The floor of a building that a location is on.
@available(iOS 8.0, *)
open class CLFloor: NSObject, NSCopying, NSSecureCoding {
  private let storedLevel: Int

  /// Creates the ground floor; only Core Location creates others.
  public override init() { storedLevel = 0 }

  /// Creates a floor for a simulated fix.
  package init(level: Int) { storedLevel = level }

  /// Reads a floor from an archive.
  public required init?(coder: NSCoder) { storedLevel = coder.decodeInteger(forKey: Self.levelKey) }

  /// The floor counted from the ground floor, which is 0; basements are negative.
  open var level: Int { storedLevel }

  /// Writes the floor to an archive.
  open func encode(with coder: NSCoder) { coder.encode(storedLevel, forKey: Self.levelKey) }

  /// Returns the floor itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether its archives can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  private static let levelKey = "kCLLocationCodingKeyFloor"
}
