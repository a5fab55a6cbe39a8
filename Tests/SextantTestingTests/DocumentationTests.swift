import Foundation
import Testing

/// Examples of documents that stand in a file of tests, too, and so are compiled and run.
@Suite struct DocumentationTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "What a document says to be part of a file stands there word for word",
    arguments: [
      "README.md", "README.zh-Hans.md", "Sources/SextantTesting/SextantTesting.docc/SextantTesting.md",
    ])
  func parts(document: String) throws {
    let text = try Self.text(of: document)
    for part in text.components(separatedBy: "<!-- part of: ").dropFirst() {
      let file = try #require(part.components(separatedBy: " -->").first)
      let block = try #require(part.components(separatedBy: "```swift\n").dropFirst().first)
      let code = try #require(block.components(separatedBy: "```").first)
      #expect(try Self.text(of: file).contains(code), "\(document) has an example that \(file) has not")
    }
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
