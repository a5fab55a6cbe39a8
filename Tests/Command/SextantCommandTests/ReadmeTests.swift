import CommandLineOptions
import Foundation
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct ReadmeTests {
  static let readmes = ["README.md", "README.zh-Hans.md"]

  @Test(arguments: readmes + ["Examples/README.md"])
  func `the output in the README is what the command prints; Scripts/renew-readme renews it`(
    readme: String
  ) throws {
    let text = try RepositoryFolder.text(of: readme)
    let blocks = text.matches(of: /<!-- output of: sextant (.*) -->\n```text\n((?s).*?)```\n/)
    #expect(blocks.count == (Self.readmes.contains(readme) ? 1 : 2))
    for block in blocks {
      let arguments = block.1.split(separator: " ").map { argument in
        argument.hasPrefix("Examples/") ? RepositoryFolder.path(String(argument)) : String(argument)
      }
      let run = ToolRun(arguments: arguments)
      #expect(String(block.2) == run.output)
      #expect(run.exitCode == (arguments[0] == "check" ? 1 : 0))
    }
  }

  @Test func `the table in the README is what the command prints; Scripts/renew-readme renews it`() throws {
    let table = try #require(
      try RepositoryFolder.text(of: "README.md").firstMatch(
        of: /<!-- table of: sextant (.*) -->\n((?s).*?)<!-- end of output -->/))
    #expect(String(table.2) == ToolRun(arguments: table.1.split(separator: " ").map(String.init)).output)
  }

  @Test(arguments: readmes)
  func `the pictures in the README are what the command draws; Scripts/renew-readme renews them`(
    readme: String
  ) throws {
    let pictures = try RepositoryFolder.text(of: readme).matches(
      of: /<!-- picture of: sextant (.*) -->\n!\[[^\]]*\]\((.*)\)\n/)
    #expect(pictures.count == 1)
    for picture in pictures {
      let run = ToolRun(arguments: picture.1.split(separator: " ").map(String.init))
      #expect(try RepositoryFolder.text(of: String(picture.2)) == run.output)
    }
  }

  @Test func `the README is short`() throws {
    let words = try RepositoryFolder.text(of: "README.md").split(whereSeparator: \.isWhitespace)
    #expect(words.count <= 1_275)
  }

  @Test func `every example command line of the READMEs is understood`() throws {
    let lines = try Self.readmes.map { readme in
      try RepositoryFolder.text(of: readme).matches(of: /(?m)^swift run sextant (.*?) *(#.*)?$/).map { $0.1 }
    }
    #expect(lines.map(\.count) == [9, 9])
    for line in Set(lines.joined()) {
      let arguments = line.split(separator: " ").map(String.init)
      #expect(throws: Never.self, "\(line)") { try Sextant.parseAsRoot(arguments) }
      #expect(ToolRun(arguments: arguments + ["--help"]).exitCode == 0)
    }
  }

  @Test(
    arguments: readmes + [
      "CONTRIBUTING.md", "CHANGELOG.md", "Examples/README.md", "Examples/Scenarios/README.md",
    ] + documentation)
  func `links to files of the repository lead somewhere`(document: String) throws {
    let folder = RepositoryFolder.root.appending(path: document).deletingLastPathComponent()
    for link in try RepositoryFolder.text(of: document).matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
      let target = folder.appending(path: String(link.1)).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: target), "\(link.1)")
    }
  }

  @Test func `the index lists every text in the folder`() throws {
    let index = try RepositoryFolder.text(of: "Documentation/README.md")
    let documents = try FileManager.default.contentsOfDirectory(
      atPath: RepositoryFolder.path("Documentation"))
    for document in documents.sorted() where document != "README.md" {
      #expect(index.contains("(\(document))"), "\(document)")
    }
  }

  static let documentation = [
    "README.md", "Architecture.md", "Automation.md", "Check.md", "ExitCodes.md", "Releasing.md",
    "SDK.md", "Scenarios.md",
  ].map {
    "Documentation/" + $0
  }
}
