import Foundation
import JSONRPC
import Testing

@Suite struct MessageReaderTests {
  private static let texts = [#"{"a":1}"#, "{}", #""ü\n""#]
  private static let invalidRequest = -32600
  private static let unparsable = -32700

  private static func stream(_ framing: Framing) -> [UInt8] {
    texts.flatMap { Array(framing.framed(Data($0.utf8)).utf8) }
  }

  private static func items(_ framing: Framing, limit: Int = 64, _ pieces: [[UInt8]]) -> [MessageReader.Item]
  {
    var reader = MessageReader(framing, limit: limit)
    var items: [MessageReader.Item] = []
    for piece in pieces {
      reader.add(piece)
      while let item = reader.next() { items.append(item) }
    }
    if let item = reader.finish() { items.append(item) }
    return items
  }

  /// Returns the texts of messages, and the codes of invalid ones.
  private static func said(_ items: [MessageReader.Item]) -> [String] {
    items.map { item in
      switch item {
      case .message(let data): String(decoding: data, as: UTF8.self)
      case .flaw(let error): "\(error.code)"
      }
    }
  }

  @Test(arguments: Framing.allCases, [1, 2, 3, 5, 1000])
  func `messages are the same whatever the pieces`(framing: Framing, size: Int) {
    let stream = Self.stream(framing)
    let pieces = stride(from: 0, to: stream.count, by: size).map {
      Array(stream[$0..<min($0 + size, stream.count)])
    }
    #expect(Self.said(Self.items(framing, pieces)) == Self.texts)
  }

  @Test(arguments: [1, 7, 1000]) func `a line that is too long is reported once and skipped`(size: Int) {
    let stream = Array((String(repeating: "x", count: 500) + "\n\n{}\n").utf8)
    let pieces = stride(from: 0, to: stream.count, by: size).map {
      Array(stream[$0..<min($0 + size, stream.count)])
    }
    #expect(Self.said(Self.items(.lines, pieces)) == ["\(Self.invalidRequest)", "{}"])
  }

  @Test(arguments: [1, 7, 1000]) func `a body that is too long is reported once and skipped`(size: Int) {
    let stream = Array(
      (Framing.headers.framed(Data(repeating: UInt8(ascii: "x"), count: 500))
        + Framing.headers.framed(Data("{}".utf8))).utf8)
    let pieces = stride(from: 0, to: stream.count, by: size).map {
      Array(stream[$0..<min($0 + size, stream.count)])
    }
    #expect(Self.said(Self.items(.headers, pieces)) == ["\(Self.invalidRequest)", "{}"])
  }

  @Test(arguments: [
    "Content-Type: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
    "Content-Length:\r\n\r\n", "\r\n\r\n",
  ])
  func `after a header without a length the next message is read`(header: String) {
    let next = Framing.headers.framed(Data("{}".utf8))
    #expect(Self.said(Self.items(.headers, [Array((header + next).utf8)])) == ["\(Self.unparsable)", "{}"])
  }

  @Test func `a header without an end is given up`() {
    let garbage = [UInt8](repeating: UInt8(ascii: "x"), count: 4096)
    let next = Array(Framing.headers.framed(Data("{}".utf8)).utf8)
    #expect(Self.said(Self.items(.headers, [garbage, next])) == ["\(Self.unparsable)", "{}"])
  }

  @Test func `a last line needs no end, and half a body is no message`() {
    #expect(Self.said(Self.items(.lines, [Array("{}".utf8)])) == ["{}"])
    #expect(
      Self.said(Self.items(.headers, [Array("Content-Length: 5\r\n\r\n{}".utf8)])) == ["\(Self.unparsable)"])
    #expect(Self.items(.lines, [Array("\r\n \n".utf8)]).isEmpty)
  }
}
