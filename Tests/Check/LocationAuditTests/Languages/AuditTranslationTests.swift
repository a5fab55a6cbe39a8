import LocationCatalogue
import LocationDelivery
import LocationPolicy
import LocationTerms
import Phrases
import TestSupport
import Testing
import Translations

@testable import LocationAudit
@testable import LocationEvidence

/// The texts of the audit in other languages; missing translations are counted.
@Suite struct AuditTranslationTests {
  private static let translated = Language.allCases.filter { $0 != .english }

  /// The literals in the files below a folder.
  private static func literals(below folder: String) throws -> Set<SourceLiterals.Literal> {
    try RepositoryFolder.swiftFiles(below: folder).reduce(into: []) { literals, file in
      literals.formUnion(SourceLiterals(of: file.text).all)
    }
  }

  /// Literals that look like texts for people but are code.
  private static let code: Set<String> = [
    "[[CLLocationManager alloc] init]", "[[CLLocationManager alloc]init]", "[CLLocationManager new]",
    "any Error",
  ]

  /// Returns whether a literal is text: several words, or a word in another text.
  private static func isPhrase(_ literal: SourceLiterals.Literal) -> Bool {
    let words = literal.format.replacing("%@", with: "")
    if code.contains(literal.format) || !words.contains(where: \.isLetter) { return false }
    return literal.isInside || literal.format.contains(#/[A-Za-z,.:)@] [A-Za-z%“"(]/#)
  }

  @Test(arguments: translated) func `texts in the sources that a language lacks are counted`(
    language: Language
  )
    throws
  {
    let translation = try #require(language.translation)
    let documentation = Set(RuleCatalog.all.map(\.explanation))
    let folders = [
      "Check/LocationAudit/Rules", "Check/LocationAudit/Predictions", "Rules/InfoPlistProblems",
    ]
    let texts = try folders.flatMap { try Self.literals(below: "Sources/" + $0) }.filter(Self.isPhrase)
      .map(\.format).filter { !documentation.contains($0) }
    let sentences = try Self.literals(below: "Sources/Rules/LocationTerms").map(\.format).filter {
      $0.last == "." || $0.contains("raised")
    }
    let explanations = try ["Explanation", "RequestGain"].flatMap { name in
      SourceLiterals(
        of: try RepositoryFolder.text(of: "Sources/Rules/LocationCatalogue/Explanations/\(name).swift")
      ).all
    }.filter(Self.isPhrase).map(\.format)
    #expect(texts.count > 250 && sentences.count > 20 && explanations.count > 5)
    let phrases =
      RuleCatalog.all.map(\.words) + Grant.allCases.map(\.phrase) + Indicator.allCases.map(\.phrase)
      + BackgroundSession.Continuation.allCases.map(\.phrase)
    MissingTranslations.report(
      (texts + sentences + explanations).filter { translation.entries[$0] == nil }
        + phrases.flatMap { translation.missing(in: $0) }, in: language.name)
  }

  @Test(arguments: RuleExampleTests.cases)
  func `nothing that is said of an example hides English from the translation`(
    _ example: RuleExampleTests.Case
  ) throws {
    let chinese = try #require(Language.simplifiedChinese.translation)
    let inventory = example.example.inventory
    let findings = Audit.run(inventory, rules: RuleCatalog.all.filter { $0.id == example.rule })
    let lines = Audit.predictions(for: inventory, isStory: true).joined().flatMap(\.lines)
    let briefs = lines.compactMap(\.brief)
    let short = briefs.map(\.text) + briefs.compactMap(\.subject)
    let said = findings.map(\.message) + findings.map(\.fix)
    let phrases = said + short + lines.map(\.topic) + lines.map(\.text)
    MissingTranslations.report(
      phrases.flatMap { chinese.missing(in: $0) }, in: Language.simplifiedChinese.name)
    // English composed as a String would look like a name.
    let whole = said.filter { chinese.missing(in: $0).isEmpty }.map { chinese.text(of: $0) }
    #expect(whole.filter { Self.withoutTerms($0).contains(#/[a-z]{2} [a-z]{2}/#) } == [])
  }

  /// Returns a text without terms that Chinese engineers leave in English, code, and values of an Info.plist.
  private static func withoutTerms(_ text: String) -> String {
    [
      "purpose key", "deployment target", "run loop", "service session", "let waiting", "error as",
      "Location updates",
    ].reduce(text) { $0.replacing($1, with: "") }
  }
}
