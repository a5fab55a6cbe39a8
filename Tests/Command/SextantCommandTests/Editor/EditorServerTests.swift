import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct EditorServerTests {
  /// Sends messages to a server, and returns all answers.
  private func replies(_ messages: [String], _ server: EditorServer = EditorServer()) -> String {
    let sink = RecordingSink()
    var rest = messages[...]
    Connection(.languageServer, output: sink).serve(server) {
      rest.popFirst().map { Data(Framing.headers.framed(Data($0.utf8)).utf8) }
    }
    return sink.text
  }

  private static func initialize(_ folder: String) -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"rootUri":"file://\#(folder)"}}"#
  }

  @Test func `a folder without a project, or none at all, is no trouble`() throws {
    let scratch = try ScratchFolder()
    let hover =
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///none.swift"},"position":{"line":0,"character":0}}}"#
    for start in [
      Self.initialize(scratch.path), #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#,
    ] {
      let text = replies([start, #"{"jsonrpc":"2.0","method":"initialized"}"#, hover])
      #expect(
        text.contains(#""positionEncoding":"utf-16""#)
          && text.contains(#"{"id":2,"jsonrpc":"2.0","result":null}"#))
    }
  }

  @Test func `a finding leads to its rule's page where that has an address`() throws {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    try folder.write("rules-url: https://example.com/{rule}.html".utf8, to: "App/.sextant.yml")
    let lens =
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/codeLens","params":{"textDocument":{"uri":"file:///none"}}}"#
    let text = replies([
      Self.initialize(folder.path + "/App"), #"{"jsonrpc":"2.0","method":"initialized"}"#, lens,
    ])
    let page = "https://example.com/always-before-when-in-use.html"
    #expect(text.contains(#""codeDescription":{"href":"\#(page)"}"#))
  }

  @Test func `a request is played on the site, by an editor that can show it`() throws {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    let site = "https://example.com/site"
    try folder.write("rules-url: \(site)/Documentation/Rules/{rule}.html".utf8, to: "App/.sextant.yml")
    let file = "file://\(folder.path)/App/RunTracker/RunRecorder.swift"
    let lens =
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/codeLens","params":{"textDocument":{"uri":"\#(file)"}}}"#
    func lenses(_ capabilities: String) -> String {
      let start = Self.initialize(folder.path + "/App").replacing(
        #""capabilities":{}"#, with: #""capabilities":\#(capabilities)"#)
      return replies([start, #"{"jsonrpc":"2.0","method":"initialized"}"#, lens])
    }
    let text = lenses(#"{"window":{"showDocument":{"support":true}}}"#)
    let address = try #require(text.firstMatch(of: /"arguments":\["([^"]*)"\],"command":"sextant.play"/)?.1)
    #expect(address.hasPrefix(site + "/phone/index.html#ios=26&"))
    #expect(address.contains("%22NSLocationWhenInUseUsageDescription%22"))
    #expect(address.hasSuffix("&j=opens.RunTracker~requestAlwaysAuthorization"))
    #expect(!lenses("{}").contains("play it"))
    let play =
      #"{"jsonrpc":"2.0","id":3,"method":"workspace/executeCommand","params":{"command":"sextant.play","arguments":["\#(address)"]}}"#
    let played = replies([play])
    #expect(
      played.contains(#""method":"window/showDocument","params":{"external":true,"uri":"\#(address)"}"#))
  }

  @Test(arguments: [
    (#""workspace/executeCommand","params":{"command":"sextant.play","arguments":["file:///a"]}"#, -32602),
    (#""workspace/executeCommand","params":{"command":"rm"}"#, -32602),
    (#""textDocument/hover","params":{}"#, -32602),
    (#""textDocument/hover","params":{"textDocument":{"uri":"https://a"}}"#, -32602),
    (#""textDocument/rename","params":{"textDocument":{"uri":"file:///a"}}"#, -32601),
    (#""initialize","params":{"rootUri":7}"#, -32602),
  ])
  func `what makes no sense is answered with an error`(call: String, code: Int) {
    #expect(replies([#"{"jsonrpc":"2.0","id":1,"method":\#(call)}"#]).contains("\"code\":\(code)"))
  }

  @Test func `only who says so before is expected to leave`() {
    let shutdown = #"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#
    let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
    for (messages, isExpected) in [([shutdown, exit], true), ([exit, shutdown], false)] {
      let server = EditorServer()
      _ = replies(messages, server)
      #expect(server.isShutDown == isExpected && server.isOver)
    }
  }
}
