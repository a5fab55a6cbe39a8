/// The part of a string catalogue that says which texts a key has.
struct StringCatalog: Decodable {
  /// The texts of one key.
  struct Entry: Decodable {
    /// What one language says.
    struct Language: Decodable {
      /// A text with the state of its translation.
      struct Unit: Decodable {
        let value: String
      }

      let stringUnit: Unit?
    }

    let localizations: [String: Language]?

    /// The texts by language.
    var texts: [String: String] { (localizations ?? [:]).compactMapValues { $0.stringUnit?.value } }
  }

  let sourceLanguage: String?
  let strings: [String: Entry]
}
