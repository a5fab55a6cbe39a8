import Foundation
import TestSupport
import Testing

/// The Python with the protocol's own client, if it is installed; SEXTANT_PYTHON names another one than `python3`.
private let python =
  ProcessInfo.processInfo.environment["SEXTANT_PYTHON"].map { Program(at: URL(filePath: $0)) }
  ?? Program(named: "python3")
private let hasClient = (try? python?.run(["-c", "import mcp, jsonschema"]).code) == 0

/// The protocol's own client in Python works with the built command.
@Suite(
  .enabled(
    if: hasClient, "The client of the Model Context Protocol is not installed: pip install mcp jsonschema"))
struct ModelContextClientTests {
  @Test(arguments: ["legacy", "auto"])
  func `the client calls every tool, reads, asks for the task, takes back, and ends`(mode: String) throws {
    let script = RepositoryFolder.path("Tests/Data/Programs/model_context_client.py")
    let tool = try BuiltTool.folder().appending(path: BuiltTool.name).path(percentEncoded: false)
    let run = try #require(try python?.run([script, tool, RepositoryFolder.path("Examples"), mode]))
    #expect(run.code == 0 && run.text.hasSuffix("all is well\n"), "\(run.text)")
  }
}
