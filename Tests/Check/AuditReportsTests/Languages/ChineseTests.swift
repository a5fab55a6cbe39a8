import LocationAudit
import LocationCatalogue
import LocationDelivery
import LocationPolicy
import LocationTerms
import Phrases
import TestSupport
import Testing

@testable import AuditReports

/// Every phrase of the audit has its Chinese, by the sources and by what rules and predictions say of all examples.
@Suite struct ChineseTests {
  private static let chinese = Translation.simplifiedChinese

  /// The literals of the files below a folder, without examples and what only documents a rule.
  private static func literals(below folder: String) throws -> Set<SourceLiterals.Literal> {
    let files = try RepositoryFolder.swiftFiles(below: folder).filter { !$0.path.contains("+Examples") }
    return files.reduce(into: []) { literals, file in
      let code = file.text.replacing(
        #/(?s)( examples: \[\n.*?\n    \],|-> RuleExample\.File \{\n.*?\n  \})/#, with: "")
      literals.formUnion(SourceLiterals(of: code).all)
    }
  }

  /// What looks like a literal that is read by people, and is code.
  private static let code: Set<String> = [
    "[[CLLocationManager alloc] init]", "[[CLLocationManager alloc]init]", "[CLLocationManager new]",
    "any Error",
  ]

  /// Words beside one another, or a word within another text.
  private static func isPhrase(_ literal: SourceLiterals.Literal) -> Bool {
    let words = literal.format.replacing("%@", with: "")
    if code.contains(literal.format) || !words.contains(where: \.isLetter) { return false }
    return literal.isInside || literal.format.contains(#/[A-Za-z,.:)@] [A-Za-z%“"(]/#)
  }

  @Test(arguments: [
    "Check/LocationAudit/Rules", "Check/LocationAudit/Predictions", "Rules/InfoPlistProblems",
  ])
  func `every text in the sources has its Chinese`(folder: String) throws {
    let documentation = Set(RuleCatalog.all.map(\.explanation))
    let missing = try Self.literals(below: "Sources/" + folder).filter {
      Self.isPhrase($0) && Self.chinese.entries[$0.format] == nil && !documentation.contains($0.format)
    }
    #expect(missing.map(\.format).sorted() == [])
  }

  @Test func `what each rule finds has its Chinese`() {
    #expect(RuleCatalog.all.flatMap { Self.chinese.missing(in: $0.words) } == [])
  }

  @Test func `every entry belongs to a text in the sources`() throws {
    let folders = [
      "Check/LocationAudit", "Check/AuditReports", "Rules/InfoPlistProblems",
      "Rules/LocationCatalogue/Explanations",
      "Rules/LocationTerms",
      "Rules/LocationDrawing/Screens", "Basics/Phrases", "Command/SextantCommand/Explain",
    ]
    let formats = try Set(folders.flatMap { try Self.literals(below: "Sources/" + $0) }.map(\.format))
    #expect(Self.chinese.entries.keys.filter { !formats.contains($0) }.sorted() == [])
  }

  @Test func `later releases are not lost, visits have one name, and Apple's button has Apple's label`() {
    let later = Self.chinese.entries.filter { $0.key.contains("and later") }
    #expect(later.count > 5)
    #expect(later.values.filter { !$0.contains(#/更高版本|以后|起/#) } == [])
    #expect(Self.chinese.entries.values.filter { $0.contains("访问") || $0.contains("拒审") } == [])
    let buttons = Self.chinese.entries.filter { $0.key.contains("\"Allow While Using App\"") }
    #expect(!buttons.isEmpty && buttons.values.allSatisfy { $0.contains("使用App时允许") })
  }

  @Test(arguments: [
    ("zh", Language.simplifiedChinese), ("zh-Hans", .simplifiedChinese), ("ZH-hans", .simplifiedChinese),
    ("zh-CN", .simplifiedChinese), ("zh-Hans-CN", .simplifiedChinese), ("zh_CN.UTF-8", .simplifiedChinese),
    ("en", .english), ("en_US.UTF-8", .english), ("zh-Hant", nil), ("zh_TW", nil), ("de", nil), ("", nil),
    ("chinese", nil),
  ])
  func `a language is known by its name and by locales`(name: String, language: Language?) {
    #expect(Language(named: name) == language)
  }

  @Test func `every entry has a place for each argument, once`() {
    let wrong = Self.chinese.entries.filter { format, text in
      Translation.places(in: text).sorted() != Array(Translation.places(in: format).indices)
    }
    #expect(wrong.keys.sorted() == [])
  }

  @Test(arguments: RuleCatalog.all.flatMap(\.examples))
  func `what the audit says of an example has its Chinese`(_ example: RuleExample) {
    let inventory = example.inventory
    let findings = Audit.run(inventory)
    let lines = Audit.predictions(for: inventory, isStory: true).joined().flatMap(\.lines)
    let briefs = lines.compactMap(\.brief)
    let short = briefs.map(\.text) + briefs.compactMap(\.subject)
    let said = findings.map(\.message) + findings.map(\.fix)
    let phrases = said + short + lines.map(\.topic) + lines.map(\.text)
    #expect(Set(phrases.flatMap { Self.chinese.missing(in: $0) }) == [])
    // English that was put together as a String would pass for a name.
    #expect(
      said.map { Self.chinese.text(of: $0) }.filter { Self.withoutTerms($0).contains(#/[a-z]{2} [a-z]{2}/#) }
        == [])
  }

  /// Words that Chinese engineers leave in English, code, and what an Info.plist says.
  private static func withoutTerms(_ text: String) -> String {
    [
      "purpose key", "deployment target", "run loop", "service session", "let waiting", "error as",
      "Location updates",
    ].reduce(
      text
    ) {
      $0.replacing($1, with: "")
    }
  }

  @Test func `what the engine says has its Chinese`() throws {
    let outcomes = BackgroundSession.Continuation.allCases.map(\.phrase)
    let indicators = Indicator.allCases.map(\.phrase)
    let phrases = Grant.allCases.map(\.phrase) + outcomes + indicators
    #expect(phrases.flatMap { Self.chinese.missing(in: $0) } == [])
    let sentences = try Self.literals(below: "Sources/Rules/LocationTerms").map(\.format).filter {
      $0.last == "." || $0.contains("raised")
    }
    let explanations = try ["Explanation", "RequestGain"].flatMap { name in
      SourceLiterals(
        of: try RepositoryFolder.text(of: "Sources/Rules/LocationCatalogue/Explanations/\(name).swift")
      ).all
    }.filter(Self.isPhrase).map(\.format)
    #expect((sentences + explanations).filter { Self.chinese.entries[$0] == nil } == [])
  }
}
