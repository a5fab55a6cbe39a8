/// Whether a value may be read in a log.
public struct OSLogPrivacy: Equatable, Sendable {
  /// What stands in place of a private value.
  public enum Mask: Equatable, Sendable {
    /// A number that is the same for the same value.
    case hash
    /// Nothing that tells values apart.
    case none
  }

  private enum Kind: Equatable, Sendable {
    case auto
    case `public`
    case `private`
    case sensitive
  }

  private let kind: Kind
  private let mask: Mask

  /// Anyone may read it.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public, mask: .none) }
  /// Nobody may read it in a log.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private, mask: .none) }
  /// Nobody may ever read it in a log.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }
  /// Numbers and truth values may be read, text and objects not.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }

  /// Nobody may read it in a log; a mask stands in its place.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .private, mask: mask) }
  /// Nobody may ever read it in a log; a mask stands in its place.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }
  /// Numbers and truth values may be read, and a mask stands in place of text and objects.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }

  /// Returns what a log shows of a value.
  func shown(_ text: String, isScalar: Bool) -> String {
    switch kind {
    case .public: text
    case .auto where isScalar: text
    case .auto, .private: mask == .hash ? Self.hash(of: text) : "<private>"
    case .sensitive: mask == .hash ? Self.hash(of: text) : "<sensitive>"
    }
  }

  /// The 64-bit FNV-1a of the text, which tells values apart within a log; what Apple's hash is isn't published.
  private static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}
