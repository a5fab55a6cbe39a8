/// What an Info.plist has for one usage description.
public enum UsageDescription: Sendable, Hashable {
  /// The key is not there.
  case missing
  /// The key is missing, but one that was certainly meant to be it is present.
  case mistyped(key: String)
  /// The value is not a string, which counts as missing (KEY-018).
  case notString
  /// The value is empty or blank (KEY-013).
  case blank
  /// A text, which may be longer than the store accepts.
  case text(String)

  /// The number of bytes that a usage description has to stay under (KEY-013).
  public static let byteLimit = 4_000

  /// What a string amounts to.
  public init(_ text: String) {
    self = text.unicodeScalars.allSatisfy { $0.isWhiteSpace } ? .blank : .text(text)
  }

  /// Whether a request finds it.
  public var isPresent: Bool {
    switch self {
    case .missing, .mistyped, .notString: false
    case .blank, .text: true
    }
  }

  /// Whether it is a text that the store refuses for its length (KEY-013).
  public var isTooLong: Bool {
    if case .text(let text) = self { text.utf8.count >= Self.byteLimit } else { false }
  }

  /// Returns whether a release takes it for a usage description at run time.
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
  /// Whether Unicode counts it as white space: written out, for asking links in tables of all properties, 20 kB.
  fileprivate var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
