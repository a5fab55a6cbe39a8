/// What an Info.plist has for a usage description, as far as it matters to the system or to the store.
public enum UsageDescriptionValue: UInt8, CaseIterable, Hashable, Sendable {
  /// Nothing.
  case absent
  /// A value that is no string (KEY-018).
  case wrongType
  /// An empty string, or one of blanks (KEY-013).
  case blank
  /// A string of 4,000 bytes or more (KEY-013).
  case tooLong
  /// A text.
  case text

  /// The number of bytes that a usage description has to stay under (KEY-013).
  public static let byteLimit = 4_000

  /// Returns what a string amounts to.
  public static func value(of text: String) -> UsageDescriptionValue {
    if text.allSatisfy(\.isWhitespace) { return .blank }
    return text.utf8.count < byteLimit ? .text : .tooLong
  }

  /// Returns whether a release takes the value for a usage description at run time.
  public func counts(under policy: AuthorizationPolicy) -> Bool {
    switch self {
    case .absent: false
    case .wrongType: policy.assumptions.nonStringDescriptionCounts
    case .blank: policy.assumptions.blankDescriptionCounts
    case .tooLong, .text: true
    }
  }
}
