import Foundation
import TestSupport
import Testing

/// Lines of prose are short enough that a review shows which one has changed.
@Suite struct ProseTests {
  /// The maximum length of a line, as for sources.
  private static let width = 120

  /// Pages that tests generate, and pages in Chinese, where a line break would become a space.
  private static let exceptions = [
    "Documentation/Facts.md", "Documentation/Symptoms.md", "Documentation/Rules.md", "Documentation/Rules/",
    "Documentation/Assumptions.md", "Documentation/CoreLocationCompatibility.md", "Documentation/Plan.md",
    "README.zh-Hans.md",
  ]

  static let documents = Result {
    let top = try FileManager.default.contentsOfDirectory(atPath: RepositoryFolder.path(""))
    let below = try ["Documentation", "Examples", "Sources"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: RepositoryFolder.path(folder)).map {
        "\(folder)/\($0)"
      }
    }
    return (top + below).filter { document in
      document.hasSuffix(".md") && !exceptions.contains { document.hasPrefix($0) }
    }.sorted()
  }

  @Test func `prose is wrapped at 120 columns`() throws {
    let documents = try Self.documents.get()
    #expect(documents.count > 30)
    for document in documents {
      let text = try RepositoryFolder.text(of: document)
      #expect(Self.longLines(of: text).isEmpty, "\(document):\(Self.longLines(of: text))")
    }
  }

  @Test func `tables, code, pictures and what can't be broken may be longer`() {
    let long = String(repeating: "word ", count: 30)
    let address = "https://" + String(repeating: "a", count: 120)
    #expect(
      Self.longLines(
        of: """
          | \(long) |
          ```text
          \(long)
          ```
          ![\(long)](Picture.svg)
          <!-- \(long) -->
          - \(address)
          """) == [])
    #expect(Self.longLines(of: "short\n\(long)\n  - \(long)\n") == [2, 3])
  }

  @Test func `the recipes name files and test suites that exist`() throws {
    let text = try RepositoryFolder.text(of: "CONTRIBUTING.md")
    let files = text.matches(of: /`((?:Sources|Tests|Documentation|Examples|Scripts)\/[^` <]*)/).map {
      String($0.output.1)
    }
    #expect(files.count > 20)
    for file in files where !file.contains("iOSNN") {
      #expect(FileManager.default.fileExists(atPath: RepositoryFolder.path(file)), "\(file)")
    }
    let tests = try FileManager.default.subpathsOfDirectory(atPath: RepositoryFolder.path("Tests"))
    for suite in Set(text.matches(of: /[A-Z][A-Za-z]+Tests(?![A-Za-z\/])/).map { String($0.output) }) {
      #expect(tests.contains { $0.hasSuffix("/\(suite).swift") || $0.hasSuffix("/\(suite)") }, "\(suite)")
    }
  }

  /// Returns the numbers of lines that are too long and could be broken.
  private static func longLines(of text: String) -> [Int] {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { _, line in
      let start = line.drop { $0 == " " }
      if start.hasPrefix("```") { isCode.toggle() }
      if isCode || start.hasPrefix("|") || start.hasPrefix("![") || start.hasPrefix("<!--") { return false }
      return line.count > width && isBreakable(start)
    }.map { $0.offset + 1 }
  }

  /// Returns whether a line can be broken at a space after its mark and outside of code.
  private static func isBreakable(_ line: Substring) -> Bool {
    let words = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "x")
    return words.drop { "-*# 0123456789.".contains($0) }.prefix(width).contains(" ")
  }
}
