import Phrases
import Testing
import Translations

/// Translates phrases into an invented language of Chinese characters.
@Suite struct TranslationTests {
  private let translation = Translation([
    "%@ is missing from %@.": "%2$@缺少%1$@。", "%@, %@": "%@、%@", "%@ and %@": "%@和%@", "one": "一", "two": "二",
    " There is more.": "还有。",
  ])

  private func missing(_ key: String, _ file: Phrase) -> Phrase { "\(key) is missing from \(file)." }

  @Test func `arguments come in the order of the translation, and those that are phrases are translated`() {
    #expect(translation.text(of: missing("Key", "one")) == "一缺少 Key。")
    #expect(translation.text(of: missing("Key", Phrase(verbatim: "one"))) == "one 缺少 Key。")
  }

  @Test(arguments: [(true, "一"), (false, "二")])
  func `a literal within an interpolation is a phrase, a text is not`(isOne: Bool, chinese: String) {
    let text = "one"
    #expect(translation.text(of: "\(isOne ? "one" : "two")") == chinese)
    #expect(translation.text(of: "\(text)") == "one")
  }

  @Test func `a list has the language's commas and conjunction`() {
    let three = Phrase.list(["one", "two", Phrase(verbatim: "C")])
    #expect(translation.text(of: three) == "一、二和 C")
  }

  @Test func `a sentence that brings its space does without behind a Chinese full stop`() {
    let phrase = missing("Key", "one") + " There is more."
    #expect(phrase.english == "Key is missing from one. There is more.")
    #expect(translation.text(of: phrase) == "一缺少 Key。还有。")
  }

  @Test func `what has no translation stays English, and is named with what is in it`() {
    let phrase: Phrase = "Nothing \("two") \("three")"
    #expect(translation.text(of: phrase) == "Nothing 二 three")
    #expect(translation.missing(in: phrase) == ["Nothing %@ %@", "three"])
    #expect(translation.missing(in: missing("Key", "one")) == [])
  }

  @Test func `the places of a text are counted from the first, and a per cent sign alone is none`() {
    #expect(Translation.places(in: "%@ 100 % %@") == [0, 1])
    #expect(Translation.places(in: "%2$@ %1$@ %x") == [1, 0])
    #expect(translation.text(of: "100 % of \("one")") == "100 % of 一")
  }
}
