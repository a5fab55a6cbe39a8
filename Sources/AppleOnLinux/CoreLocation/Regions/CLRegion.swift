/// A region that Core Location can monitor.
///
/// It equals any region with the same identifier, which is all that Apple's registry uses to identify regions (page
/// `monitoredRegions`).
@available(iOS 4.0, *)
open class CLRegion: NSObject, NSCopying, NSSecureCoding {
  private let storedIdentifier: String

  /// Creates a region without an identifier; only circular and beacon regions are useful.
  public override init() { storedIdentifier = "" }

  /// Creates the part that all regions share.
  init(identifier: String) { storedIdentifier = identifier }

  /// Reads a region from an archive.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: Key.identifier) else { return nil }
    storedIdentifier = String(describing: identifier)
    notifyOnEntry = coder.decodeBool(forKey: Key.entry)
    notifyOnExit = coder.decodeBool(forKey: Key.exit)
  }

  /// The app's name for the region; monitoring a region replaces another with the same name.
  open var identifier: String { storedIdentifier }

  /// Whether the app is notified when the device enters the region (MON-010).
  @available(iOS 7.0, *)
  open var notifyOnEntry: Bool = true

  /// Whether the app is notified when the device leaves the region (MON-010).
  @available(iOS 7.0, *)
  open var notifyOnExit: Bool = true

  /// Returns whether an object is a region with the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  /// A hash of the identifier.
  open override var hash: Int { identifier.hashValue }

  /// The region as Apple's implementation prints it.
  open override var description: String { "CLRegion (identifier:'\(identifier)')" }

  /// Writes the region to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier, forKey: Key.identifier)
    coder.encode(notifyOnEntry, forKey: Key.entry)
    coder.encode(notifyOnExit, forKey: Key.exit)
  }

  /// Returns an independent region with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { copying(CLRegion(identifier: identifier)) }

  /// Whether its archives can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Copies the notification settings of this region to a new one.
  func copying<Region: CLRegion>(_ region: Region) -> Region {
    region.notifyOnEntry = notifyOnEntry
    region.notifyOnExit = notifyOnExit
    return region
  }

  private enum Key {
    static let identifier = "kCLRegionCodingKeyIdentifier"
    static let entry = "kCLRegionCodingKeyNotifyOnEntry"
    static let exit = "kCLRegionCodingKeyNotifyOnExit"
  }
}
