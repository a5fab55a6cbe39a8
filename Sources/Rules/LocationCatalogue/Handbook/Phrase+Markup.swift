import Markup
import Phrases
import Translations

extension Phrase {
  /// Returns a phrase in every language, for a page that shows the reader's; one text if all are the same.
  static func markup(_ phrase: Phrase) -> [Markup] {
    let texts = Language.allCases.map { phrase.text(in: $0) }
    if Set(texts).count == 1 { return [.text(phrase.english)] }
    return zip(Language.allCases, texts).map { language, text in
      Markup("span", ["lang": AttributeValue(language.rawValue)], text: text)
    }
  }
}

extension Markup {
  /// Creates an element that contains a phrase in every language.
  init(_ name: String, _ attributes: KeyValuePairs<String, AttributeValue> = [:], phrase: Phrase) {
    self.init(name, attributes, Phrase.markup(phrase))
  }
}
