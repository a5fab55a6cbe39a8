/// A region that Core Location can monitor.
///
/// Equal to any region of the same identifier: Apple's registry knows regions by nothing else (page
/// `monitoredRegions`).
@available(iOS 4.0, *)
open class CLRegion: NSObject, NSCopying, NSSecureCoding {
  private let storedIdentifier: String

  /// Creates a region without an identifier; circular and beacon regions alone are of use.
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

  /// The name by which the app knows the region; a region that is monitored replaces another of the same name.
  open var identifier: String { storedIdentifier }

  /// Whether the app is told when the device enters the region.
  @available(iOS 7.0, *)
  open var notifyOnEntry: Bool = true

  /// Whether the app is told when the device leaves the region.
  @available(iOS 7.0, *)
  open var notifyOnExit: Bool = true

  /// Whether an object is a region of the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  /// A hash of the identifier.
  open override var hash: Int { identifier.hashValue }

  /// The region in the shape that Apple's prints.
  open override var description: String { "CLRegion (identifier:'\(identifier)')" }

  /// Writes the region to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier, forKey: Key.identifier)
    coder.encode(notifyOnEntry, forKey: Key.entry)
    coder.encode(notifyOnExit, forKey: Key.exit)
  }

  /// Returns a region with the same values that can be changed by itself.
  open func copy(with zone: NSZone? = nil) -> Any { copying(CLRegion(identifier: identifier)) }

  /// Whether archives of it can be read with a check of classes.
  open class var supportsSecureCoding: Bool { true }

  /// Gives a new region the notifications of this one.
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
