import Foundation
import TestSupport
import Testing

/// Examples of documents that stand in a file of tests, too, and so are compiled and run.
@Suite struct DocumentationTests {
  @Test(arguments: readMes + ["Sources/SextantTesting/SextantTesting.docc/SextantTesting.md"] + tutorials)
  func `what a document says to be part of a file stands there word for word`(document: String) throws {
    let text = try RepositoryFolder.text(of: document)
    for part in text.components(separatedBy: "<!-- part of: ").dropFirst() {
      let file = try #require(part.components(separatedBy: " -->").first)
      let block = try #require(part.components(separatedBy: "```swift\n").dropFirst().first)
      let code = try #require(block.components(separatedBy: "```").first)
      #expect(
        try RepositoryFolder.text(of: file).contains(code), "\(document) has an example that \(file) has not")
    }
  }

  private static let readMes = ["README.md", "README.zh-Hans.md"]
  private static let tutorials = [
    "Once", "Continuous", "BackgroundRun", "Escalation", "PreciseForOneFeature", "Testing",
  ].map { "Sources/Sextant/Sextant.docc/\($0).md" }

  @Test(arguments: tutorials)
  func `a tutorial has an example, and all of its examples are compiled and run`(tutorial: String) throws {
    let text = try RepositoryFolder.text(of: tutorial)
    let parts = text.components(separatedBy: "<!-- part of: ").count - 1
    #expect(parts > 0)
    #expect(text.components(separatedBy: "```swift\n").count - 1 == parts)
  }
}
