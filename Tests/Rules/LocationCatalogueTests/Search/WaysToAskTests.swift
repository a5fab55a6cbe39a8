import LocationCatalogue
import LocationTerms
import TestSupport
import Testing

@Suite struct WaysToAskTests {
  private static func isChinese(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isIdeographic }
  }

  @Test func `each mistake and each how-to has ways to ask in both languages, and each is short and its own`()
  {
    let remedies = CatalogEntries().all.filter { $0.remedy != nil }.map(\.id)
    #expect(Set(WaysToAsk.all.keys).isSubset(of: remedies))
    for (id, ways) in WaysToAsk.all {
      #expect(!ways.english.isEmpty && !ways.chinese.isEmpty, "\(id)")
      let all = ways.english + ways.chinese
      #expect(Set(all.map { $0.lowercased() }).count == all.count, "\(id)")
      #expect(all.filter { $0.count > 140 } == [], "\(id)")
    }
  }

  @Test func `an entry can be found by at least six ways in English and four in Chinese`() {
    let paraphrases = Dictionary(
      uniqueKeysWithValues: Paraphrase.all.compactMap { paraphrase -> (String, [String])? in
        guard case .mistake(let mistake) = paraphrase.subject else { return nil }
        return (mistake.rawValue, paraphrase.english + paraphrase.chinese)
      })
    let howTos = Dictionary(
      uniqueKeysWithValues: HowToCatalog.all.map { ($0.id, $0.english + $0.chinese) })
    for (id, texts) in paraphrases.merging(howTos, uniquingKeysWith: +) where !id.hasPrefix("CLE") {
      let ways = texts + (WaysToAsk.all[id].map { $0.english + $0.chinese } ?? [])
      let chinese = ways.count(where: Self.isChinese)
      #expect(ways.count - chinese >= 6 && chinese >= 4, "\(id): \(ways.count - chinese) and \(chinese)")
    }
  }

  @Test func `no way to ask is a question that the search is measured by`() {
    let asked =
      AskedQuestion.earlier + AskedQuestion.collected + AskedQuestion.final + AskedQuestion.newest
      + AskedQuestion.further + AskedQuestion.opened
    let questions = Set(asked.map { $0.question.lowercased() })
    let ways = WaysToAsk.all.values.flatMap { $0.english + $0.chinese }.map { $0.lowercased() }
    #expect(ways.filter(questions.contains) == [])
  }
}
