/// What an Info.plist says for one usage description, as a developer means it.
public enum UsageDescription: Sendable, Hashable {
  /// The key is not there.
  case missing
  /// The key is not there, but one that was surely meant to be it is.
  case mistyped(key: String)
  /// The value is not a string, which counts as missing.
  case notString
  /// The value is empty or blank.
  case blank
  /// A text.
  case text(String)

  /// Whether a request finds it.
  public var isPresent: Bool {
    switch self {
    case .missing, .mistyped, .notString: false
    case .blank, .text: true
    }
  }
}
