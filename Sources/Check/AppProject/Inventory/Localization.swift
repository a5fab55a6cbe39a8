/// One language's Info.plist strings.
package struct Localization: Hashable, Sendable {
  /// The language, such as "zh-Hans" or "Base".
  package let language: String
  /// The strings by Info.plist key.
  package let entries: [String: Entry]

  /// A localised string with its place.
  package struct Entry: Hashable, Sendable {
    /// The text.
    package let text: String
    /// Where it stands.
    package let origin: Site

    /// Creates an entry.
    package init(text: String, origin: Site) {
      self.text = text
      self.origin = origin
    }
  }

  /// Creates a localisation.
  package init(language: String, entries: [String: Entry]) {
    self.language = language
    self.entries = entries
  }
}
