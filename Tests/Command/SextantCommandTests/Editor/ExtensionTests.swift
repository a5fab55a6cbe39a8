import CommandOutput
import TestSupport
import Testing

/// Tests the extension for VS Code, which is independent of the package.
@Suite struct ExtensionTests {
  @Test(.enabled(if: Program(named: "node") != nil, "Node.js is not installed: apt-get install nodejs"))
  func `it starts, stops and restarts the command`() throws {
    let test = RepositoryFolder.path("Editors/VSCode/test.js")
    let run = try #require(Program(named: "node")).run([test])
    #expect(run.code == 0, "\(run.text)")
  }

  @Test func `it has the version of the command, and its license`() throws {
    let manifest = try RepositoryFolder.text(of: "Editors/VSCode/package.json")
    #expect(manifest.contains("\"version\": \"\(ToolVersion.number)\""))
    #expect(
      try RepositoryFolder.text(of: "Editors/VSCode/LICENSE") == RepositoryFolder.text(of: "LICENSE"))
  }
}
