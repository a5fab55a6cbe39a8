/// The source of a location: the device's own receivers, an accessory, or software that simulates them.
@available(iOS 15.0, *)
open class CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding {
  private let software: Bool
  private let accessory: Bool

  /// Creates source information.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    software = isSoftware
    accessory = isAccessory
  }

  /// Reads source information from an archive.
  public required init?(coder: NSCoder) {
    software = coder.decodeBool(forKey: Self.softwareKey)
    accessory = coder.decodeBool(forKey: Self.accessoryKey)
  }

  /// Whether software created the location, as in a simulator.
  open var isSimulatedBySoftware: Bool { software }

  /// Whether a receiver outside the device created the location.
  open var isProducedByAccessory: Bool { accessory }

  /// Writes the source information to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(software, forKey: Self.softwareKey)
    coder.encode(accessory, forKey: Self.accessoryKey)
  }

  /// Returns the source information itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether its archives can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  private static let softwareKey = "kCLLocationCodingKeyFromSoftwareSimulator"
  private static let accessoryKey = "kCLLocationCodingKeyFromExternalAccessory"
}
