import AuditReports
import CommandLineOptions
import Foundation
import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Markup
import TestSupport
import Testing
import Translations

@testable import Website

/// The whole site, with fakes of the phone and the handbook.
@Suite struct SiteTests {
  /// Writes the site to a folder.
  private static func write(to folder: borrowing ScratchFolder, sourceAddress: String? = nil) throws
    -> LinkCheck
  {
    try folder.write("<h1 id=\"phone\">A phone</h1>".utf8, to: "phone/index.html")
    try folder.write("<a href=\"index.html#phone\">A phone</a>".utf8, to: "phone/handbook.html")
    let site = Site(
      root: RepositoryFolder.root, phone: folder.url.appending(path: "phone"), sourceAddress: sourceAddress)
    return try site.write(to: folder.url.appending(path: "site"))
  }

  @Test func `a folder with other files stays as it is, and a site gives way to a new one`() throws {
    let folder = try ScratchFolder()
    try folder.write("mine".utf8, to: "site/notes.txt")
    #expect(throws: SiteError.holdsOtherFiles(folder.path + "/site")) { try Self.write(to: folder) }
    #expect(try folder.text(of: "site/notes.txt") == "mine")
    try FileManager.default.removeItem(at: folder.url.appending(path: "site/notes.txt"))
    _ = try Self.write(to: folder)
    #expect(try Self.write(to: folder).broken == [])
  }

  @Test func `every link leads somewhere, and every fact, mistake and rule has its place`() throws {
    let folder = try ScratchFolder()
    let check = try Self.write(to: folder)
    #expect(check.broken == [])
    #expect(check.count > 3_000)
    let facts = try folder.text(of: "site/Documentation/Facts.html")
    let symptoms = try folder.text(of: "site/Documentation/Symptoms.html")
    for fact in Fact.allCases { #expect(facts.contains("id=\"\(fact.id.lowercased())\""), "\(fact.id)") }
    for mistake in MistakeCatalog.all {
      #expect(symptoms.contains("id=\"\(mistake.id.rawValue.lowercased())\""), "\(mistake.id)")
    }
    for rule in RuleCatalog.all {
      let page = "site/Documentation/Rules/\(rule.id.rawValue).html"
      #expect(try folder.text(of: page).contains("<h1 id=\"\(rule.id.rawValue)\">"))
    }
    let landing = try folder.text(of: "site/index.html")
    for part in [
      "phone/handbook.html", "Documentation/Pictures/always-first.svg", "brew install", "id=\"search\"",
      "<meta property=\"og:title\" content=\"Sextant\">", "<meta property=\"og:type\" content=\"website\">",
    ] {
      #expect(landing.contains(part), "\(part)")
    }
    // Without an address, files that are not on the site are only named.
    #expect(!landing.contains("Sources/"))
  }

  @Test func `files that are not on the site are read where the repository is`() throws {
    let folder = try ScratchFolder()
    _ = try Self.write(to: folder, sourceAddress: "https://example.com/blob/main")
    let page = try folder.text(of: "site/Documentation/Releasing.html")
    #expect(
      page.contains("<a href=\"https://example.com/blob/main/.github/workflows/release.yml\">release.yml</a>")
    )
  }

  @Test(arguments: [
    (["--help"], 0, "usage: Scripts/website [--output FOLDER]"),
    (["--nonsense"], 2, "unknown argument --nonsense"),
    (["--output"], 2, "--output takes a value"), (["--page", "Sources"], 2, "Sources has no index.html"),
  ])
  func `the script says how it is called`(arguments: [String], code: Int32, text: String) throws {
    let run = try Program(at: RepositoryFolder.root.appending(path: "Scripts/website")).run(
      arguments, in: RepositoryFolder.root)
    #expect(run.code == code && run.text.contains(text), "\(run.text)")
  }

  @Test func `what the script passes on is understood`() throws {
    let arguments = ["--output", "a", "--page", "b", "--source-url", "https://example.com"]
    let website = try #require(try Website.parseAsRoot(arguments) as? Website)
    #expect(website.output == "a" && website.page == "b" && website.sourceURL == "https://example.com")
  }

  @Test func `a link to nowhere is found`() throws {
    let folder = try ScratchFolder()
    try folder.write(
      ##"<p id="a"><a href="#a">1</a><a href="#b">2</a><a href="../c.html">3</a><img src="d.svg"><a href="e.html#f">4</a>"##
        .utf8,
      to: "site/a.html")
    let other = ##"<script>' href="#x"'</script><a href="https://example.com">"##
    try folder.write(other.utf8, to: "site/e.html")
    let check = try LinkCheck(of: folder.url.appending(path: "site"))
    #expect(check.broken == ["a.html: #b", "a.html: ../c.html", "a.html: d.svg", "a.html: e.html#f"])
    #expect(check.count == 5)
  }

  @Test(.enabled(if: Program(named: "node") != nil, "Node.js is not installed: apt-get install nodejs"))
  func `the search of the site and the box of the page find what 'sextant explain' finds`() throws {
    let folder = try ScratchFolder()
    _ = try Self.write(to: folder)
    try folder.write(PageAnswers.script(root: RepositoryFolder.root).utf8, to: "page/answers.js")
    let files = ["earlier-questions", "questions", "final-questions"].map {
      "Tests/Data/LocationCatalogue/\($0).json"
    }
    let asked = try files.flatMap { file in
      try JSONDecoder().decode([Asked].self, from: Data(RepositoryFolder.text(of: file).utf8)).map(\.question)
    }
    let questions =
      asked + [
        "authorisation promt", "16.4.1 background", "iOS 13.2 allow once", "bananas", "", "MIS-13",
        "Location", "not working", "what changed in iOS 18",
        "iOS 13 定位权限有什么变化",
      ]
    #expect(questions.count > 500)
    try folder.write(try JSONEncoder().encode(questions), to: "questions.json")
    let number = 5
    let search = CatalogSearch(CatalogEntries(rules: RuleCatalog.all.map { CatalogEntry.Rule($0) }))
    let expected = questions.map { question in
      let answers = search.answers(to: question)
      return
        ([String(answers.isCertain), String(answers.asksBack), String(answers.isClose)]
        + answers.hits.prefix(number).map(\.entry.id))
        .joined(
          separator: " ")
    }
    for place in ["site", "page"] {
      let run = try #require(Program(named: "node")).run([
        RepositoryFolder.path("Tests/Data/Programs/answers.js"), "\(folder.path)/\(place)",
        folder.path + "/questions.json", String(number),
      ])
      #expect(run.code == 0, "\(run.text)")
      let found = run.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
        String.init)
      #expect(found.count == expected.count)
      for (question, pair) in zip(questions, zip(found, expected)) {
        #expect(pair.0 == pair.1, "\(place): \(question)")
      }
    }
  }

  @Test func `the answers of the page are there in both languages, and lead to what the handbook has`() throws
  {
    let answers = PageAnswers(playing: [])
    let handbook = Handbook().sections.map(\.written).joined()
    #expect(answers.texts.keys.sorted() == Language.allCases.map(\.rawValue).sorted())
    for column in answers.texts.values {
      #expect(column.title.count == answers.entries.count && !column.title.contains(""))
    }
    let chinese = try #require(answers.texts["zh-Hans"])
    let english = zip(answers.entries, chinese.title).filter { !$1.contains(#/[\u{4E00}-\u{9FFF}]/#) }
    #expect(english.map(\.0.id) == [])
    for anchor in answers.entries.compactMap(\.anchor) {
      #expect(handbook.contains("id=\"\(anchor)\""), "\(anchor)")
    }
  }

  private struct Asked: Decodable { let question: String }
}

extension ScratchFolder {
  /// Returns the text of a file.
  func text(of file: String) throws -> String {
    try String(contentsOf: url.appending(path: file), encoding: .utf8)
  }
}
