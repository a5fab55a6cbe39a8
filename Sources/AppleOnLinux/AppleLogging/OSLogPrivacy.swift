/// The privacy of a value in a log.
public struct OSLogPrivacy: Equatable, Sendable {
  /// The replacement of a private value.
  public enum Mask: Equatable, Sendable {
    /// A number that is the same for the same value.
    case hash
    /// A fixed text that does not distinguish values.
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

  /// The value is always shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public, mask: .none) }
  /// The value is not shown in a log.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private, mask: .none) }
  /// The value is never shown in a log.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }
  /// Numbers and Booleans are shown, text and objects are not.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }

  /// The value is not shown in a log; a mask replaces it.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .private, mask: mask) }
  /// The value is never shown in a log; a mask replaces it.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }
  /// Numbers and Booleans are shown, and a mask replaces text and objects.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }

  /// Returns the text that a log shows for a value.
  func shown(_ text: String, isScalar: Bool) -> String {
    switch kind {
    case .public: text
    case .auto where isScalar: text
    case .auto, .private: mask == .hash ? Self.hash(of: text) : "<private>"
    case .sensitive: mask == .hash ? Self.hash(of: text) : "<sensitive>"
    }
  }

  /// Returns the 64-bit FNV-1a of the text, which distinguishes values within a log; Apple's hash isn't documented.
  private static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}
