/// One language's Info.plist strings.
public struct Localization: Hashable, Sendable {
  /// The language, such as "zh-Hans" or "Base".
  public let language: String
  /// The strings by Info.plist key.
  public let entries: [String: Entry]

  /// A localised string with its place.
  public struct Entry: Hashable, Sendable {
    /// The text.
    public let text: String
    /// Where it stands.
    public let origin: Site

    /// Creates an entry.
    public init(text: String, origin: Site) {
      self.text = text
      self.origin = origin
    }
  }

  /// Creates a localisation.
  public init(language: String, entries: [String: Entry]) {
    self.language = language
    self.entries = entries
  }
}
