import PhonePage
import TestSupport
import Testing

/// The page has texts for all names of its engine.
@Suite struct PageWordsTests {
  @Test(arguments: PhoneApp.Kind.allCases)
  func `every app has its name`(kind: PhoneApp.Kind) throws {
    let script = try RepositoryFolder.text(of: "Browser/Page/app.js")
    #expect(script.matches(of: try Regex("[ {]\(kind.rawValue): \"")).count == 1)
  }
}
