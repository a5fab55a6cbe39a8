import LocationDelivery
import LocationPolicy
import LocationTerms
import PhonePage
import Phrases
import TestSupport
import Testing

/// The page translates what its engine says in English.
@Suite struct TranslationTests {
  private static let sentences =
    (IgnoredReason.allCases.map(\.sentence) + Grant.allCases.map(\.phrase) + AppPhase.allCases.map(\.phrase)
    + Indicator.allCases.map(\.phrase)).map(\.english) + PhonePageError.allCases.map(\.text)

  @Test(arguments: sentences) func `what the engine says has a Chinese translation`(sentence: String) throws {
    let words = try RepositoryFolder.text(of: "Browser/Page/words.js")
    let chinese = try #require(words.split(separator: "const chinese = {", maxSplits: 1).last)
    #expect(chinese.contains("\"\(sentence)\": \""))
  }

  @Test(arguments: PhoneApp.Kind.allCases)
  func `every app has its name in both languages`(kind: PhoneApp.Kind) throws {
    let words = try RepositoryFolder.text(of: "Browser/Page/words.js")
    #expect(words.matches(of: try Regex("[ {]\(kind.rawValue): \"")).count == 2)
  }
}
