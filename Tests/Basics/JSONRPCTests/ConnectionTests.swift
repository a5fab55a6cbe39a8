import CommandOutput
import Dispatch
import Foundation
import JSONRPC
import Synchronization
import TestSupport
import Testing

@Suite struct ConnectionTests {
  /// Answers "echo" with its text and "wait" when it is released, and counts notifications.
  private final class Echo: MessageHandler {
    private struct Parameters: Decodable { let text: String }

    let notifications = Mutex<[String]>([])
    let gate = DispatchSemaphore(value: 0)
    let cancelled = Mutex(false)

    var isOver: Bool { notifications.withLock { $0.contains("exit") } }

    func isAnsweredInOrder(_ method: String) -> Bool { method == "count" }

    func answer(
      _ call: MethodCall, over connection: Connection, unless cancellation: Cancellation
    ) throws(RPCError) -> any Encodable {
      switch call.method {
      case "echo": return ["text": try call.parameters(as: Parameters.self).text]
      case "count": return ["count": notifications.withLock { $0.count }]
      case "number": return ["number": Double.nan]
      case "wait":
        gate.wait()
        cancelled.withLock { $0 = cancellation.isCancelled }
        return ["text": "waited"]
      default: throw .unknownMethod(call.method)
      }
    }

    func take(_ notification: MethodCall, over connection: Connection) {
      if notification.method == "open" { gate.signal() }
      notifications.withLock { $0.append(notification.method) }
    }
  }

  /// Returns the answers sorted, because requests are answered concurrently.
  private func answers(
    to lines: [String], from handler: Echo = Echo(), limits: ConnectionLimits = ConnectionLimits()
  ) -> [String] {
    let sink = RecordingSink()
    var rest = lines[...]
    Connection(.modelContext, output: sink, limits: limits).serve(handler) {
      rest.popFirst().map { Data(($0 + "\n").utf8) }
    }
    return sink.text.split(separator: "\n").map(String.init).sorted()
  }

  @Test func `a request is answered by its id, a number or a text`() {
    #expect(
      answers(to: [
        #"{"jsonrpc":"2.0","id":1,"method":"echo","params":{"text":"a"}}"#,
        #"{"jsonrpc":"2.0","id":"x","method":"echo","params":{"text":"b"}}"#,
      ]) == [
        #"{"id":"x","jsonrpc":"2.0","result":{"text":"b"}}"#,
        #"{"id":1,"jsonrpc":"2.0","result":{"text":"a"}}"#,
      ])
  }

  @Test(arguments: [
    ("not JSON", -32700, "null"), ("{", -32700, "null"), ("\u{0}", -32700, "null"),
    (String(repeating: "[", count: 100_000), -32700, "null"), ("[]", -32600, "null"),
    ("1", -32600, "null"), ("{}", -32600, "null"), (#"{"jsonrpc":"2.0","id":1}"#, -32600, "1"),
    (#"{"jsonrpc":"1.0","id":1,"method":"echo"}"#, -32600, "1"),
    (#"{"jsonrpc":"2.0","id":null,"method":"echo"}"#, -32600, "null"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"echo"}"#, -32600, "null"),
    (#"{"jsonrpc":"2.0","id":1,"method":2}"#, -32600, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"nothing"}"#, -32601, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"echo"}"#, -32602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"echo","params":[]}"#, -32602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"echo","params":{"text":7}}"#, -32602, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"number"}"#, -32603, "1"),
  ])
  func `what is no proper request is answered with the error for it`(line: String, code: Int, id: String) {
    let answers = answers(to: [line])
    #expect(answers.count == 1)
    #expect(
      answers.first?.hasPrefix(#"{"error":{"code":\#(code),"#) == true
        && answers.first?.hasSuffix(#""id":\#(id),"jsonrpc":"2.0"}"#) == true, "\(answers)")
  }

  @Test func `a notification is never answered`() {
    let handler = Echo()
    #expect(answers(to: [#"{"jsonrpc":"2.0","method":"nothing"}"#], from: handler) == [])
    #expect(handler.notifications.withLock { $0 } == ["nothing"])
  }

  @Test func `what is answered in order comes before what arrives later`() {
    let note = #"{"jsonrpc":"2.0","method":"note"}"#
    #expect(
      answers(to: [note, #"{"jsonrpc":"2.0","id":1,"method":"count"}"#, note])
        == [#"{"id":1,"jsonrpc":"2.0","result":{"count":1}}"#])
  }

  @Test func `a flood is answered in full, with errors for what is too much`() {
    var limits = ConnectionLimits()
    limits.openRequests = 2
    let wait = (1...2).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"wait"}"# }
    let more = (3...1000).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"echo","params":{"text":""}}"# }
    let open = Array(repeating: #"{"jsonrpc":"2.0","method":"open"}"#, count: 2)
    let answers = answers(to: wait + more + open, limits: limits)
    #expect(answers.count == 1000)
    #expect(answers.count { $0.contains(#""code":-32000"#) } == 998)
  }

  @Test func `an id that is still open can't be used again`() {
    let wait = #"{"jsonrpc":"2.0","id":1,"method":"wait"}"#
    let answers = answers(to: [wait, wait, #"{"jsonrpc":"2.0","method":"open"}"#])
    #expect(answers.count == 2 && answers.first?.contains("-32600") == true)
  }

  @Test func `a request that is taken back has no answer, and learns of it`() {
    let handler = Echo()
    #expect(
      answers(
        to: [
          #"{"jsonrpc":"2.0","id":"a","method":"wait"}"#,
          #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}}"#,
          #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"b"}}"#,
          #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
        ], from: handler) == [])
    handler.gate.signal()
  }

  @Test func `a request that takes too long is given up`() {
    var limits = ConnectionLimits()
    limits.seconds = 0
    let handler = Echo()
    let answers = answers(to: [#"{"jsonrpc":"2.0","id":1,"method":"wait"}"#], from: handler, limits: limits)
    handler.gate.signal()
    #expect(answers.count == 1 && answers.first?.contains("-32001") == true)
  }

  @Test func `nothing is read after the goodbye`() {
    #expect(
      answers(to: [
        #"{"jsonrpc":"2.0","method":"exit"}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"echo","params":{"text":"a"}}"#,
      ]) == [])
  }

  @Test func `a request of ours is answered`() {
    let taken = Mutex<[String]>([])
    let sink = RecordingSink()
    let connection = Connection(.modelContext, output: sink)
    connection.request("roots/list", [String: String]()) { message in
      taken.withLock { $0.append(message.map { String(decoding: $0, as: UTF8.self) } ?? "error") }
    }
    connection.request("roots/list", [String: String]()) { message in
      taken.withLock { $0.append(message == nil ? "error" : "result") }
    }
    let result = #"{"jsonrpc":"2.0","id":1,"result":{}}"#
    var rest = [result, #"{"jsonrpc":"2.0","id":2,"error":{"code":1,"message":""}}"#, result][...]
    connection.serve(Echo()) { rest.popFirst().map { Data(($0 + "\n").utf8) } }
    #expect(taken.withLock { $0 } == [result, "error"])
    #expect(sink.text.split(separator: "\n").count == 2)
  }
}
