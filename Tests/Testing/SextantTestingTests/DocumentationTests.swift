import Foundation
import TestSupport
import Testing

/// Examples in documents are also in a file of tests, in which they are compiled and run.
@Suite struct DocumentationTests {
  @Test(arguments: readMes + modulePages + tutorials)
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

  private static let modulePages = ["SextantTesting", "EveryJourney"].map {
    "Sources/Testing/SextantTesting/SextantTesting.docc/\($0).md"
  }
  private static let readMes = ["README.md", "README.zh-Hans.md"]
  private static let tutorials = [
    "QuickStart", "Once", "Continuous", "BackgroundRun", "Escalation", "PreciseForOneFeature", "Regions",
    "HeadingsAndVisits", "SwiftUI", "Closures", "Testing",
  ].map { "Sources/Client/Sextant/Sextant.docc/\($0).md" }

  @Test(arguments: tutorials)
  func `a tutorial has an example, and all of its examples are compiled and run`(tutorial: String) throws {
    let text = try RepositoryFolder.text(of: tutorial)
    let parts = text.components(separatedBy: "<!-- part of: ").count - 1
    #expect(parts > 0)
    #expect(text.components(separatedBy: "```swift\n").count - 1 == parts)
  }

  @Test(arguments: ["Sextant", "SextantTesting"])
  func `the examples in comments are parts of what is compiled and run here`(module: String) throws {
    let tests = try RepositoryFolder.swiftFiles(below: "Tests/Testing/SextantTestingTests").map {
      Self.lines(of: $0.text)
    }
    var found = 0
    for file in try RepositoryFolder.swiftFiles(below: RepositoryFolder.sources(of: module)) {
      for example in file.text.components(separatedBy: "/// ```swift\n").dropFirst() {
        let code = try #require(example.components(separatedBy: "/// ```\n").first)
        let lines = Self.lines(of: Self.lines(of: code).map { $0.dropFirst(3) }.joined(separator: "\n"))
        #expect(tests.contains { $0.contains(lines) }, "no test has this example:\n\(code)")
        found += 1
      }
    }
    #expect(found > 0)
  }

  /// Returns a text without its line layout.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
