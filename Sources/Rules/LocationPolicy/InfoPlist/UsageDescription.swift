/// The state of one usage description in an Info.plist.
public enum UsageDescription: Sendable, Hashable {
  /// The key is missing.
  case missing
  /// The key is missing, but another key was certainly meant to be it.
  case mistyped(key: String)
  /// The value is not a string, which counts as missing (KEY-018).
  case notString
  /// The value is empty or blank (KEY-013).
  case blank
  /// A text, which may be longer than the store accepts.
  case text(String)

  /// The number of bytes below which a usage description must stay (KEY-013).
  public static let byteLimit = 4_000

  /// Creates the state of a string.
  public init(_ text: String) {
    self = text.unicodeScalars.allSatisfy { $0.isWhiteSpace } ? .blank : .text(text)
  }

  /// Whether a request finds the description.
  public var isPresent: Bool {
    switch self {
    case .missing, .mistyped, .notString: false
    case .blank, .text: true
    }
  }

  /// Whether the text is too long for the store (KEY-013).
  public var isTooLong: Bool {
    if case .text(let text) = self { text.utf8.count >= Self.byteLimit } else { false }
  }

  /// Returns whether a release accepts it as a usage description at run time.
  public func counts(under policy: AuthorizationPolicy) -> Bool {
    switch self {
    case .missing, .mistyped: false
    case .notString: policy.assumptions.nonStringDescriptionCounts
    case .blank: policy.assumptions.blankDescriptionCounts
    case .text: true
    }
  }
}

extension Unicode.Scalar {
  /// Whether Unicode counts the scalar as white space; implemented here because the standard property links 20 kB of
  /// tables.
  fileprivate var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
