/// A language that there are texts in.
///
/// The raw value is its language tag, as the folders of an app's own texts are named.
enum TextLanguage: String, CaseIterable, Hashable, Sendable {
  case arabic = "ar"
  case german = "de"
  case english = "en"
  case spanish = "es"
  case french = "fr"
  case italian = "it"
  case japanese = "ja"
  case korean = "ko"
  case portuguese = "pt"
  case russian = "ru"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"

  /// The language for a locale such as "pt_BR", "zh-Hant-TW" or "de_DE@calendar=buddhist"; English for others.
  ///
  /// The identifier is read here because Foundation's own choice among localisations always takes the first one
  /// on Linux.
  init(localeIdentifier: String) {
    let tag = localeIdentifier.prefix { $0 != "@" && $0 != "." }
    let subtags = tag.split { $0 == "-" || $0 == "_" }.prefix(4).map { $0.lowercased() }
    let language = subtags.first ?? ""
    switch language {
    case "zh", "cmn", "yue":
      self = Self.isTraditional(subtags.dropFirst(), of: language) ? .traditionalChinese : .simplifiedChinese
    default: self = Self(rawValue: language) ?? .english
    }
  }

  /// Whether Chinese is written in traditional characters: by the script, else by the region, else by the language.
  private static func isTraditional(_ subtags: some Sequence<String>, of language: String) -> Bool {
    for subtag in subtags {
      switch subtag {
      case "hant", "tw", "hk", "mo": return true
      case "hans", "cn", "sg", "my": return false
      default: continue
      }
    }
    return language == "yue"
  }
}
