import Phrases
import Testing

@Suite struct PhraseTests {
  private func missing(_ key: String, _ file: Phrase) -> Phrase { "\(key) is missing from \(file)." }

  @Test func `the English is what interpolation makes of it, and the format has a place for each argument`() {
    let phrase = missing("Key", "one")
    #expect(phrase.english == "Key is missing from one.")
    #expect(phrase.format == "%@ is missing from %@.")
    #expect("\(phrase)" == phrase.english)
  }

  @Test func `a list has commas and a conjunction`() {
    #expect(Phrase.list([]).english.isEmpty)
    #expect(Phrase.list(["one"]).english == "one")
    #expect(Phrase.list(["one", "two", Phrase(verbatim: "C")]).english == "one, two and C")
    #expect(Phrase.list(["one", "two"], .or).english == "one or two")
  }

  @Test func `English of another maker becomes a phrase by naming its arguments`() {
    let phrase = Phrase("CLError.denied (1) is missing from one.", naming: "CLError.denied (1)", "one")
    #expect(phrase == missing("CLError.denied (1)", "one"))
    #expect(phrase.format == missing("", "").format)
  }
}
