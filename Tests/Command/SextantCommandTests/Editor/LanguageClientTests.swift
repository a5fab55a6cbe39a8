import Foundation
import TestSupport
import Testing

/// The Python with a client for language servers, if it is installed; SEXTANT_PYTHON names another one than `python3`.
private let python =
  ProcessInfo.processInfo.environment["SEXTANT_PYTHON"].map { Program(at: URL(filePath: $0)) }
  ?? Program(named: "python3")
private let hasClient = (try? python?.run(["-c", "import pytest_lsp"]).code) == 0

/// Real clients work with the built command.
@Suite struct LanguageClientTests {
  private static let folder = "Tests/Data/Programs"

  private static func tool() throws -> String {
    try BuiltTool.folder().appending(path: BuiltTool.name).path(percentEncoded: false)
  }

  @Test(.enabled(if: hasClient, "A client for language servers is not installed: pip install pytest-lsp"))
  func `the client in Python sees findings come and go, explanations, fixes and keys`() throws {
    let scratch = try ScratchFolder()
    try scratch.copyRunTracker()
    let run = try #require(
      try python?.run(
        [
          "-m", "pytest", "-q", "-p", "no:cacheprovider",
          RepositoryFolder.path(Self.folder + "/language_client.py"),
        ],
        in: scratch.url,
        environment: [
          "SEXTANT": Self.tool(), "EXAMPLE": scratch.path + "/App", "PYTHONDONTWRITEBYTECODE": "1",
        ]))
    #expect(run.code == 0, "\(run.text)")
  }

  @Test(.enabled(if: Program(named: "nvim") != nil, "Neovim is not installed: apt-get install neovim"))
  func `Neovim shows the finding at its line`() throws {
    let scratch = try ScratchFolder()
    try scratch.copyRunTracker()
    let run = try #require(
      try Program(named: "nvim")?.run(
        ["--headless", "-u", "NONE", "-c", "luafile " + RepositoryFolder.path(Self.folder + "/neovim.lua")],
        in: scratch.url, environment: ["SEXTANT": Self.tool(), "EXAMPLE": scratch.path + "/App"]))
    #expect(run.code == 0 && run.text.contains("44: always-before-when-in-use"), "\(run.text)")
  }
}
