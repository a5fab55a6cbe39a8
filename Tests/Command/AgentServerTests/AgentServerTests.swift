import Foundation
import JSONRPC
import Synchronization
import TestSupport
import Testing

@testable import AgentServer

@Suite struct AgentServerTests {
  /// A tool that repeats a word, or lists a folder that may be read.
  private struct RepeatTool: AgentTool {
    struct Arguments: Decodable {
      let word: String
      let times: Int?
      let path: String?
    }

    let name = "repeat"
    let title = "Repeat"
    let description = "Repeats a word."
    let input: [Schema.Property] = [
      .required("word", .text("")), .optional("times", .integer("", 1...1_000_000)),
      .optional("path", .text("")),
    ]
    let output: [Schema.Property] = [.required("text", .text(""))]

    func answer(_ arguments: Arguments, in surroundings: ToolSurroundings) throws(ToolFailure) -> [String:
      String]
    {
      if let path = arguments.path { return ["text": try surroundings.folders.path(path)] }
      return ["text": String(repeating: arguments.word, count: arguments.times ?? 1)]
    }
  }

  private struct Shelf: AgentLibrary {
    let resources = [AgentResource(uri: "test://a", title: "A", description: "The letter.")]
    let templates = [AgentResource(uri: "test://{letter}", title: "A letter", description: "Any letter.")]
    func text(at uri: String) -> AgentText? { uri == "test://a" ? .plain("a") : nil }
  }

  private static let offer = AgentServer.Offer(
    identity: ServerIdentity(name: "test", title: "Test", version: "1"), instructions: "Ask.",
    tools: [RepeatTool()], library: Shelf(),
    prompts: [
      AgentPrompt(
        name: "greet", title: "Greet", description: "Greets.", arguments: [("who", "Whom.")]
      ) { "Hello \($0["who"] ?? "world")" }
    ])

  /// The `_meta` of the version without sessions.
  private static let meta = #"""
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}
    """#

  /// Sends messages, and returns the answers in the order of arrival.
  private func replies(
    _ lines: [String], folders: [String] = ["/"], isFixed: Bool = true
  ) -> [[String: any Sendable]] {
    let sink = RecordingSink()
    var rest = lines[...]
    Connection(.modelContext, output: sink).serve(
      AgentServer(Self.offer, folders: folders, isFixed: isFixed)
    ) { rest.popFirst().map { Data(($0 + "\n").utf8) } }
    return sink.text.split(separator: "\n").map { line in
      (try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: any Sendable]) ?? [:]
    }
  }

  private func reply(_ method: String, _ parameters: String) -> [String: any Sendable] {
    replies([#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{\#(parameters)}}"#]).first ?? [:]
  }

  private func result(_ method: String, _ parameters: String) -> [String: any Sendable] {
    reply(method, parameters)["result"] as? [String: any Sendable] ?? [:]
  }

  private func code(_ method: String, _ parameters: String) -> Int? {
    (reply(method, parameters)["error"] as? [String: any Sendable])?["code"] as? Int
  }

  /// Returns the text of a call's result, and whether it is an error.
  private func said(_ result: [String: any Sendable]) -> (text: String, isError: Bool) {
    let content = result["content"] as? [[String: any Sendable]]
    return (content?.first?["text"] as? String ?? "", result["isError"] as? Bool ?? false)
  }

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"),
    ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"),
  ])
  func `a handshake settles a version with sessions`(asked: String, agreed: String) {
    let result = result("initialize", #""protocolVersion":"\#(asked)","capabilities":{}"#)
    #expect(result["protocolVersion"] as? String == agreed)
    #expect(
      (result["capabilities"] as? [String: any Sendable])?.keys.sorted() == ["prompts", "resources", "tools"])
    #expect(result["instructions"] as? String == "Ask.")
  }

  @Test func `without a session each answer says that it is complete, and whose it is`() {
    let discovery = result("server/discover", Self.meta)
    #expect(
      discovery["supportedVersions"] as? [String]
        == ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])
    for method in [
      "server/discover", "tools/list", "resources/list", "resources/templates/list", "prompts/list",
    ] {
      let result = result(method, Self.meta)
      #expect(result["resultType"] as? String == "complete" && result["cacheScope"] as? String == "public")
      let meta = result["_meta"] as? [String: [String: String]]
      #expect(meta?["io.modelcontextprotocol/serverInfo"]?["name"] == "test")
    }
    #expect(result("tools/list", "")["resultType"] == nil)
  }

  @Test(arguments: [
    ("server/discover", "", -32602),
    ("tools/list", #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#, -32602),
    ("tools/list", #""_meta":{"io.modelcontextprotocol/protocolVersion":7}"#, -32602),
    (
      "tools/list",
      #""_meta":{"io.modelcontextprotocol/protocolVersion":"2099-01-01","io.modelcontextprotocol/clientCapabilities":{}}"#,
      -32022
    ),
    ("tools/call", #""name":"none""#, -32602), ("tools/call", "", -32602), ("initialize", "", -32602),
    ("resources/read", #""uri":"test://b""#, -32002),
    ("resources/read", meta + #","uri":"test://b""#, -32602),
    ("prompts/get", #""name":"none""#, -32602), ("ping", meta, -32601), ("initialize", meta, -32601),
    ("tools/write", "", -32601),
  ])
  func `what the protocol doesn't allow is answered with its error`(
    method: String, parameters: String, code: Int
  ) {
    #expect(self.code(method, parameters) == code)
  }

  @Test func `a tool's answer is a value, and the same as text`() {
    let result = result("tools/call", #""name":"repeat","arguments":{"word":"ab","times":2}"#)
    #expect(said(result) == (#"{"text":"abab"}"#, false))
    #expect((result["structuredContent"] as? [String: String]) == ["text": "abab"])
  }

  @Test(arguments: [
    (#""arguments":{"word":"a","tmes":2}"#, "repeat has no argument 'tmes'; it has: word, times, path."),
    (#""arguments":{"word":7}"#, "'params.arguments.word' must be a text."),
    (#""arguments":{"times":1}"#, "'params.arguments.word' is missing."), ("\"x\":1", "repeat needs: word."),
    (#""arguments":[]"#, "'params.arguments' must be an object."),
    (
      #""arguments":{"word":"a","times":50000}"#,
      "The answer of repeat would have 50011 bytes, more than 48000. Ask for less: one target, one release, a lower limit."
    ),
  ])
  func `an agent reads what was wrong with its call`(arguments: String, message: String) {
    #expect(said(result("tools/call", #""name":"repeat",\#(arguments)"#)) == (message, true))
  }

  @Test func `a text is read, and a task is worded`() {
    let contents = result("resources/read", #""uri":"test://a""#)["contents"] as? [[String: String]]
    #expect(contents == [["uri": "test://a", "mimeType": "text/plain", "text": "a"]])
    let messages = result("prompts/get", #""name":"greet","arguments":{"who":"you"}"#)["messages"]
    #expect("\(messages ?? "")".contains("Hello you"))
  }

  @Test func `only what is below the folders is read, whatever links and dots say`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("".utf8, to: "in/a/b.txt")
    try scratch.write("".utf8, to: "out/c.txt")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/in/link", withDestinationPath: scratch.path + "/out")
    let folders = AllowedFolders([scratch.path + "/in"])
    #expect(try folders.path("a/b.txt").hasSuffix("/in/a/b.txt"))
    #expect(try folders.path(".").hasSuffix("/in"))
    #expect(try folders.path(scratch.path + "/in/a").hasSuffix("/in/a"))
    for path in ["../out/c.txt", "link/c.txt", scratch.path + "/out", "/etc/hostname", "/", "none", "a/\0"] {
      #expect(throws: ToolFailure.self) { try folders.path(path) }
    }
    #expect(throws: ToolFailure.self) { try AllowedFolders([scratch.path + "/none"]).path(".") }
    #expect(throws: ToolFailure.self) { try AllowedFolders([scratch.path + "/i"]).path(scratch.path + "/in") }
  }

  @Test func `the folders that a client gives count, and no others`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("".utf8, to: "given/a.txt")
    let initialize =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{}}}}"#
    let lines = [
      initialize, #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{"roots":[{"uri":"file://\#(scratch.path)/given"}]}}"#,
    ]
    func call(_ id: Int, _ path: String) -> String {
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"repeat","arguments":{"word":"","path":"\#(path)"}}}"#
    }
    func isError(_ lines: [String], isFixed: Bool) -> [Int: Bool] {
      var errors: [Int: Bool] = [:]
      for reply in replies(lines, folders: [scratch.path], isFixed: isFixed) {
        guard let id = reply["id"] as? Int, let result = reply["result"] as? [String: any Sendable] else {
          continue
        }
        errors[id] = said(result).isError
      }
      return errors
    }
    let calls = [call(2, "a.txt"), call(3, scratch.path)]
    #expect(isError(calls, isFixed: true) == [2: true, 3: false])
    #expect(isError(lines + calls, isFixed: true).filter { $0.key > 1 } == [2: true, 3: false])
    #expect(isError(lines + calls, isFixed: false).filter { $0.key > 1 } == [2: false, 3: true])
  }
}
