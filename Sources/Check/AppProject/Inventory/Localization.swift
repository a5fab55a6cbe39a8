/// The Info.plist strings of one language.
package struct Localization: Hashable, Sendable {
  /// The language, such as "zh-Hans" or "Base".
  package let language: String
  /// The strings by Info.plist key.
  package let entries: [String: Entry]

  /// A localized string with its place.
  package struct Entry: Hashable, Sendable {
    package let text: String
    /// The place of the text.
    package let origin: Site

    package init(text: String, origin: Site) {
      self.text = text
      self.origin = origin
    }
  }

  package init(language: String, entries: [String: Entry]) {
    self.language = language
    self.entries = entries
  }
}
