import Foundation
import TestSupport
import Testing
import Translations

/// Compares the tables of languages with the English texts of the sources.
@Suite struct LanguageTests {
  private static let translated = Language.allCases.filter { $0 != .english }

  /// The English texts that the sources show: Swift's literals, the texts of the pages' HTML and JavaScript, and the
  /// identifiers of facts.
  private static func english() throws -> Set<String> {
    let swift = try ["Sources", "Website"].flatMap { try RepositoryFolder.swiftFiles(below: $0) }.filter {
      $0.text.contains("import Phrases") || $0.path.contains("/Phrases/")
    }
    let literals = Set(swift.flatMap { SourceLiterals(of: $0.text).all.map(\.format) })
    let page = try [
      "app", "engine", "link", "main", "map", "phone", "picture", "question", "releases", "states", "story",
    ].map {
      try RepositoryFolder.text(of: "Browser/Page/\($0).js")
    }.joined()
    let scripted = page.matches(of: /"((?:[^"\\\n]|\\.)*)"/).map { String($0.1) }
    let html = try RepositoryFolder.text(of: "Browser/Page/page.html").matches(of: /data-word[^>]*>([^<]+)</)
    return try literals.union(scripted).union(html.map { String($0.1) }).union(Self.facts()).union(
      Self.remedies()
    ).union(Self.branches()).union(Self.explained()).union(Self.words()).union(Self.assumptions()).union(
      Self.facts().flatMap { ["\($0).note", "\($0).contradiction"] })
  }

  /// The words with which the catalog says where a mistake is seen, and on which releases.
  private static func words() throws -> [String] {
    let text = try RepositoryFolder.swiftFiles(below: "Sources/Rules/LocationCatalogue").map(\.text).joined()
    return text.matches(of: /(?:seenIn: |case "all": )"([^"]+)"/).map { String($0.1) }
  }

  /// The identifiers of the rules, each of which has a page, and of open questions.
  private static func explained() throws -> [String] {
    let folder = RepositoryFolder.root.appending(path: "Documentation/Rules").path
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder)
    let rules = pages.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    let questions = try RepositoryFolder.swiftFiles(
      below: "Sources/Rules/LocationCatalogue/OpenQuestions"
    ).map(\.text).joined()
    return rules + questions.matches(of: /id: "((?:OPEN|X)-\d\d)"/).map { String($0.1) }
  }

  /// The ids of the texts about assumptions, as the catalog's sources name them.
  private static func assumptions() throws -> [String] {
    let text = try RepositoryFolder.swiftFiles(below: "Sources/Rules/LocationCatalogue/Assumptions")
      .map(\.text).joined()
    return text.matches(of: /name: "(\w+)"/).flatMap { match in
      ["question", "reason", "settledBy"].map { "\(match.1).\($0)" }
    }
  }

  /// The identifiers of the facts, as their enumeration declares them.
  private static func facts() throws -> [String] {
    let text = try RepositoryFolder.text(of: "Sources/Rules/LocationPolicy/Core/Fact.swift")
    return text.matches(of: /\b([a-z]+)(\d{3})\b/).map { "\($0.1.uppercased())-\($0.2)" }
  }

  /// The identifiers of symptoms, causes and remedies in the catalog's sources.
  private static func remedies() throws -> [String] {
    let files = try RepositoryFolder.swiftFiles(below: "Sources/Rules/LocationCatalogue").map(\.text).joined()
    let mistakes = files.matches(of: /id: \.mis(\d\d)\b/).map { "MIS-\($0.1)" }
    let howTos = files.matches(of: /id: "(HOW-\d\d)"/).map { String($0.1) }
    let codes = files.matches(of: /code\(\n? *(\d+),/).map { $0.1.count < 2 ? "CLE-0\($0.1)" : "CLE-\($0.1)" }
    return (mistakes + howTos + codes).flatMap {
      [
        "\($0).symptom", "\($0).cause", "\($0).fix", "\($0).check",
        "\($0).case",
      ]
    }
  }

  /// The identifiers of the single cases and of what to do then, which are numbered in each entry.
  private static func branches() throws -> [String] {
    let files = try RepositoryFolder.swiftFiles(below: "Sources/Rules/LocationCatalogue/Checks").filter {
      $0.path.contains("CureBranch+")
    }
    var ids: [String] = []
    var numbers: [String: Int] = [:]
    for file in files {
      var entry = ""
      for match in file.text.matches(of: /"([A-Z]+-\d\d)": \[|CureBranch\(\n/) {
        if let id = match.1 {
          entry = String(id)
        } else {
          let number = numbers[entry, default: 0] + 1
          numbers[entry] = number
          ids += ["\(entry).if\(number)", "\(entry).if\(number).do"]
        }
      }
    }
    return ids
  }

  @Test(arguments: translated) func `every single case is in the language, with what to do`(
    language: Language
  ) throws {
    let entries = try #require(language.translation(of: .answers)?.entries)
    let ids = try Self.branches()
    #expect(ids.count >= 2 * 70)
    #expect(ids.filter { entries[$0] == nil } == [])
    let all = entries.keys.filter { $0.contains(/^[A-Z]+-\d\d\.if/) }
    #expect(all.filter { !ids.contains($0) } == [])
  }

  @Test(arguments: translated) func `every symptom, cause, cure, check and case is in the language`(
    language: Language
  ) throws {
    let entries = try #require(language.translation(of: .answers)?.entries)
    let ids = try Self.remedies()
    #expect(ids.count == 5 * 134)
    #expect(ids.filter { entries[$0] == nil } == [])
  }

  @Test(arguments: translated)
  func `every fact, every rule, every open question and every assumption is in the language`(
    language: Language
  ) throws {
    let entries = try #require(language.translation?.entries)
    let ids = try Self.facts() + Self.explained() + Self.assumptions()
    #expect(ids.count > 300)
    #expect(ids.filter { entries[$0] == nil } == [])
  }

  @Test(arguments: [
    (["LANG": "zh_CN.UTF-8"], Language.simplifiedChinese), (["LANG": "en_US.UTF-8"], .english),
    (["LC_ALL": "zh_CN", "LANG": "en_US"], .simplifiedChinese),
    (["LC_ALL": "", "LANG": "zh"], .simplifiedChinese),
    (["LC_MESSAGES": "zh_CN", "LANG": "en_US"], .simplifiedChinese), (["LC_ALL": "C", "LANG": "zh_CN"], nil),
    (["LANG": "fr_FR.UTF-8"], nil), ([:], nil),
  ])
  func `the environment asks for a language as it does of any program`(
    environment: [String: String], language: Language?
  ) {
    #expect(Language(environment: environment) == language)
  }

  @Test func `a question is in the language of its characters`() {
    #expect(Language(of: "后台定位停止 iOS 16.4") == .simplifiedChinese)
    #expect(Language(of: "stops in background") == .english)
    #expect(Language(of: "位置情報の権限の許可がされなかった") == .english)
  }

  @Test(arguments: translated) func `every entry is for English that the sources show`(language: Language)
    throws
  {
    let entries = try #require(language.translation?.entries)
    #expect(entries.count > 100)
    let english = try Self.english()
    #expect(Set(entries.keys).subtracting(english).sorted() == [])
  }

  @Test(arguments: translated) func `every entry has a place for each argument, once`(language: Language) {
    let wrong = (language.translation?.entries ?? [:]).filter { format, text in
      Translation.places(in: text).sorted() != Array(Translation.places(in: format).indices)
    }
    #expect(wrong.keys.sorted() == [])
  }

  @Test(arguments: translated) func `the parts of a language are all of it`(language: Language) {
    let parts = TranslatedPart.allCases.compactMap { language.translation(of: $0)?.entries.count }
    #expect(parts.count == TranslatedPart.allCases.count)
    #expect(parts.reduce(0, +) == language.translation?.entries.count)
  }

  @Test func `in Chinese later releases are not lost, visits have one name, and Apple's terms are Apple's`() {
    let chinese = Language.simplifiedChinese.translation?.entries ?? [:]
    let later = chinese.filter { $0.key.contains("and later") }
    #expect(later.count > 5)
    #expect(later.values.filter { !$0.contains(#/更高版本|以后|起/#) } == [])
    #expect(chinese.values.filter { $0.contains(#/访问(?!限制|您的位置)|拒审|App Clip/#) } == [])
    let buttons = chinese.filter { $0.key.contains("\"Allow While Using App\"") }
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
}
